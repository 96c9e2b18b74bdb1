/** The next or previous item; at the ends, the last or first one itself. */
export function stepTo<Key>(keys: readonly Key[], from: Key | null, step: 1 | -1): Key | null {
  if (keys.length === 0) return null;
  const at = from === null ? -1 : keys.indexOf(from);
  if (at === -1) return (step === 1 ? keys[0] : keys.at(-1)) ?? null;
  return keys[Math.min(keys.length - 1, Math.max(0, at + step))] ?? null;
}
