import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from '../storage.ts';
import { keepTarget, takeTarget } from './target.ts';

const minute = 60_000;
const now = Date.UTC(2026, 10, 20);

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the target is stored for an hour and used once', () => {
  const storage = memory();
  keepTarget(storage, '?returnTo=/apps/new', now);
  expect(takeTarget(storage, '', now + 59 * minute)).toBe('/apps/new');
  expect(takeTarget(storage, '', now + 59 * minute)).toBe('/');
  keepTarget(storage, '?returnTo=/apps/new', now);
  expect(takeTarget(storage, '', now + 61 * minute, '/dashboard')).toBe('/dashboard');
});

test('a target from the future is ignored', () => {
  const storage = memory();
  keepTarget(storage, '?returnTo=/apps/new', now);
  expect(takeTarget(storage, '', now - minute)).toBe('/');
});

test('an invalid stored target is ignored', () => {
  for (const text of [`${now} //elsewhere.example`, '/apps/new', 'soon /apps/new', '']) {
    const storage = memory();
    storage.setItem('portal.target', text);
    expect(takeTarget(storage, '', now)).toBe('/');
  }
});

test('without storage only the URL counts', () => {
  const denied = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const full = { getItem: denied, setItem: denied, removeItem: denied, clear: denied };
  const forbidden = {
    get localStorage() {
      return denied();
    },
  };
  vi.stubGlobal('window', forbidden);
  for (const storage of [full, browserStorage()]) {
    keepTarget(storage, '?returnTo=/apps/new', now);
    expect(takeTarget(storage, '?returnTo=/apps/pending', now)).toBe('/apps/pending');
    expect(takeTarget(storage, '', now)).toBe('/');
  }
});
