import { type FeedbackQuery, type ListingsQuery, pageSizes } from '@portal/domain';

/** A page of listings, reviews or special offers. */
type PageQuery = Pick<ListingsQuery, 'collection' | 'scope'> &
  Omit<Partial<ListingsQuery & FeedbackQuery>, 'states'> & { states?: readonly string[] };

const defaults = { mine: false, page: 1, pageSize: pageSizes.list };

/** The parts of a query that are set, in any order. */
const setIn = (query: object): [name: string, value: unknown][] =>
  Object.entries(query).filter(([, value]) => String(value ?? '') !== '');

const inOrder = (parts: readonly unknown[]) =>
  parts.map((part) => JSON.stringify(part)).sort((a, b) => (a < b ? -1 : 1));

/** The same key for equal queries, whatever their order and whether defaults are omitted. */
export function pageKey(query: PageQuery): string {
  const parts = setIn({
    ...defaults,
    ...query,
    search: query.search?.trim(),
    states: inOrder(query.states ?? []),
    filters: inOrder(Object.entries(query.filters ?? {})),
  });
  return inOrder(parts).join();
}

/** Pages, searches and sortings of one list keep each other's rows. The review queue counts its rows, so it keeps none: null. */
export function listKey({ page, pageSize, ...query }: PageQuery): string | null {
  const { collection, scope, states, mine = false, account, ...narrowing } = query;
  const isWhole = !mine && account === undefined && setIn(narrowing).length === 0;
  return String(states) === 'pending' && isWhole
    ? null
    : `${collection}/${scope}/${account ?? mine}`;
}
