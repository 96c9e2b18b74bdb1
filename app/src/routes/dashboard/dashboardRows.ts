import {
  formatDay,
  mediaUrl,
  type Overview,
  type OverviewEntry,
  pageLocale,
} from '@portal/data/schemas';
import type { Dashboard as Facts } from '@portal/data/stores';
import {
  type ClaimKind,
  type Collection,
  collectionOf,
  collections,
  type FeedbackPlace,
  feedbackList,
  limitText,
  listingsList,
  type Scope,
} from '@portal/domain';
import type { DashboardProps } from '@portal/ui/patterns/Dashboard';
import type { Entry, WaitingLine } from '@portal/ui/patterns/OverviewLists';
import { AppWindow, Cloud, Star, Tag, Users } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { kindLabel } from '../../parts/kindLabels.ts';
import { ago, waited } from '../../parts/when.ts';
import { paths } from '../../paths.ts';
import { userSeries } from './dashboardSeries.ts';

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

const icons = {
  listings: { apps: AppWindow, services: Cloud },
  reviews: { apps: Star, services: Star },
  offers: { apps: Tag, services: Tag },
} as const;

/** The pending items by kind and type, with the queue to decide them: its rows are those counted. */
function waitingLines(
  { waiting, limitHours }: Pick<Overview, 'waiting' | 'limitHours'>,
  now: number,
): WaitingLine[] {
  const of = (
    what: keyof typeof icons,
    queues: Record<Collection, Waiting['apps']>,
    hrefOf: (collection: Collection) => string,
  ) =>
    collections.map((collection) => ({
      label: kindLabel(collection, what),
      icon: icons[what][collection],
      href: hrefOf(collection),
      count: queues[collection].count,
      ...oldest(queues[collection], limitHours, now),
    }));
  return [
    ...of('listings', waiting, listingQueue),
    ...of('reviews', waiting.reviews, (collection) => feedbackQueue('reviews', collection)),
    ...of('offers', waiting.specialOffers, (collection) => feedbackQueue('offers', collection)),
  ];
}

const kindOf = (entry: OverviewEntry): string =>
  named(collectionOf(entry), entry.type === 'app' ? m.dashboard_app() : m.dashboard_service());

const said = (...words: readonly (string | null)[]): string => words.filter(Boolean).join(', ');

const row = (entry: OverviewEntry, scope: Scope, note: string): Entry => ({
  key: `${entry.type}-${entry.id}-${entry.at}`,
  name: entry.name,
  logo: entry.logo ? mediaUrl(entry.logo, 320) : undefined,
  note,
  href: paths.listing(collectionOf(entry), scope, entry.slug || entry.id),
});

/** A listing that has waited long, with its waiting time and who reviews it. */
function waitingEntry(
  entry: Overview['longest'][number],
  now: number,
  reviewersOf: ReviewersOf,
): Entry {
  const { text, long } = waited(entry.at, now);
  const kind = entry.revision ? m.listings_changes_to_live() : kindOf(entry);
  return {
    ...row(entry, 'pending', said(kind, entry.by)),
    reviewers: reviewersOf(collectionOf(entry), entry.id),
    age: { text, late: long },
  };
}

function decidedEntry(entry: Overview['decisions']['latest'][number], now: number): Entry {
  const approved = entry.status === 'APPROVED';
  return {
    ...row(entry, approved ? 'active' : 'pending', said(entry.by, ago(entry.at, now))),
    status: approved ? 'approved' : 'declined',
  };
}

type ReviewersOf = (kind: ClaimKind, id: number) => Entry['reviewers'];

const weekday = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString(pageLocale(), { weekday: 'long' });

/** The dashboard at a moment, in milliseconds since 1970; `reviewersOf` says who reviews a listing now. */
export function dashboardRows(
  { totals, users, overview }: Facts,
  now: number,
  seesAccounts: boolean,
  reviewersOf: ReviewersOf,
): Omit<DashboardProps, 'times'> {
  const { longest, decisions, newest, days, today, timeZone } = overview;
  const waiting = waitingLines(overview, now);
  const count = waiting.reduce((sum, line) => sum + line.count, 0);
  const day = {
    weekday: weekday(today),
    date: formatDay(today),
    zone: timeZone.replaceAll('_', ' '),
  };
  const aside = (what: keyof typeof totals) =>
    m.dashboard_new_in_days({ count: overview.new[what], days });
  return {
    help:
      count === 0
        ? m.dashboard_nothing_to_review_today(day)
        : m.dashboard_to_review_today({ ...day, count }),
    tiles: [
      ...collections.map((collection) => ({
        label: kindLabel(collection, 'listings'),
        icon: icons.listings[collection],
        href: paths.listings(collection, 'active', 'all'),
        value: totals[collection],
        aside: aside(collection),
      })),
      {
        label: m.dashboard_registered_users(),
        icon: Users,
        href: seesAccounts ? paths.accounts : undefined,
        value: totals.users,
        aside: aside('users'),
      },
    ],
    users: userSeries(users, today, days),
    waiting,
    longest: longest.map((entry) => waitingEntry(entry, now, reviewersOf)),
    decided: {
      help: m.dashboard_decided_in_days({ ...decisions, days }),
      entries: decisions.latest.map((entry) => decidedEntry(entry, now)),
    },
    newest: newest.map((entry) =>
      row(entry, 'active', said(kindOf(entry), entry.by, ago(entry.at, now))),
    ),
  };
}
