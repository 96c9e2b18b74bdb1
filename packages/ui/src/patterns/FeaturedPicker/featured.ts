/** Most apps, and most services, that an industry's page features. */
export const maxFeatured = 6;

/** What can be featured: apps and services, each with its own words. */
const featuredTypes = ['apps', 'services'] as const;
export type FeaturedType = (typeof featuredTypes)[number];

export interface FeaturedListing {
  id: string;
  name: string;
  /** One line under the name: who offers it, or where. */
  detail?: string | undefined;
  /** Address of the logo. Default: initials. */
  logo?: string | undefined;
}

export interface FeaturedList {
  /** The approved listings of the industry. Keep the array the same between renders. */
  listings: readonly FeaturedListing[];
  /** Ids of those that are featured, in their order. */
  featured: readonly string[];
  /** Names of those that were featured and are no longer in `listings`; saving leaves them out. Default: none. */
  leftOut?: readonly string[] | undefined;
  /** Told the ids in their new order. */
  onChange: (featured: readonly string[]) => void;
}

export interface FeaturedWords {
  title: string;
  search: string;
  placeholder: string;
  none: string;
  noListings: string;
}

export const featuredWords: Record<FeaturedType, FeaturedWords> = {
  apps: {
    title: 'Featured apps',
    search: 'Approved apps',
    placeholder: 'Search approved apps',
    none: 'No app is featured yet.',
    noListings: 'No app is approved in this industry yet.',
  },
  services: {
    title: 'Featured services',
    search: 'Approved services',
    placeholder: 'Search approved services',
    none: 'No service is featured yet.',
    noListings: 'No service is approved in this industry yet.',
  },
};

/** What the next save leaves out, and why. */
export function leftOutWords(names: readonly string[]): string {
  const one = names.length === 1;
  const all = new Intl.ListFormat('en-NZ').format(names);
  return `${all} ${one ? 'is' : 'are'} no longer live in this industry, so ${one ? 'it is' : 'they are'} left out. Saving takes ${one ? 'it' : 'them'} off the list.`;
}

/** The featured listings in their order; one that is no longer approved keeps its place and says so. */
export function featuredRows({ listings, featured }: FeaturedList): readonly FeaturedListing[] {
  const known = new Map(listings.map((listing) => [listing.id, listing]));
  return featured.map(
    (id) => known.get(id) ?? { id, name: id, detail: 'No longer approved in this industry' },
  );
}
