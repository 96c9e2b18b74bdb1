/** Some of a form's values. */
export type SomeValues<V extends object> = { [Name in keyof V]?: V[Name] | undefined };

/** Asked of every field while somebody types: only lists and records are written out to be compared. */
const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** Those of the values that differ from the stored ones, apart from some. */
export function changedValues<V extends object>(
  values: SomeValues<V>,
  stored: V,
  except: readonly (keyof V & string)[] = [],
): Partial<V> {
  const stays = new Set<string>(except);
  const changed: Partial<V> = {};
  for (const [name, value] of Object.entries(values)) {
    const differs = value !== undefined && !same(value, Reflect.get(stored, name));
    if (differs && !stays.has(name)) Reflect.set(changed, name, value);
  }
  return changed;
}

/** What is stored in the fields of some values, apart from some. */
export function storedUnder<V extends object>(
  values: Partial<V>,
  stored: V,
  except: readonly string[] = [],
): Partial<V> {
  const under: Partial<V> = {};
  for (const name of Object.keys(values)) {
    if (!except.includes(name)) Reflect.set(under, name, Reflect.get(stored, name));
  }
  return under;
}

export const isNothing = (values: object) => Object.keys(values).length === 0;

const longest = 60;

/** The first words of the first text among the values, to tell one copy from another. */
export function beginningOf(values: object): string {
  for (const value of Object.values(values)) {
    const words = typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
    // Cut between characters, not within one.
    const letters = [...words];
    if (letters.length > longest) return `${letters.slice(0, longest).join('').trimEnd()}…`;
    if (words) return words;
  }
  return '';
}

/** Whether some of the values would put others in the place of what was typed. */
export const overwrites = (values: object, typed: object) =>
  Object.entries(values).some(
    ([name, value]) => Reflect.has(typed, name) && !same(value, Reflect.get(typed, name)),
  );
