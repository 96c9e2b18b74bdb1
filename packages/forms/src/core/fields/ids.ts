/** Ids as the keys of options. */
export function keysOf(ids: readonly number[]): string[] {
  return ids.map(String);
}

/** Keys of options as ids. */
export function idsOf(keys: readonly string[]): number[] {
  return keys.map(Number);
}
