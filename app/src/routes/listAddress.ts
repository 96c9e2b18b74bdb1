import { queryLimits } from '@portal/data/schemas';

/** How many rows a page of a list may have; the first is the default. */
export const rowChoices = [10, 25, 50, 100] as const;

/** The page number in an address, at most what the server accepts. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, queryLimits.page) : 1;
}

/** The rows per page in an address. */
export function rowsOf(params: URLSearchParams): number {
  const rows = Number(params.get('rows'));
  return rowChoices.find((each) => each === rows) ?? rowChoices[0];
}

/** The `known` states in an address. */
export function statesOf<T extends string>(params: URLSearchParams, known: readonly T[]): T[] {
  const asked = (params.get('status') ?? '').split(',');
  return known.filter((each) => asked.includes(each));
}

/** The search in an address, at most as long as the server accepts. */
export const searchOf = (params: URLSearchParams): string =>
  (params.get('search') ?? '').replaceAll('\0', '').slice(0, queryLimits.search);

export interface ListView {
  page: number;
  rows: number;
  search: string;
  states: readonly string[];
}

/** Writes what differs from the defaults of every list; `own` parameters are in the middle. */
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
