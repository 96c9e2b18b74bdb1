import { type ListingsQuery, pageSizes } from '@portal/domain';
import type { ModerationQuery } from '../client/feedback.ts';

type Keys = keyof ListingsQuery | keyof ModerationQuery;

/** A page of listings, reviews or special offers. */
type PageQuery = Pick<ListingsQuery, 'collection' | 'scope'> &
  Omit<Partial<ListingsQuery & ModerationQuery>, 'states'> & { states?: readonly string[] };

const inOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** The same key for equal queries, whatever their order and whether defaults are omitted. */
export function pageKey(query: PageQuery): string {
  const parts: Record<Keys, unknown> = {
    collection: query.collection,
    scope: query.scope,
    mine: query.mine ?? false,
    account: query.account ?? null,
    states: [...(query.states ?? [])].sort(inOrder),
    revised: query.revised ?? null,
    listing: query.listing ?? '',
    links: query.links ?? '',
    assigned: query.assigned ?? '',
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
  const { collection, scope, mine = false, account, states, listing, search, filters } = query;
  const isNarrowed = mine || account || listing || search || filters || query.assigned;
  const isQueue = String(states) === 'pending' && !(isNarrowed || query.sort);
  return isQueue ? null : `${collection}/${scope}/${account ?? mine}`;
}
