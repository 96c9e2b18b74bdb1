import {
  array,
  defaulted,
  type Infer,
  number,
  object,
  optional,
  type Struct,
  string,
  unknown,
} from 'superstruct';

const paginationStruct = object({
  page: number(),
  pageSize: number(),
  pageCount: number(),
  total: number(),
});

/** Where a page stands in its list; pages count from 1. */
export type Pagination = Infer<typeof paginationStruct>;

/** The answer of a call for one record. */
export function recordOf<T, S>(struct: Struct<T, S>) {
  return object({ data: struct, meta: optional(unknown()) });
}

/** The answer of a call for one page of a list. */
export function listOf<T, S>(struct: Struct<T, S>) {
  return object({ data: array(struct), meta: object({ pagination: paginationStruct }) });
}

/** A short list that always comes whole. */
export function wholeListOf<T, S>(struct: Struct<T, S>) {
  return object({ data: array(struct), meta: optional(unknown()) });
}

/** One page of a list. */
export interface Page<T> {
  rows: readonly T[];
  pagination: Pagination;
}

/** A failure as the backend tells it; every part may be missing. */
export const failureStruct = object({
  error: object({
    status: optional(number()),
    name: optional(string()),
    message: defaulted(string(), ''),
    details: optional(unknown()),
  }),
});

/** What `details` of any failure may say. */
export const detailsStruct = object({
  reason: optional(string()),
  errors: defaulted(
    array(object({ path: array(unknown()), message: string(), reason: optional(string()) })),
    [],
  ),
});
