import { type Collection, type ListQuery, pageSizes, type Scope } from '@portal/domain';

/** A page of listings, reviews or special offers. */
interface PageQuery extends ListQuery {
  collection: Collection;
  scope: Scope;
  mine?: boolean;
  account?: number;
  states?: readonly string[];
  revised?: boolean;
  listing?: string;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** The same key for equal queries, whatever their order and whether defaults are omitted. */
export function pageKey(query: PageQuery): string {
  const parts: Record<keyof PageQuery, unknown> = {
    collection: query.collection,
    scope: query.scope,
    mine: query.mine ?? false,
    account: query.account ?? null,
    states: [...(query.states ?? [])].sort(inOrder),
    revised: query.revised ?? null,
    listing: query.listing ?? '',
    page: query.page ?? 1,
    pageSize: query.pageSize ?? pageSizes.list,
    sort: query.sort ?? '',
    search: query.search?.trim() ?? '',
    filters: Object.entries(query.filters ?? {}).sort(([a], [b]) => inOrder(a, b)),
  };
  return JSON.stringify(Object.values(parts));
}

/** Pages, searches and sortings of one list keep each other's rows. The review queue counts its rows, so it keeps none: null. */
export function listKey(query: PageQuery): string | null {
  const {
    collection,
    scope,
    mine = false,
    account,
    states,
    listing,
    search,
    filters,
    sort,
  } = query;
  const isQueue =
    String(states) === 'pending' && !(mine || account || listing || search || filters || sort);
  return isQueue ? null : `${collection}/${scope}/${account ?? mine}`;
}
