/** The two collections of listings, as named in addresses and calls. */
export const collections = ['apps', 'services'] as const;

export type Collection = (typeof collections)[number];

/** The same two, as named in a record's `type`. */
export const listingTypes = ['app', 'service'] as const;

export type ListingType = (typeof listingTypes)[number];

export function collectionOf({ type }: { type: ListingType }): Collection {
  return type === 'app' ? 'apps' : 'services';
}

export function listingTypeOf(collection: Collection): ListingType {
  return collection === 'apps' ? 'app' : 'service';
}

/** `active`: approved and live. `pending`: everything else. */
export const scopes = ['active', 'pending'] as const;

export type Scope = (typeof scopes)[number];

/** The kinds of terms that classify listings, as named in addresses and calls. */
export const termNames = ['industries', 'categories', 'subcategories', 'locations'] as const;

export type TermName = (typeof termNames)[number];

/** Reads `/apps/{slug or number}`. A number alone is ambiguous: apps and services have ids of their own. */
export function parseListingUrl(url: unknown): { type: Collection; address: string } | undefined {
  const [, named, address = ''] =
    typeof url === 'string' ? (/^\/(\w+)\/([^/\0]{1,200})\/?$/.exec(url) ?? []) : [];
  const type = collections.find((each) => each === named);
  return type && { type, address };
}
