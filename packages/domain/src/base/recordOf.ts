/** The names of a table or of values, in their order. */
export function namesOf<Table extends object>(table: Table): (keyof Table & string)[];
export function namesOf(table: object): string[] {
  return Object.keys(table);
}

/** One value for each name, in their order. */
export function recordOf<Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value>;
export function recordOf(names: readonly string[], make: (name: string) => unknown): object {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
