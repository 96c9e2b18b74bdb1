import type { ListingsQuery } from '@portal/data/client';
import type { Collection, Scope } from '@portal/domain';
import { paths } from '../../paths.ts';
import type { PrefetchHandle } from '../../shell/prefetch.ts';
import { pageOf, rowChoices, rowsOf, searchOf, statesOf, writeList } from '../listAddress.ts';

/** Which list is on screen; the address decides. */
export interface ListPlace {
  collection: Collection;
  scope: Scope;
  /** The own account's, or (for admins) everybody's. */
  whose: 'mine' | 'all';
}

/** What of a pending list is wanted. */
export const stateFilters = ['pending', 'declined', 'draft'] as const;
export type StateFilter = (typeof stateFilters)[number];

export const listSorts = ['newest', 'oldest', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

/** The terms a list can be narrowed down by, and where a record has them. */
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

/** Whether the list shows changes to live listings. */
export const changeFilters = ['yes', 'no'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** What of a list is on screen, as its address says it. */
export interface ListView {
  page: number;
  rows: number;
  sort: ListSort;
  search: string;
  states: readonly StateFilter[];
  /** Id of the wanted term, of each kind. */
  terms: Partial<Record<TermFilter, string>>;
  changes: ChangeFilter | null;
}

/** The list in which admins decide: it begins with what waits longest. */
export const isQueue = ({ scope, whose }: ListPlace): boolean =>
  scope === 'pending' && whose === 'all';

export function defaultView(place: ListPlace): ListView {
  return {
    page: 1,
    rows: rowChoices[0],
    sort: isQueue(place) ? 'oldest' : 'newest',
    search: '',
    states: [],
    terms: {},
    changes: null,
  };
}

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((each) => each === value);

/** Reads an address; anything it does not understand falls back to the default. */
export function readView(params: URLSearchParams, place: ListPlace): ListView {
  const fallback = defaultView(place);
  return {
    page: pageOf(params),
    rows: rowsOf(params),
    sort: oneOf(listSorts, params.get('sort')) ?? fallback.sort,
    search: searchOf(params),
    states: statesOf(params, stateFilters),
    terms: Object.fromEntries(
      termFilters[place.collection].flatMap((name) => {
        const id = params.get(name) ?? '';
        return /^\d{1,9}$/.test(id) ? [[name, id]] : [];
      }),
    ),
    changes: oneOf(changeFilters, params.get('changes')) ?? fallback.changes,
  };
}

/** Writes only what differs from the default, so that the plain address stays plain. */
export function writeView(view: ListView, place: ListPlace): URLSearchParams {
  const fallback = defaultView(place);
  return writeList(view, fallback, {
    ...view.terms,
    changes: view.changes,
    sort: view.sort === fallback.sort ? null : view.sort,
  });
}

/** The address of a view. */
export function addressOf(view: ListView, { collection, scope, whose }: ListPlace): string {
  const query = writeView(view, { collection, scope, whose }).toString();
  return paths.listings(collection, scope, whose) + (query && `?${query}`);
}

/** Whether a search or a filter leaves rows out. */
export const isNarrowed = ({ search, terms, changes, states }: ListView): boolean =>
  search.trim() !== '' || Object.keys(terms).length > 0 || changes !== null || states.length > 0;

const sorts = {
  newest: 'updatedAt:desc',
  oldest: 'updatedAt:asc',
  name: 'name:asc',
} as const satisfies Record<ListSort, string>;

/** The query of a view. */
export function toQuery(view: ListView, place: ListPlace): ListingsQuery {
  const query: ListingsQuery = {
    collection: place.collection,
    scope: place.scope,
    page: view.page,
    pageSize: view.rows,
  };
  // The server's own order of the queue: what waits, oldest first, then what was declined.
  if (!(isQueue(place) && view.sort === 'oldest')) query.sort = sorts[view.sort];
  if (place.whose === 'mine') query.mine = true;
  if (view.search.trim()) query.search = view.search.trim();
  if (view.states.length > 0) query.states = view.states;
  if (view.changes) query.revised = view.changes === 'yes';
  const terms = termFilters[place.collection].flatMap((name) => {
    const id = view.terms[name];
    return id === undefined ? [] : [[termPaths[name], id] as const];
  });
  if (terms.length > 0) query.filters = Object.fromEntries(terms);
  return query;
}

/** Asks for the rows behind an address while its link is still being pressed. */
export const prefetchList = (place: ListPlace): PrefetchHandle => ({
  ask: (stores, _params, query) =>
    stores.listings.pages.prefetch(toQuery(readView(query, place), place)),
});
