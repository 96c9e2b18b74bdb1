import type { Action } from '../access/access.ts';
import { collections, scopes } from '../listing/collection.ts';
import type { ListParams } from '../lists/declaredList.ts';
import { listingsList } from '../lists/listingsView.ts';
import { listPath } from '../lists/listPlace.ts';
import { accountsList } from './accountsList.ts';
import { auditList } from './auditList.ts';
import { feedbackList, feedbackPath } from './feedbackList.ts';
import { receivedList } from './receivedList.ts';

/** A list whose views can be saved. */
export interface ListWithViews {
  params: ListParams;
  sorts: readonly string[];
  /** The query without defaults and page, of what the list knows of a query. */
  kept: (query: URLSearchParams) => URLSearchParams;
  /** What those who open it may do. */
  action: Action;
}

interface Declared<View> {
  params: ListParams;
  sorts: readonly string[];
  read: (query: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

const withViews = <View extends { page: number }>(
  { params, sorts, read, write }: Declared<View>,
  action: Action,
): ListWithViews => ({
  params,
  sorts,
  kept: (query) => write({ ...read(query), page: 1 }),
  action,
});

const places = collections.flatMap((collection) => scopes.map((scope) => ({ collection, scope })));

/** The lists whose views can be saved, by the paths of their pages. */
const listsWithViews: ReadonlyMap<string, () => ListWithViews> = new Map([
  ...places.flatMap((at) =>
    (['mine', 'all'] as const).map((whose): [string, () => ListWithViews] => [
      listPath({ ...at, whose }),
      () =>
        withViews(
          listingsList({ ...at, whose }),
          whose === 'all' ? 'listing.listAll' : 'listing.list',
        ),
    ]),
  ),
  ...places.flatMap((at) =>
    (['reviews', 'offers'] as const).map((about): [string, () => ListWithViews] => [
      feedbackPath({ ...at, about }),
      () =>
        withViews(
          feedbackList({ ...at, about }),
          about === 'reviews' ? 'review.listAll' : 'offer.listAll',
        ),
    ]),
  ),
  ['/accounts', () => withViews(accountsList, 'accounts.read')],
  ['/audit', () => withViews(auditList, 'audit.read')],
  ['/reviews/received', () => withViews(receivedList, 'review.list')],
]);

/** The list on the page of a path; undefined if its views cannot be saved. */
export const listWithViews = (path: unknown): ListWithViews | undefined =>
  typeof path === 'string' ? listsWithViews.get(path)?.() : undefined;
