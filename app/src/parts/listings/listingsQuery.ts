import {
  type Collection,
  isQueue,
  type ListPlace,
  listingsList,
  toListingsQuery,
} from '@portal/domain';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { paths } from '../../paths.ts';
import type { PrefetchHandle } from '../../shell/prefetch.ts';

/** Prefetches the rows of a list while its link is being pressed. */
export const prefetchList = (place: ListPlace): PrefetchHandle => ({
  prefetch: (stores, _params, query) =>
    stores.listings.pages.prefetch(toListingsQuery(listingsList(place).read(query), place)),
});

const usualNames: Record<Collection, string> = {
  apps: m.listings_apps(),
  services: m.listings_services(),
};
const mineHelp: Record<Collection, string> = {
  apps: m.listings_apps_mine_help(),
  services: m.listings_services_mine_help(),
};

const nameOf = (collection: Collection): string => named(collection, usualNames[collection]);

interface ListWords {
  title: string;
  help: string;
  /** The list of the other scope. */
  other: { label: string; href: string };
}

/** Part of the window title, to tell tabs apart. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all' ? m.listings_of_all({ things: nameOf(collection) }) : nameOf(collection);

export function listWords(place: ListPlace): ListWords {
  const { collection, scope, whose } = place;
  const things = nameOf(collection);
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
