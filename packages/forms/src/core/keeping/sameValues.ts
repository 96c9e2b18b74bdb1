/** Whether two sets of form values say the same, whatever the order of their keys. */
export function sameValues(a: object, b: object): boolean {
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  if (left.size !== right.size) return false;
  return [...left].every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(right.get(key)),
  );
}
