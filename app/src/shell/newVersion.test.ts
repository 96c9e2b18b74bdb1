import { expect, test, vi } from 'vitest';
import { isMissingPart, isOutOfDate } from './newVersion.tsx';
import { watchVersion } from './watchVersion.ts';

const own = '/assets/portal-abc.js';
const respondWith =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });

test('a page of the same language that starts with another script is a new version', async () => {
  const page = (script: string) => respondWith(`<html lang="de"><script src="${script}">`);
  expect(await isOutOfDate(own, page(own), 'de')).toBe(false);
  expect(await isOutOfDate(own, page('/assets/portal-def.js'), 'de')).toBe(true);
  expect(await isOutOfDate(own, page('/assets/portal-def.js'), 'en-NZ')).toBeNull();
});

test('whether there is a new version is not known after an error', async () => {
  expect(await isOutOfDate(null, respondWith(''))).toBeNull();
  expect(await isOutOfDate(own, respondWith('Bad gateway', 502))).toBeNull();
  expect(await isOutOfDate(own, () => Promise.reject(new TypeError('Failed to fetch')))).toBeNull();
});

test('checks when the tab becomes visible after a while, and not after a stop', async () => {
  const events = new EventTarget();
  const tab = {
    visibilityState: 'visible' as const,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  let now = 0;
  const onNewVersion = vi.fn();
  const check = vi.fn(async () => true);
  const showTabAt = (minutes: number) => {
    now = minutes * 60_000;
    events.dispatchEvent(new Event('visibilitychange'));
  };
  const stop = watchVersion(onNewVersion, () => now, tab, check);
  showTabAt(9);
  expect(check).not.toHaveBeenCalled();
  showTabAt(11);
  showTabAt(12);
  expect(check).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(onNewVersion).toHaveBeenCalledOnce());
  Object.assign(tab, { visibilityState: 'hidden' });
  showTabAt(30);
  stop();
  Object.assign(tab, { visibilityState: 'visible' });
  showTabAt(60);
  expect(check).toHaveBeenCalledOnce();
});

test.each([
  ['Failed to fetch dynamically imported module: http://x/assets/a.js', true],
  ['error loading dynamically imported module', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /assets/a.css', true],
  ['Failed to fetch', false],
  ['undefined is not a function', false],
])('"%s" is a missing chunk: %s', (message, missing) => {
  expect(isMissingPart(new TypeError(message))).toBe(missing);
});
