import { expect, test } from 'vitest';
import { isMissingPart, isOutOfDate } from './newVersion.ts';

const own = '/assets/portal-abc.js';
const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('a page that starts with another script is a new version', async () => {
  expect(await isOutOfDate(own, answering(`<script src="${own}">`))).toBe(false);
  expect(await isOutOfDate(own, answering('<script src="/assets/portal-def.js">'))).toBe(true);
});

test('what cannot be found out is no new version', async () => {
  expect(await isOutOfDate(null, answering(''))).toBe(false);
  expect(await isOutOfDate(own, answering('Bad gateway', 502))).toBe(false);
  expect(await isOutOfDate(own, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(
    false,
  );
});

test.each([
  ['Failed to fetch dynamically imported module: http://x/assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
  ['undefined is not a function', false],
])('"%s" is a missing part: %s', (message, missing) => {
  expect(isMissingPart(new TypeError(message))).toBe(missing);
});
