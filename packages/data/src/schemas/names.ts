import { coerce, define, type Struct } from 'superstruct';

/** Our name of a field, and its name on the wire. Fields that are not listed have the same name. */
export type Names = Readonly<Record<string, string>>;

const plainObject = define<Record<string, unknown>>(
  'object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Lets a struct of our names read a record with the wire's names; our own names pass as they are. */
export function fromWire<T, S>(struct: Struct<T, S>, names: Names): Struct<T, S> {
  const ours = new Map(Object.entries(names).map(([our, wire]) => [wire, our]));
  return coerce(struct, plainObject, (value) =>
    Object.fromEntries(Object.entries(value).map(([key, field]) => [ours.get(key) ?? key, field])),
  );
}

/** The same record under the wire's names. */
export function toWire(value: object, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [names[key] ?? key, field]),
  );
}

/** Our name of a field the server complained about, or of a part of it. */
export function ourName(path: string, names: Names): string {
  const [field = '', ...within] = path.split('.');
  const our = Object.keys(names).find((each) => names[each] === field) ?? field;
  return [our, ...within].join('.');
}
