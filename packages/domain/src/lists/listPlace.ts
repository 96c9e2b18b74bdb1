import { type Collection, collections, type Scope, scopes } from '../listing/collection.ts';

/** A list of listings, as named by its path. */
export interface ListPlace {
  collection: Collection;
  scope: Scope;
  /** The user's own account, or all vendors (for admins). */
  whose: 'mine' | 'all';
}

/** The page of a list in the portal. */
export const listPath = ({ collection, scope, whose }: ListPlace): string =>
  whose === 'all' ? `/${collection}/${scope}/all` : `/${collection}/${scope}`;

/** The list of a page; undefined for other pages. */
export const listPlaceOf = (path: string): ListPlace | undefined =>
  collections
    .flatMap((collection) =>
      scopes.flatMap((scope) =>
        (['mine', 'all'] as const).map((whose) => ({ collection, scope, whose })),
      ),
    )
    .find((place) => listPath(place) === path);
