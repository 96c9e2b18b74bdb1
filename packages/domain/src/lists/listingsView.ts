import type { Collection } from '../listing/collection.ts';
import type { ListPlace } from './listPlace.ts';
import {
  type AssignedFilter,
  assignedFilters,
  type LinkFilter,
  type ListingsQuery,
  linkFilters,
  type PendingState,
  pendingStates,
} from './listQuery.ts';
import { pageOf, rowChoices, rowsOf, searchOf, statesOf } from './listView.ts';

export const listSorts = ['newest', 'oldest', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

/** Filters by term, with their field in the API. */
const termPaths = {
  industry: 'industries.id',
  subcategory: 'subcategories.id',
  category: 'categories.id',
  location: 'locations.id',
} as const;
export type TermFilter = keyof typeof termPaths;

export const termFilters: Record<Collection, readonly TermFilter[]> = {
  apps: ['industry', 'subcategory'],
  services: ['industry', 'category', 'location'],
};

/** Filter by changes to a live listing. */
export const changeFilters = ['yes', 'no'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** What the query of the URL selects from a list. */
export interface ListingsView {
  page: number;
  rows: number;
  sort: ListSort;
  search: string;
  states: readonly PendingState[];
  /** Ids of the chosen terms. */
  terms: Partial<Record<TermFilter, string>>;
  changes: ChangeFilter | null;
  links: LinkFilter | null;
  /** Of the queue. */
  assigned: AssignedFilter | null;
}

/** Whether this is the review queue, which is sorted by waiting time. */
export const isQueue = ({ scope, whose }: ListPlace): boolean =>
  scope === 'pending' && whose === 'all';

export function defaultListingsView(place: ListPlace): ListingsView {
  return {
    page: 1,
    rows: rowChoices[0],
    sort: isQueue(place) ? 'oldest' : 'newest',
    search: '',
    states: [],
    terms: {},
    changes: null,
    links: null,
    assigned: null,
  };
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/** Reads a query; unknown values fall back to the default. */
export function readListingsView(params: URLSearchParams, place: ListPlace): ListingsView {
  const fallback = defaultListingsView(place);
  return {
    page: pageOf(params),
    rows: rowsOf(params),
    sort: oneOf(listSorts, params.get('sort')) ?? fallback.sort,
    search: searchOf(params),
    states: statesOf(params, pendingStates),
    terms: Object.fromEntries(
      termFilters[place.collection].flatMap((name) => {
        const id = params.get(name) ?? '';
        return /^\d{1,9}$/.test(id) ? [[name, id]] : [];
      }),
    ),
    changes: oneOf(changeFilters, params.get('changes')) ?? fallback.changes,
    links: (place.scope === 'active' && oneOf(linkFilters, params.get('links'))) || null,
    assigned: isQueue(place) ? (oneOf(assignedFilters, params.get('assigned')) ?? null) : null,
  };
}

const sorts = {
  newest: 'updatedAt:desc',
  oldest: 'updatedAt:asc',
  name: 'name:asc',
} as const satisfies Record<ListSort, string>;

export function toListingsQuery(view: ListingsView, place: ListPlace): ListingsQuery {
  const query: ListingsQuery = {
    collection: place.collection,
    scope: place.scope,
    page: view.page,
    pageSize: view.rows,
  };
  // The server's default order of the queue: pending, oldest first, then declined.
  if (!(isQueue(place) && view.sort === 'oldest')) query.sort = sorts[view.sort];
  if (place.whose === 'mine') query.mine = true;
  if (view.search.trim()) query.search = view.search.trim();
  if (view.states.length > 0) query.states = view.states;
  if (view.links) query.links = view.links;
  if (view.changes) query.revised = view.changes === 'yes';
  if (view.assigned) query.assigned = view.assigned;
  const terms = termFilters[place.collection].flatMap((name) => {
    const id = view.terms[name];
    return id === undefined ? [] : [[termPaths[name], id] as const];
  });
  if (terms.length > 0) query.filters = Object.fromEntries(terms);
  return query;
}
