import type { Stores } from '@portal/data/stores';
import { type Collection, isQueue, type ListPlace, listQueries, type Scope } from '@portal/domain';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { paths } from '../../paths.ts';
import type { Crumb } from '../../shell/page.tsx';

/** Prefetches the rows of a list while its link is being pressed. */
export function prefetchList(
  stores: Stores,
  { place }: { place: ListPlace },
  query: URLSearchParams,
): void {
  for (const each of listQueries(place, query)) stores.listings.pages.prefetch(each);
}

/** Prefetches the terms of the listing form while a link to it is being pressed. */
export function prefetchTerms({ terms }: Stores): void {
  for (const list of [terms.industries, terms.subcategories, terms.locations]) list.prefetch('all');
  terms.categories.prefetch('all');
}

/** Prefetches a listing with the terms while its link is being pressed. */
export function prefetchListing(
  stores: Stores,
  { collection, scope, id = '' }: { collection: Collection; scope: Scope; id?: string | undefined },
): void {
  stores.listings.records.prefetch({ collection, scope, id });
  prefetchTerms(stores);
}

const usualNames: Record<Collection, string> = {
  apps: m.listings_apps(),
  services: m.listings_services(),
};
const mineHelp: Record<Collection, string> = {
  apps: m.listings_apps_mine_help(),
  services: m.listings_services_mine_help(),
};

/** The name of a collection within a title. */
export const collectionName = (collection: Collection): string =>
  named(collection, usualNames[collection]);

interface ListWords {
  title: string;
  help: string;
  /** The list of the other scope. */
  other: { label: string; href: string };
}

/** The breadcrumbs above a listing. */
export const listTrail = (place: ListPlace): Crumb[] => [
  { label: brand.names[place.collection] },
  {
    label: listWords(place).title,
    href: paths.listings(place.collection, place.scope, place.whose),
  },
];

/** Part of the window title, to tell tabs apart. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all'
    ? m.listings_of_all({ things: collectionName(collection) })
    : collectionName(collection);

export function listWords(place: ListPlace): ListWords {
  const { collection, scope, whose } = place;
  const things = collectionName(collection);
  const toPending = {
    label: m.listings_pending(),
    href: paths.listings(collection, 'pending', whose),
  };
  if (isQueue(place)) {
    return {
      title: m.listings_pending(),
      help: m.listings_queue_help({ things }),
      other: { label: m.listings_all(), href: paths.listings(collection, 'active', 'all') },
    };
  }
  if (whose === 'all') {
    return {
      title: m.listings_all(),
      help: m.listings_all_help({ things }),
      other: toPending,
    };
  }
  if (scope === 'active') {
    return {
      title: m.listings_mine(),
      help: named(collection, mineHelp[collection], m.names_mine_help),
      other: toPending,
    };
  }
  return {
    title: m.listings_pending(),
    help: m.listings_pending_help({ things }),
    other: { label: m.listings_mine(), href: paths.listings(collection, 'active') },
  };
}
