const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'number');

/** Ids have no order; everything else has. */
const same = (a: unknown, b: unknown): boolean =>
  isIds(a) && isIds(b)
    ? a.length === b.length && a.every((item) => b.includes(item))
    : JSON.stringify(a) === JSON.stringify(b);

/** Names of the values in which two versions differ. */
export function changedFields(before: object, after: object): string[] {
  const then = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => !same(then.get(name), value))
    .map(([name]) => name);
}
