import type { Action } from '../access/access.ts';
import { accountsParams } from '../account/accounts.ts';
import { collections, scopes } from '../listing/collection.ts';
import type { ListParams } from '../lists/declaredList.ts';
import { listingsList, toListingsQuery } from '../lists/listingsView.ts';
import { type ListPlace, listPath } from '../lists/listPlace.ts';
import { listingsParams, listingsPath } from '../lists/listQuery.ts';
import { accountsList } from './accountsList.ts';
import { auditList, auditParams } from './auditList.ts';
import {
  type FeedbackPlace,
  feedbackCall,
  feedbackList,
  feedbackParams,
  feedbackPath,
  toFeedbackQuery,
} from './feedbackList.ts';
import { receivedList, receivedParams } from './receivedList.ts';

/** A list whose views can be saved. */
export interface ListWithViews {
  params: ListParams;
  sorts: readonly string[];
  /** Whether an order can follow another. */
  nested: boolean;
  /** The query without defaults and page, of what the list knows of a query. */
  kept: (query: URLSearchParams) => URLSearchParams;
  /** What those who open it may do. */
  action: Action;
  /** The call that reads what a query shows. */
  call: (query: URLSearchParams) => ListCall;
}

/** A call of the API that reads a page of a list. */
export interface ListCall {
  path: string;
  query: URLSearchParams;
}

interface Declared<View> {
  params: ListParams;
  sorts: readonly string[];
  nested: boolean;
  read: (query: URLSearchParams) => View;
  write: (view: View) => URLSearchParams;
}

const withViews = <View extends { page: number }>(
  { params, sorts, nested, read, write }: Declared<View>,
  action: Action,
  path: string,
  queryOf: (view: View) => URLSearchParams,
): ListWithViews => ({
  params,
  sorts,
  nested,
  kept: (query) => write({ ...read(query), page: 1 }),
  action,
  call: (query) => ({ path, query: queryOf(read(query)) }),
});

const places = collections.flatMap((collection) => scopes.map((scope) => ({ collection, scope })));

const ofListings = (place: ListPlace) =>
  withViews(
    listingsList(place),
    place.whose === 'all' ? 'listing.listAll' : 'listing.list',
    listingsPath(place.scope, place.collection),
    (view) => listingsParams(toListingsQuery(view, place)),
  );

const ofFeedback = (place: FeedbackPlace) =>
  withViews(
    feedbackList(place),
    place.about === 'reviews' ? 'review.listAll' : 'offer.listAll',
    feedbackCall(place),
    (view) => feedbackParams(toFeedbackQuery(view, place)),
  );

/** The lists whose views can be saved, by the paths of their pages. */
export const listsWithViews: ReadonlyMap<string, () => ListWithViews> = new Map([
  ...places.flatMap((at) =>
    (['mine', 'all'] as const).map((whose): [string, () => ListWithViews] => [
      listPath({ ...at, whose }),
      () => ofListings({ ...at, whose }),
    ]),
  ),
  ...places.flatMap((at) =>
    (['reviews', 'offers'] as const).map((about): [string, () => ListWithViews] => [
      feedbackPath({ ...at, about }),
      () => ofFeedback({ ...at, about }),
    ]),
  ),
  [
    '/accounts',
    () =>
      withViews(accountsList, 'accounts.read', '/accounts', (view) =>
        accountsParams(accountsList.request(view)),
      ),
  ],
  [
    '/audit',
    () =>
      withViews(auditList, 'audit.read', '/audit', (view) => auditParams(auditList.request(view))),
  ],
  [
    '/reviews/received',
    () =>
      withViews(receivedList, 'review.list', '/me/received-reviews', (view) =>
        receivedParams(receivedList.request(view)),
      ),
  ],
]);

/** The list on the page of a path; undefined if its views cannot be saved. */
export const listWithViews = (path: unknown): ListWithViews | undefined =>
  typeof path === 'string' ? listsWithViews.get(path)?.() : undefined;
