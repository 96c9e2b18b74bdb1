/** Some of a form's values. */
export type SomeValues<V extends object> = { [Name in keyof V]?: V[Name] | undefined };

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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

export const isNothing = (values: object) => Object.keys(values).length === 0;
