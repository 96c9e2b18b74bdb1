import type { Collection, Scope } from '../listing/collection.ts';

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
