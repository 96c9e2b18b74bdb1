import { mediaUrl, type Overview, type OverviewEntry } from '@portal/data/schemas';
import {
  type ClaimKind,
  type Collection,
  collectionOf,
  limitText,
  listingsList,
} from '@portal/domain';
import type { Entry, WaitingLine } from '@portal/ui/patterns/OverviewLists';
import { AppWindow, Cloud, Star, Tag } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { type FeedbackPlace, feedbackList } from '../../parts/decisions/feedbackQuery.ts';
import { ago, waited } from '../../parts/when.ts';
import { paths } from '../../paths.ts';

type Waiting = Overview['waiting'];

/** The age of the oldest item and, with a limit, how many passed it: 'oldest 5 days, 2 over 3 days'. */
const oldest = (
  { oldest: since, late }: Waiting['apps'],
  limit: number | null,
  now: number,
): Pick<WaitingLine, 'since' | 'late'> => {
  if (since === null) return {};
  const { text, long } = waited(since, now);
  return limit !== null && late > 0
    ? { since: m.dashboard_oldest_late({ age: text, late, limit: limitText(limit) }), late: true }
    : { since: m.dashboard_oldest({ age: text }), late: limit === null && long };
};

/** Only pending listings, oldest first. */
function listingQueue(collection: Collection): string {
  const place = { collection, scope: 'pending', whose: 'all' } as const;
  return listingsList(place).addressOf({ status: ['pending'] });
}

/** Only reviews or offers with something to decide, oldest first. */
function feedbackQueue(about: FeedbackPlace['about'], collection: Collection): string {
  const status =
    about === 'reviews' ? (['pending', 'reply', 'reported'] as const) : ['pending' as const];
  return feedbackList({ about, collection, scope: 'pending' }).addressOf({ status });
}

const queueLabels = {
  apps: {
    listings: m.dashboard_app_listings(),
    reviews: m.dashboard_app_reviews(),
    offers: m.dashboard_app_offers(),
  },
  services: {
    listings: m.dashboard_service_listings(),
    reviews: m.dashboard_service_reviews(),
    offers: m.dashboard_service_offers(),
  },
} as const satisfies Record<Collection, object>;

/** The pending items by kind and type, with the queue to decide them: its rows are those counted. */
export function waitingLines(
  { waiting, limitHours }: Pick<Overview, 'waiting' | 'limitHours'>,
  now: number,
): WaitingLine[] {
  const line = (queue: Waiting['apps'], rest: Pick<WaitingLine, 'label' | 'icon' | 'href'>) => ({
    ...rest,
    count: queue.count,
    ...oldest(queue, limitHours, now),
  });
  const ofEach = (make: (collection: Collection) => WaitingLine) => [
    make('apps'),
    make('services'),
  ];
  return [
    ...ofEach((collection) =>
      line(waiting[collection], {
        label: named(collection, queueLabels[collection].listings),
        icon: collection === 'apps' ? AppWindow : Cloud,
        href: listingQueue(collection),
      }),
    ),
    ...ofEach((collection) =>
      line(waiting.reviews[collection], {
        label: named(collection, queueLabels[collection].reviews, m.names_reviews),
        icon: Star,
        href: feedbackQueue('reviews', collection),
      }),
    ),
    ...ofEach((collection) =>
      line(waiting.specialOffers[collection], {
        label: named(collection, queueLabels[collection].offers, m.names_offers),
        icon: Tag,
        href: feedbackQueue('offers', collection),
      }),
    ),
  ];
}

/** The total of all kinds. */
export const waitingCount = (lines: readonly WaitingLine[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);

const kindOf = (entry: OverviewEntry): string =>
  named(collectionOf(entry), entry.type === 'app' ? m.dashboard_app() : m.dashboard_service());

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

/** The oldest pending listings with their waiting time and who reviews them; `now` in milliseconds since 1970. */
export function waitingEntries(
  entries: Overview['longest'],
  now: number,
  reviewersOf: (kind: ClaimKind, id: number) => Entry['reviewers'],
): Entry[] {
  return entries.map((entry) => {
    const { text, long } = waited(entry.at, now);
    const kind = entry.revision ? m.listings_changes_to_live() : kindOf(entry);
    const what = said(kind, entry.by);
    return {
      ...row(entry, pageOf(entry, 'pending'), what),
      reviewers: reviewersOf(collectionOf(entry), entry.id),
      age: { text, late: long },
    };
  });
}

export function decidedEntries(entries: Overview['decisions']['latest'], now: number): Entry[] {
  return entries.map((entry) => {
    const approved = entry.status === 'APPROVED';
    return {
      ...row(
        entry,
        pageOf(entry, approved ? 'active' : 'pending'),
        said(entry.by, ago(entry.at, now)),
      ),
      status: approved ? 'approved' : 'declined',
    };
  });
}

export function newestEntries(entries: Overview['newest'], now: number): Entry[] {
  return entries.map((entry) =>
    row(entry, pageOf(entry, 'active'), said(kindOf(entry), entry.by, ago(entry.at, now))),
  );
}
