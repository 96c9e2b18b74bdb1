import type { Collection, Listing, Page } from '@portal/data/schemas';
import { paths } from '../../paths.ts';
import { age } from '../when.ts';
import { isQueue, type ListPlace } from './listingsQuery.ts';

export const areaNames: Record<Collection, string> = {
  apps: 'App Listings',
  services: 'Cloud Experts',
};

const plural: Record<Collection, string> = { apps: 'Apps', services: 'Services' };

interface ListWords {
  title: string;
  help: string;
  /** The list on the other shelf. */
  other: { label: string; href: string };
}

/** In the window's title, for several tabs. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all' ? `${plural[collection]} of all vendors` : plural[collection];

/** What a list is called and what it holds. */
export function listWords(place: ListPlace): ListWords {
  const { collection, shelf, whose } = place;
  const things = plural[collection];
  const toPending = {
    label: 'Pending listings',
    href: paths.listings(collection, 'pending', whose),
  };
  if (isQueue(place)) {
    return {
      title: 'Pending listings',
      help: `${things} that vendors sent for review. The one that waits longest comes first.`,
      other: { label: 'All listings', href: paths.listings(collection, 'active', 'all') },
    };
  }
  if (whose === 'all') {
    return {
      title: 'All listings',
      help: `${things} of every vendor that are live now.`,
      other: toPending,
    };
  }
  if (shelf === 'active') {
    return {
      title: 'My listings',
      help: `Your ${things.toLowerCase()} that are live in the directory.`,
      other: toPending,
    };
  }
  return {
    title: 'Pending listings',
    help: `${things} that are not live yet: drafts, in review, or sent back to you.`,
    other: { label: 'My listings', href: paths.listings(collection, 'active') },
  };
}

/** How many wait and how long the first one has; of a queue that is narrowed or sorted otherwise, what it holds. */
export function queueHelp(
  place: ListPlace,
  page: Page<Listing> | null,
  first: Listing | undefined,
  now: number,
): string {
  const total = page?.pagination.total ?? 0;
  const waits = first?.status === 'PENDING' && page?.pagination.page === 1;
  if (!first || !waits) return listWords(place).help;
  const things = plural[place.collection].toLowerCase();
  const many = total === 1 ? `1 ${things.slice(0, -1)} is` : `${total} ${things} are`;
  return `${many} waiting, the oldest for ${age(first.submittedAt ?? first.updatedAt, now)}. Oldest first.`;
}
