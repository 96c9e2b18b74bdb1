import { type Actor, may } from '../access/access.ts';
import { collections, scopes } from '../listing/collection.ts';
import { isQueue, listingsList, toListingsQuery } from './listingsView.ts';
import { type ListPlace, listPath } from './listPlace.ts';
import { type ListingsQuery, listingsParams, listingsPath, queueQuery } from './listQuery.ts';

/** The path without slashes at its end, except for `/`. A regular expression would take quadratic time for many slashes. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Pages that redirect vendors to their apps. */
const startPages: readonly string[] = ['/', '/dashboard'];

const startList: ListPlace = { collection: 'apps', scope: 'active', whose: 'mine' };

/** The list of a page; undefined for other pages. */
export const listPlaceOf = (path: string): ListPlace | undefined =>
  collections
    .flatMap((collection) =>
      scopes.flatMap((scope) =>
        (['mine', 'all'] as const).map((whose) => ({ collection, scope, whose })),
      ),
    )
    .find((place) => listPath(place) === path);

/** The list on a page, or on the page it redirects to, if the actor may see it. */
function listOn(path: string, actor: Actor): ListPlace | undefined {
  if (startPages.includes(path)) return may(actor, 'analytics.overview') ? undefined : startList;
  const place = listPlaceOf(path);
  return place?.whose === 'all' && !may(actor, 'listing.listAll') ? undefined : place;
}

/** Whether a page has a list for some actors. */
export const mayHaveList = (path: string): boolean => {
  const page = trimSlashes(path);
  return startPages.includes(page) || listPlaceOf(page) !== undefined;
};

/** The path of the list on a page of the portal, or on the page it redirects to; undefined without one for the actor. */
export function listPathOn(path: string, actor: Actor): string | undefined {
  const place = listOn(trimSlashes(path), actor);
  return place && listPath(place);
}

const addressOf = (query: ListingsQuery): string =>
  `/api${listingsPath(query.scope, query.collection)}?${listingsParams(query)}`;

/** What the page of a list reads; `query` is that of the page. The queue also reads its oldest listing. */
export function listQueries(place: ListPlace, query: URLSearchParams): ListingsQuery[] {
  const rows = toListingsQuery(listingsList(place).read(query), place);
  return isQueue(place) ? [rows, queueQuery(place.collection, 1)] : [rows];
}

/**
 * The addresses of the API that a page of the portal reads first, so that the server can send their responses with the
 * page. `query` is that of the page.
 */
export function pageCalls(path: string, query: URLSearchParams, actor: Actor): string[] {
  const place = listOn(trimSlashes(path), actor);
  const lists = place ? listQueries(place, query) : [];
  return ['/api/users/me', '/api/me/counts', ...lists.map(addressOf)];
}
