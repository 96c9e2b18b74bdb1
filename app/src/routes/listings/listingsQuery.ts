import type { ListingsQuery } from '@portal/data/client';
import type { Collection, Scope } from '@portal/domain';
import { paths } from '../../paths.ts';
import type { PrefetchHandle } from '../../shell/prefetch.ts';
import { pageOf, rowChoices, rowsOf, searchOf, statesOf, writeList } from '../ListPage.tsx';

/** A list of listings, as named by its path. */
export interface ListPlace {
  collection: Collection;
  scope: Scope;
  /** The user's own account, or all vendors (for admins). */
  whose: 'mine' | 'all';
}

/** Status filters of a pending list. */
export const stateFilters = ['pending', 'declined', 'draft'] as const;
export type StateFilter = (typeof stateFilters)[number];

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
export interface ListView {
  page: number;
  rows: number;
  sort: ListSort;
  search: string;
  states: readonly StateFilter[];
  /** Ids of the chosen terms. */
  terms: Partial<Record<TermFilter, string>>;
  changes: ChangeFilter | null;
}

/** Whether this is the review queue, which is sorted by waiting time. */
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

/** Reads a query; unknown values fall back to the default. */
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

/** The query of a view, without defaults. */
export function writeView(view: ListView, place: ListPlace): URLSearchParams {
  const fallback = defaultView(place);
  return writeList(view, fallback, {
    ...view.terms,
    changes: view.changes,
    sort: view.sort === fallback.sort ? null : view.sort,
  });
}

export function addressOf(view: ListView, { collection, scope, whose }: ListPlace): string {
  const query = writeView(view, { collection, scope, whose }).toString();
  return paths.listings(collection, scope, whose) + (query && `?${query}`);
}

export const isNarrowed = ({ search, terms, changes, states }: ListView): boolean =>
  search.trim() !== '' || Object.keys(terms).length > 0 || changes !== null || states.length > 0;

const sorts = {
  newest: 'updatedAt:desc',
  oldest: 'updatedAt:asc',
  name: 'name:asc',
} as const satisfies Record<ListSort, string>;

export function toQuery(view: ListView, place: ListPlace): ListingsQuery {
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
  if (view.changes) query.revised = view.changes === 'yes';
  const terms = termFilters[place.collection].flatMap((name) => {
    const id = view.terms[name];
    return id === undefined ? [] : [[termPaths[name], id] as const];
  });
  if (terms.length > 0) query.filters = Object.fromEntries(terms);
  return query;
}

/** Prefetches the rows of a list while its link is being pressed. */
export const prefetchList = (place: ListPlace): PrefetchHandle => ({
  prefetch: (stores, _params, query) =>
    stores.listings.pages.prefetch(toQuery(readView(query, place), place)),
});

export const areaNames: Record<Collection, string> = {
  apps: 'App Listings',
  services: 'Cloud Experts',
};

const plural: Record<Collection, string> = { apps: 'Apps', services: 'Services' };

interface ListWords {
  title: string;
  help: string;
  /** The list of the other scope. */
  other: { label: string; href: string };
}

/** Part of the window title, to tell tabs apart. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all' ? `${plural[collection]} from all vendors` : plural[collection];

export function listWords(place: ListPlace): ListWords {
  const { collection, scope, whose } = place;
  const things = plural[collection];
  const toPending = {
    label: 'Pending listings',
    href: paths.listings(collection, 'pending', whose),
  };
  if (isQueue(place)) {
    return {
      title: 'Pending listings',
      help: `${things} that vendors submitted for review.`,
      other: { label: 'All listings', href: paths.listings(collection, 'active', 'all') },
    };
  }
  if (whose === 'all') {
    return {
      title: 'All listings',
      help: `${things} from all vendors that are live now.`,
      other: toPending,
    };
  }
  if (scope === 'active') {
    return {
      title: 'My listings',
      help: `Your ${things.toLowerCase()} that are live in the directory.`,
      other: toPending,
    };
  }
  return {
    title: 'Pending listings',
    help: `${things} that aren’t live yet: drafts, in review or declined.`,
    other: { label: 'My listings', href: paths.listings(collection, 'active') },
  };
}
