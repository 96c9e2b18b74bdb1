import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

test('a selector names the sibling before it: `+ * .x` styles a whole list anew for each row added to it', () => {
  const files = globSync('{app,packages/*}/src/**/*.css.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const unnamed = files.filter((file) =>
    /[+~]\s+\*\s+[^`'}\s]/.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  expect(unnamed).toEqual([]);
});
