import { readDayOrAge } from '../base/day.ts';
import { namesOf } from '../base/recordOf.ts';
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
import { missingText } from './missingFields.ts';
import { conditionText } from './termCondition.ts';

/** The orders of a list, each as the field and the direction that the API takes. */
const sorts = {
  newest: 'updatedAt:desc',
  oldest: 'updatedAt:asc',
  name: 'name:asc',
  'name-desc': 'name:desc',
  created: 'createdAt:desc',
  'created-asc': 'createdAt:asc',
  status: 'status:asc',
  'status-desc': 'status:desc',
} as const;
export type ListSort = keyof typeof sorts;

/** The field of the API by which an order sorts. */
export const sortField = (sort: ListSort): string => sorts[sort].replace(/:.*/, '');

/** Whether an order begins with the last or highest value. */
export const sortsDown = (sort: ListSort): boolean => sorts[sort].endsWith(':desc');

/** The orders of a list; only what is not live differs by status. */
const sortsOf = (place: ListPlace): ListSort[] =>
  namesOf(sorts).filter((sort) => place.scope === 'pending' || sortField(sort) !== 'status');

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
      missing: missingText(place.collection),
      changes: oneOf(changeFilters),
      links: place.scope === 'active' ? oneOf(linkFilters) : none,
      /** Of the queue. */
      assigned: isQueue(place) ? oneOf(assignedFilters) : none,
    },
    sorts: isQueue(place)
      ? ['oldest', ...sortsOf(place).filter((sort) => sort !== 'oldest')]
      : sortsOf(place),
    follows: (sort, thenBy) =>
      // Each row of the queue has a time of its own since which it waits.
      !(isQueue(place) && sort === 'oldest') && sortField(sort) !== sortField(thenBy),
  });
}
export type ListingsList = ReturnType<typeof listingsList>;
export type ListingsView = ListingsList['initial'];

export function toListingsQuery(view: ListingsView, place: ListPlace): ListingsQuery {
  const { collection, scope } = place;
  const { sort, thenBy, status, changes, ...asked } = listingsList(place).request(view);
  const waiting = isQueue(place) ? 'submitted_at:asc' : sorts.oldest;
  const second = thenBy === 'oldest' ? waiting : thenBy && sorts[thenBy];
  return {
    collection,
    scope,
    ...asked,
    // The server's default order of the queue: pending, oldest first, then declined.
    ...(isQueue(place) && sort === 'oldest'
      ? {}
      : { sort: second ? (`${sorts[sort]},${second}` as const) : sorts[sort] }),
    ...(place.whose === 'mine' ? { mine: true } : {}),
    ...(status ? { states: status } : {}),
    ...(changes ? { revised: changes === 'yes' } : {}),
  };
}
