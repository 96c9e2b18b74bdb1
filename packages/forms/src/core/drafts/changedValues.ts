export type SomeValues<V extends object> = { [Name in keyof V]?: V[Name] | undefined };

/** Called for every field on every key press: only lists and records are serialised for the comparison. */
export const isSame = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

/** The values that differ from the stored ones, without the fields in `except`. */
export function changedValues<V extends object>(
  values: SomeValues<V>,
  stored: V,
  except: readonly (keyof V & string)[] = [],
): Partial<V> {
  const stays = new Set<string>(except);
  const changed: Partial<V> = {};
  for (const [name, value] of Object.entries(values)) {
    const differs = value !== undefined && !isSame(value, Reflect.get(stored, name));
    if (differs && !stays.has(name)) Reflect.set(changed, name, value);
  }
  return changed;
}

/** The stored values of the fields in `values`, without those in `except`. */
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

export const sameValues = <V extends object>(a: V, b: V) => isNothing(changedValues(a, b));

/** The first 60 characters of the first text among the values, to tell one local draft from another. */
export function beginningOf(values: object): string {
  for (const value of Object.values(values)) {
    const words = typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : '';
    // By code points, so that no emoji is cut in half.
    const symbols = [...words];
    if (symbols.length > 60) return `${symbols.slice(0, 60).join('').trimEnd()}…`;
    if (words) return words;
  }
  return '';
}

/** Whether some of the values would replace typed ones. */
export const overwrites = (values: object, typed: object) =>
  Object.entries(values).some(
    ([name, value]) => Reflect.has(typed, name) && !isSame(value, Reflect.get(typed, name)),
  );
