/** The two kinds of listings by their name in addresses and calls. */
export const collections = ['apps', 'services'] as const;

export type Collection = (typeof collections)[number];

/** The same two by the name a record carries. */
export const listingTypes = ['app', 'service'] as const;

export type ListingType = (typeof listingTypes)[number];

const collectionByType: Record<ListingType, Collection> = { app: 'apps', service: 'services' };
const typeByCollection: Record<Collection, ListingType> = { apps: 'app', services: 'service' };

/** The collection that a record belongs to, by its type. */
export function collectionOf(record: { type: ListingType }): Collection {
  return collectionByType[record.type];
}

/** The type that records of a collection carry. */
export function listingTypeOf(collection: Collection): ListingType {
  return typeByCollection[collection];
}

/** Live records, or everything that is not approved. */
export const shelves = ['active', 'pending'] as const;

export type Shelf = (typeof shelves)[number];

/** What listings are filed under, by the names in addresses and calls. */
export const termNames = ['industries', 'categories', 'subcategories', 'locations'] as const;

export type TermName = (typeof termNames)[number];

/** Reads `/apps/{slug or number}`: a number alone would not do, because apps and services number themselves. */
export function parseListingUrl(url: unknown): { type: Collection; address: string } | undefined {
  const [, named, address = ''] =
    typeof url === 'string' ? (/^\/(\w+)\/([^/\0]{1,200})\/?$/.exec(url) ?? []) : [];
  const type = collections.find((each) => each === named);
  return type && { type, address };
}
