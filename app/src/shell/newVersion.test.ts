import { expect, test, vi } from 'vitest';
import { isMissingPart, isOutOfDate, watchVersion } from './newVersion.tsx';

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

test('the question is put when somebody comes back after a while, and no more after a stop', async () => {
  const events = new EventTarget();
  const tab = {
    visibilityState: 'visible' as const,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  let now = 0;
  const told = vi.fn();
  const ask = vi.fn(async () => true);
  const comeBackAt = (minutes: number) => {
    now = minutes * 60_000;
    events.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = watchVersion(told, () => now, tab, ask);
  comeBackAt(9);
  expect(ask).not.toHaveBeenCalled();
  comeBackAt(11);
  comeBackAt(12);
  expect(ask).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
  Object.assign(tab, { visibilityState: 'hidden' });
  comeBackAt(30);
  stop();
  Object.assign(tab, { visibilityState: 'visible' });
  comeBackAt(60);
  expect(ask).toHaveBeenCalledOnce();
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
