import { queryLimits } from './listQuery.ts';

/** Rows per page of a list; the first is the default. */
export const rowChoices = [10, 25, 50, 100] as const;

/** The page number in a query, at most what the server accepts. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, queryLimits.page) : 1;
}

export function rowsOf(params: URLSearchParams): number {
  const rows = Number(params.get('rows'));
  return rowChoices.find((each) => each === rows) ?? rowChoices[0];
}

/** The `known` states in a query. */
export function statesOf<T extends string>(params: URLSearchParams, known: readonly T[]): T[] {
  const states = (params.get('status') ?? '').split(',');
  return known.filter((each) => states.includes(each));
}

/** The search in a query, cut to the length that the server accepts. */
export const searchOf = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replaceAll('\0', '').slice(0, queryLimits.search);
