import { queryLimits } from '@portal/data/schemas';

/** How many rows a page of a list may have; the first is the default. */
export const rowChoices = [10, 25, 50, 100] as const;

/** The page that an address asks for. One beyond any list is asked for as far as the server takes it, and led back. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, queryLimits.page) : 1;
}

/** How many rows a page has that an address asks for. */
export function rowsOf(params: URLSearchParams): number {
  const rows = Number(params.get('rows'));
  return rowChoices.find((each) => each === rows) ?? rowChoices[0];
}

/** Those of the `known` states that an address asks for. */
export function statesOf<T extends string>(params: URLSearchParams, known: readonly T[]): T[] {
  const asked = (params.get('status') ?? '').split(',');
  return known.filter((each) => asked.includes(each));
}

/** The search that an address asks for, as far as the server takes it. */
export const searchOf = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replaceAll('\0', '').slice(0, queryLimits.search);

export interface ListView {
  page: number;
  rows: number;
  search: string;
  states: readonly string[];
}

/** Writes of what every list has only that which differs from its default; `own` stands in the middle. */
export function writeList(
  view: ListView,
  fallback: Pick<ListView, 'rows'>,
  own: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search) params.set('search', view.search);
  if (view.states.length > 0) params.set('status', view.states.join(','));
  for (const [name, value] of Object.entries(own)) if (value) params.set(name, value);
  if (view.rows !== fallback.rows) params.set('rows', String(view.rows));
  if (view.page !== 1) params.set('page', String(view.page));
  return params;
}
