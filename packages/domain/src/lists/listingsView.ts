import { readDayOrAge } from '../base/day.ts';
import type { Collection, TermName } from '../listing/collection.ts';
import { anyOf, declareList, oneOf, searchText } from './declaredList.ts';
import { type ListPlace, listPath } from './listPlace.ts';
import {
  assignedFilters,
  type ListingsQuery,
  linkFilters,
  pendingStates,
  type TermFilter,
} from './listQuery.ts';
import { conditionText } from './termCondition.ts';

export const listSorts = ['newest', 'oldest', 'name'] as const;
export type ListSort = (typeof listSorts)[number];

export const termFilters: Record<Collection, readonly TermFilter[]> = {
  apps: ['industry', 'subcategory'],
  services: ['industry', 'category', 'location'],
};

/** The terms of a filter. */
export const filteredTerms = {
  industry: 'industries',
  subcategory: 'subcategories',
  category: 'categories',
  location: 'locations',
} as const satisfies Record<TermFilter, TermName>;

/** Filter by changes to a live listing. */
export const changeFilters = ['yes', 'no'] as const;
export type ChangeFilter = (typeof changeFilters)[number];

/** Whether this is the review queue, which is sorted by waiting time. */
export const isQueue = ({ scope, whose }: ListPlace): boolean =>
  scope === 'pending' && whose === 'all';

const none = () => null;

/** The list on a page of listings. */
export function listingsList(place: ListPlace) {
  const term = (name: TermFilter) =>
    termFilters[place.collection].includes(name) ? conditionText : none;
  return declareList({
    path: listPath(place),
    params: {
      search: searchText,
      status: anyOf(pendingStates),
      industry: term('industry'),
      subcategory: term('subcategory'),
      category: term('category'),
      location: term('location'),
      /** First and last day of the last change; null for no limit. */
      from: readDayOrAge,
      to: readDayOrAge,
      changes: oneOf(changeFilters),
      links: place.scope === 'active' ? oneOf(linkFilters) : none,
      /** Of the queue. */
      assigned: isQueue(place) ? oneOf(assignedFilters) : none,
    },
    sorts: isQueue(place) ? (['oldest', 'newest', 'name'] as const) : listSorts,
  });
}
export type ListingsList = ReturnType<typeof listingsList>;
export type ListingsView = ListingsList['initial'];

const sorts = {
  newest: 'updatedAt:desc',
  oldest: 'updatedAt:asc',
  name: 'name:asc',
} as const satisfies Record<ListSort, string>;

export function toListingsQuery(view: ListingsView, place: ListPlace): ListingsQuery {
  const { collection, scope } = place;
  const { sort, status, changes, ...asked } = listingsList(place).request(view);
  return {
    collection,
    scope,
    ...asked,
    // The server's default order of the queue: pending, oldest first, then declined.
    ...(isQueue(place) && sort === 'oldest' ? {} : { sort: sorts[sort] }),
    ...(place.whose === 'mine' ? { mine: true } : {}),
    ...(status ? { states: status } : {}),
    ...(changes ? { revised: changes === 'yes' } : {}),
  };
}
