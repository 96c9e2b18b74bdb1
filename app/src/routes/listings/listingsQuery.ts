import {
  type Collection,
  defaultListingsView,
  isQueue,
  type ListingsView,
  type ListPlace,
  readListingsView,
  toListingsQuery,
} from '@portal/domain';
import { paths } from '../../paths.ts';
import type { PrefetchHandle } from '../../shell/prefetch.ts';
import { writeList } from '../ListPage.tsx';

/** The query of a view, without defaults. */
export function writeView(view: ListingsView, place: ListPlace): URLSearchParams {
  const fallback = defaultListingsView(place);
  return writeList(view, fallback, {
    ...view.terms,
    changes: view.changes,
    links: view.links,
    assigned: view.assigned,
    sort: view.sort === fallback.sort ? null : view.sort,
  });
}

export function addressOf(view: ListingsView, { collection, scope, whose }: ListPlace): string {
  const query = writeView(view, { collection, scope, whose }).toString();
  return paths.listings(collection, scope, whose) + (query && `?${query}`);
}

export const isNarrowed = (view: ListingsView): boolean =>
  view.search.trim() !== '' ||
  Object.keys(view.terms).length > 0 ||
  view.changes !== null ||
  view.links !== null ||
  view.assigned !== null ||
  view.states.length > 0;

/** Prefetches the rows of a list while its link is being pressed. */
export const prefetchList = (place: ListPlace): PrefetchHandle => ({
  prefetch: (stores, _params, query) =>
    stores.listings.pages.prefetch(toListingsQuery(readListingsView(query, place), place)),
});

const plural: Record<Collection, string> = { apps: 'Apps', services: 'Services' };

interface ListWords {
  title: string;
  help: string;
  /** The list of the other scope. */
  other: { label: string; href: string };
}

/** Part of the window title, to tell tabs apart. */
export const listArea = ({ collection, whose }: ListPlace): string =>
  whose === 'all' ? `${plural[collection]} from all vendors` : plural[collection];

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
