import { cacheTimes } from '@portal/data/schemas';

/** The part of the browser's storage that is used. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const nothing: KeyValues = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Texts of forms are kept by the draft store, under a name and with a lifetime of its own. */
const prefix = 'portal.';

const DAY = 24 * 60 * 60 * 1000;

/** The value of an entry, which begins with when it was written; null for one that has expired. */
function unexpired(entry: string | null, now: number): string | null {
  const [, writtenAt, value = ''] = /^(\d+) (.*)$/s.exec(entry ?? '') ?? [];
  const age = now - Number(writtenAt);
  // A clock may be set back a little.
  return age >= -DAY && age <= cacheTimes.stored ? value : null;
}

/** A storage in which nothing counts for longer than 30 days; what has expired is dropped at the start. */
export function withLifetime(storage: Storage, now: () => number): KeyValues {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(prefix) && unexpired(storage.getItem(key), now()) === null)
      storage.removeItem(key);
  }
  return {
    getItem: (key) => unexpired(storage.getItem(key), now()),
    setItem: (key, value) => storage.setItem(key, `${now()} ${value}`),
    removeItem: (key) => storage.removeItem(key),
    clear: () => storage.clear(),
  };
}

/** The browser's local storage, or one that keeps nothing where the person has forbidden it. */
export function browserStorage(): KeyValues {
  try {
    return withLifetime(window.localStorage, Date.now);
  } catch {
    return nothing;
  }
}
