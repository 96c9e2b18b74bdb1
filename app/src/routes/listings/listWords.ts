import type { Collection } from '@portal/domain';
import { paths } from '../../paths.ts';
import { isQueue, type ListPlace } from './listingsQuery.ts';

export const areaNames: Record<Collection, string> = {
  apps: 'App Listings',
  services: 'Cloud Experts',
};

const plural: Record<Collection, string> = { apps: 'Apps', services: 'Services' };

interface ListWords {
  title: string;
  help: string;
  /** The list on the other scope. */
  other: { label: string; href: string };
}

/** In the window's title, for several tabs. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all' ? `${plural[collection]} from all vendors` : plural[collection];

/** What a list is called and what it holds. */
export function listWords(place: ListPlace): ListWords {
  const { collection, scope, whose } = place;
  const things = plural[collection];
  const toPending = {
    label: 'Pending listings',
    href: paths.listings(collection, 'pending', whose),
  };
  if (isQueue(place)) {
    return {
      title: 'Pending listings',
      help: `${things} that vendors submitted for review.`,
      other: { label: 'All listings', href: paths.listings(collection, 'active', 'all') },
    };
  }
  if (whose === 'all') {
    return {
      title: 'All listings',
      help: `${things} from all vendors that are live now.`,
      other: toPending,
    };
  }
  if (scope === 'active') {
    return {
      title: 'My listings',
      help: `Your ${things.toLowerCase()} that are live in the directory.`,
      other: toPending,
    };
  }
  return {
    title: 'Pending listings',
    help: `${things} that aren’t live yet: drafts, in review or declined.`,
    other: { label: 'My listings', href: paths.listings(collection, 'active') },
  };
}
