import { type Counts, mediaUrl, type Overview, type OverviewEntry } from '@portal/data/schemas';
import { type Collection, collectionOf, defaultListingsView } from '@portal/domain';
import type { Entry, WaitingLine } from '@portal/ui/patterns/OverviewLists';
import { AppWindow, Cloud, Star, Tag } from 'lucide-react';
import { paths } from '../../paths.ts';
import {
  defaultView,
  type FeedbackPlace,
  addressOf as feedbackAddress,
} from '../feedback/feedbackQuery.ts';
import { addressOf } from '../listings/listingsQuery.ts';
import { age, waited } from '../when.ts';

type Waiting = Overview['waiting'];

const oldest = (since: string | null, now: number): Pick<WaitingLine, 'since' | 'late'> => {
  if (since === null) return {};
  const { text, long } = waited(since, now);
  return { since: `oldest ${text}`, late: long };
};

/** The collection whose queue is not empty; apps when both or none are. */
const busyQueue = (counts: Counts['reviews'] | undefined): Collection =>
  counts && counts.apps === 0 && counts.services > 0 ? 'services' : 'apps';

/** Only pending listings, oldest first. */
function listingQueue(collection: Collection): string {
  const place = { collection, scope: 'pending', whose: 'all' } as const;
  return addressOf({ ...defaultListingsView(place), states: ['pending'] }, place);
}

/** Only pending reviews or offers, oldest first. */
const feedbackQueue = (about: FeedbackPlace['about'], collection: Collection): string =>
  feedbackAddress({ ...defaultView, states: ['pending'] }, { about, collection, scope: 'pending' });

/** The pending items by kind, with the queue to decide them. */
export function waitingLines(waiting: Waiting, counts: Counts | null, now: number): WaitingLine[] {
  const line = (key: keyof Waiting, rest: Pick<WaitingLine, 'label' | 'icon' | 'href'>) => ({
    ...rest,
    count: waiting[key].count,
    ...oldest(waiting[key].oldest, now),
  });
  return [
    line('apps', {
      label: 'App listings',
      icon: AppWindow,
      href: listingQueue('apps'),
    }),
    line('services', {
      label: 'Service listings',
      icon: Cloud,
      href: listingQueue('services'),
    }),
    line('reviews', {
      label: 'Reviews',
      icon: Star,
      href: feedbackQueue('reviews', busyQueue(counts?.reviews)),
    }),
    line('specialOffers', {
      label: 'Special offers',
      icon: Tag,
      href: feedbackQueue('offers', busyQueue(counts?.specialOffers)),
    }),
  ];
}

/** The total of all kinds. */
export const waitingCount = (waiting: Waiting): number =>
  Object.values(waiting).reduce((sum, { count }) => sum + count, 0);

const kinds = { app: 'App', service: 'Service' } as const;

function row(entry: OverviewEntry, href: string, note: string): Entry {
  return {
    key: `${entry.type}-${entry.id}-${entry.at}`,
    name: entry.name,
    logo: entry.logo ? mediaUrl(entry.logo, 320) : undefined,
    note,
    href,
  };
}

const pageOf = (entry: OverviewEntry, scope: 'active' | 'pending') =>
  paths.listing(collectionOf(entry), scope, entry.slug || entry.id);

const said = (...words: readonly (string | null)[]): string => words.filter(Boolean).join(', ');

/** The oldest pending listings with their waiting time; `now` in milliseconds since 1970. */
export function waitingEntries(entries: Overview['longest'], now: number): Entry[] {
  return entries.map((entry) => {
    const { text, long } = waited(entry.at, now);
    const kind = entry.revision ? 'Changes to a live listing' : kinds[entry.type];
    const what = said(kind, entry.by);
    return { ...row(entry, pageOf(entry, 'pending'), what), age: { text, late: long } };
  });
}

export function decidedEntries(entries: Overview['decisions']['latest'], now: number): Entry[] {
  return entries.map((entry) => {
    const approved = entry.status === 'APPROVED';
    return {
      ...row(
        entry,
        pageOf(entry, approved ? 'active' : 'pending'),
        said(entry.by, `${age(entry.at, now)} ago`),
      ),
      status: approved ? 'approved' : 'declined',
    };
  });
}

export function newestEntries(entries: Overview['newest'], now: number): Entry[] {
  return entries.map((entry) =>
    row(
      entry,
      pageOf(entry, 'active'),
      said(kinds[entry.type], entry.by, `${age(entry.at, now)} ago`),
    ),
  );
}
