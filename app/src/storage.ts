import { cacheTimes } from '@portal/data/schemas';

/** The methods of the browser's storage that are used. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const nothing: KeyValues = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** Prefix of the entries that expire. The draft store has its own prefix and lifetime. */
const prefix = 'portal.';

const DAY = 24 * 60 * 60 * 1000;

/** The value of an entry, which starts with its time of writing; null when it has expired. */
function unexpired(entry: string | null, now: number): string | null {
  const [, writtenAt, value = ''] = /^(\d+) (.*)$/s.exec(entry ?? '') ?? [];
  const age = now - Number(writtenAt);
  // The clock may have been set back.
  return age >= -DAY && age <= cacheTimes.stored ? value : null;
}

/** A storage whose entries expire after 30 days. Removes expired ones when created. */
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

/** The browser's local storage, or an empty one when storage is blocked. */
export function browserStorage(): KeyValues {
  try {
    return withLifetime(window.localStorage, Date.now);
  } catch {
    return nothing;
  }
}
