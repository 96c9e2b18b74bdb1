/** The part of the browser's storage that is used. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

const nothing: KeyValues = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  clear: () => undefined,
};

/** The browser's local storage, or one that keeps nothing where the person has forbidden it. */
export function browserStorage(): KeyValues {
  try {
    return window.localStorage;
  } catch {
    return nothing;
  }
}
