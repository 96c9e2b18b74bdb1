import { expect, test } from 'vitest';
import { withLifetime } from './storage.ts';

const day = 24 * 60 * 60 * 1000;

/** A storage like the browser's, whose entries are its own properties. */
function storageWith(entries: Record<string, string>): Storage {
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, {
    get: (_, name) => Reflect.get(methods, name),
  }) as unknown as Storage;
}

// Rows: 9.2
test('an entry expires after 30 days and is removed at the next start', () => {
  const entries: Record<string, string> = { theirs: 'stays', 'portal.older': 'without a time' };
  let now = 1_000 * day;
  const open = () => withLifetime(storageWith(entries), () => now);
  open().setItem('portal.user', 'Hana\nof two lines');
  expect(entries['portal.older']).toBeUndefined();
  now += 30 * day;
  expect(open().getItem('portal.user')).toBe('Hana\nof two lines');
  now += 1;
  const storage = withLifetime(storageWith({ ...entries }), () => now);
  expect(storage.getItem('portal.user')).toBeNull();
  open();
  expect(Object.keys(entries)).toEqual(['theirs']);
});

test('an entry more than a day in the future has expired', () => {
  const entries: Record<string, string> = { 'portal.user': `${2 * day + 1} Hana` };
  withLifetime(storageWith(entries), () => day);
  expect(entries).toEqual({});
});
