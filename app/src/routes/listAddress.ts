import { queryLimits } from '@portal/data/schemas';

/** The page that an address asks for. One beyond any list is asked for as far as the server takes it, and led back. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, queryLimits.page) : 1;
}

/** The search that an address asks for, as far as the server takes it. */
export const searchOf = (params: URLSearchParams): string =>
  (params.get('search') ?? '').slice(0, queryLimits.search);
