import {
  array,
  coerce,
  defaulted,
  define,
  type Infer,
  number,
  object,
  optional,
  type Struct,
  string,
  unknown,
} from 'superstruct';

/** Our names of fields, and their names on the wire where they differ. */
export type Names = Readonly<Record<string, string>>;

const plainObject = define<Record<string, unknown>>(
  'object',
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Makes a struct with our names read records with the wire's names, or with ours. */
export function fromWire<T, S>(struct: Struct<T, S>, names: Names): Struct<T, S> {
  const ours = new Map(Object.entries(names).map(([our, wire]) => [wire, our]));
  return coerce(struct, plainObject, (value) =>
    Object.fromEntries(Object.entries(value).map(([key, field]) => [ours.get(key) ?? key, field])),
  );
}

/** A record under the wire's names. */
export function toWire(value: object, names: Names): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [names[key] ?? key, field]),
  );
}

/** Our name of a field, or of a part of it by a dotted path, that the server names. */
export function ourName(path: string, names: Names): string {
  const [field = '', ...within] = path.split('.');
  const our = Object.keys(names).find((each) => names[each] === field) ?? field;
  return [our, ...within].join('.');
}

const paginationStruct = object({
  page: number(),
  pageSize: number(),
  pageCount: number(),
  total: number(),
});

/** The position of a page in its list; pages count from 1. */
type Pagination = Infer<typeof paginationStruct>;

/** The response of a call for one record, or for a short list without pages. */
export function recordOf<T, S>(struct: Struct<T, S>): Struct<{ data: T; meta?: unknown }, unknown>;
export function recordOf(struct: Struct<unknown, unknown>): object {
  return object({ data: struct, meta: optional(unknown()) });
}

/** The response of a call for one page of a list. */
export function listOf<T, S>(struct: Struct<T, S>) {
  return object({ data: array(struct), meta: object({ pagination: paginationStruct }) });
}

/** One page of a list. */
export interface Page<T> {
  rows: readonly T[];
  pagination: Pagination;
  /** The call that read it. */
  source?: { path: string; query?: URLSearchParams | undefined };
}

/** The body of a failure; every part may be missing. */
export const failureStruct = object({
  error: object({
    status: optional(number()),
    name: optional(string()),
    message: defaulted(string(), ''),
    details: optional(unknown()),
  }),
});

/** The `details` of any failure. */
export const detailsStruct = object({
  reason: optional(string()),
  errors: defaulted(
    array(object({ path: array(unknown()), message: string(), reason: optional(string()) })),
    [],
  ),
});

/** Strapi 5's id. The portal does not use it, because version 4 has none. */
export const documentId = optional(string());

/** Called about usable responses that differ from the documentation. */
export type Report = (problem: string) => void;

export const ignoreReports: Report = () => undefined;
