import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../app/src/paths.ts';
import { wrongHeaders } from './support/safety/headers.ts';
import { expectOnlyText, hostile } from './support/safety/hostile.ts';
import { demoPassword, expect, test } from './support/test.ts';

const people = { paid: 'pro@portal.test', admin: 'admin@portal.test' };

// Rows: 3.7
test('what somebody stored to do harm is text to vendors and admins', async ({
  product,
  signedIn,
}) => {
  const { app, review, offer, term } = await hostile(product.url);
  const [vendor, admin] = [await signedIn(people.paid), await signedIn(people.admin)];
  for (const [page, address, text] of [
    [vendor, `${paths.listings('apps', 'active')}?search=onerror`, app.name],
    [vendor, paths.listing('apps', 'active', app.slug), app.name],
    [admin, `${paths.listings('apps', 'active', 'all')}?search=onerror`, app.name],
    [admin, paths.listing('apps', 'active', app.slug), app.name],
    [admin, `${paths.reviews('apps', 'pending')}?search=onerror`, review],
    [admin, `${paths.specialOffers('apps', 'pending')}?search=onerror`, offer],
    [vendor, paths.listing('apps', 'active', app.slug), offer],
    [admin, `${paths.industries}?search=onerror`, term],
  ] as const) {
    await test.step(`${address} shows ${text.slice(0, 24)}`, async () => {
      await page.goto(address);
      await expectOnlyText(page, text);
    });
  }
});

test('each kind of answer carries its headers', async ({ product, request }) => {
  expect(await wrongHeaders(request, product.url, 'plain')).toEqual([]);
});

test('the built portal holds no secret and no account', () => {
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
