import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wrongHeaders } from './support/safety/headers.ts';
import { demoPassword, expect, test } from './support/test.ts';

test('every kind of response has its security headers', async ({ product, request }) => {
  expect(await wrongHeaders(request, product.url)).toEqual([]);
});

test('the build contains no secret and no account', () => {
  const folder = join(import.meta.dirname, '../app/dist');
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(js|css|html|json|map)$/.test(name),
  );
  expect(texts.length).toBeGreaterThan(20);
  for (const name of texts) {
    const text = readFileSync(join(folder, name), 'utf8');
    expect(text, name).not.toContain(demoPassword);
    expect(text, name).not.toMatch(
      /\b[sr]k_(test|live)_|whsec_|PRIVATE KEY|@portal\.test|fakeProvider|memoryBackend/,
    );
  }
  expect(texts.filter((name) => name.endsWith('.map'))).toEqual([]);
});
