import { countDays, daysOf, readDay } from '@portal/data/internal/schemas/days';
import { type Action, type Collection, collections, listingTypeOf } from '@portal/domain';
import { authorize, callerMay } from './access.ts';
import type { StoredEvent, StoredListing, StoredOffer, StoredReview } from './database.ts';
import { isInQueue, waitsSince } from './decisions.ts';
import { type Call, invalid, ok, type Reply } from './http.ts';
import { findSeen, isPending, isWaiting } from './listingReads.ts';
import { mediaShape } from './shapes.ts';
import { isLate } from './waits.ts';

/* Views and the dashboard of admins. Days are in UTC. */

const most = 366;
const few = 5;
const dayLength = 24 * 60 * 60 * 1000;

function askedDay(call: Call, name: string) {
  const day = readDay(call.query.get(name));
  if (day === null) throw invalid(`${name} must be a day as YYYY-MM-DD`);
  return day;
}

/** A sine wave, so that charts have data. */
export function wave({ id }: StoredListing, day: string): number {
  const number = Math.round(Date.parse(day) / dayLength);
  return 20 + id + Math.round(12 * Math.sin(number / 2)) + (number % 5);
}

export function views(call: Call, collection: Collection): Reply {
  const listing = findSeen(call, collection);
  authorize(call, `${listingTypeOf(collection)}.analytics`, listing);
  const range = { start: askedDay(call, 'start_date'), end: askedDay(call, 'end_date') };
  const count = countDays(range);
  if (count < 1 || count > most) throw invalid(`Request 1 to ${most} days, from first to last`);
  return ok(
    Object.fromEntries(daysOf(range).map((day) => [day, call.db.views(listing, day)] as const)),
  );
}

const live = ({ status }: StoredListing) => status === 'APPROVED';

export function totals(call: Call): Reply {
  const { listings, users } = call.db;
  const [apps, services] = collections.map(
    (collection) => listings.filter((row) => row.collection === collection && live(row)).length,
  );
  return ok({ apps, services, users: users.length });
}

export function dailyUsers(call: Call): Reply {
  const { db, at } = call;
  const days = db.users.map(({ createdAt = at }) => createdAt.slice(0, 10)).sort();
  return ok(
    [...new Set(days)].map((date) => ({
      date,
      new: days.filter((day) => day === date).length,
      total: days.filter((day) => day <= date).length,
    })),
  );
}

function entry(listing: StoredListing, { db }: Call, at: string, values = listing.values) {
  const owner = db.users.find(({ id }) => id === listing.createdById);
  const logo = db.media.find(({ id }) => id === values.logo);
  return {
    type: listingTypeOf(listing.collection),
    id: listing.id,
    slug: listing.slug,
    name: values.name,
    logo: logo ? mediaShape(logo) : null,
    revision: false,
    at,
    by: owner ? `${owner.firstName} ${owner.lastName}` : null,
  };
}

const byInstant = (a: { at: string }, b: { at: string }) => Date.parse(a.at) - Date.parse(b.at);

function waitingListings(call: Call) {
  return call.db.listings
    .filter(isWaiting)
    .map((listing) => {
      const { submittedAt, updatedAt, values } = listing.revision ?? listing;
      const revision = listing.revision !== null;
      return { ...entry(listing, call, submittedAt ?? updatedAt, values), revision };
    })
    .sort(byInstant);
}

const statuses: Partial<Record<StoredEvent['kind'], string>> = {
  approved: 'APPROVED',
  declined: 'DECLINED',
};

/** Whether the next decision about the same record reopened it. */
export const isUndone = (decision: StoredEvent, { events }: Call['db']): boolean =>
  events
    .slice(events.indexOf(decision) + 1)
    .find(
      ({ listing, kind }) =>
        listing === decision.listing && (kind in statuses || kind === 'reopened'),
    )?.kind === 'reopened';

function decisions(call: Call, since: string) {
  const decided = call.db.events
    .flatMap((event) => {
      const { listing } = event;
      const counts = statuses[event.kind] && !isUndone(event, call.db);
      return counts && 'collection' in listing ? [{ ...event, listing }] : [];
    })
    .reverse();
  const fresh = decided.filter(({ createdAt }) => createdAt >= since);
  return {
    approved: fresh.filter(({ kind }) => kind === 'approved').length,
    declined: fresh.filter(({ kind }) => kind === 'declined').length,
    latest: decided.slice(0, few).map(({ listing, kind, actorId, createdAt }) => {
      const actor = call.db.users.find(({ id }) => id === actorId);
      const by = actor ? `${actor.firstName} ${actor.lastName}` : '';
      return { ...entry(listing, call, createdAt), by, status: statuses[kind] };
    }),
  };
}

export function overview(call: Call): Reply {
  const { db, at } = call;
  const today = at.slice(0, 10);
  const since = new Date(Date.parse(today) - 29 * dayLength).toISOString();
  const fresh = <T extends { createdAt?: string }>(rows: readonly T[]) =>
    rows.filter(({ createdAt = at }) => createdAt >= since).length;
  const of = (collection: Collection) =>
    db.listings.filter((row) => row.collection === collection && live(row));
  const waiting = waitingListings(call);
  const open = (entries: readonly { at: string }[]) => ({
    count: entries.length,
    late: entries.filter((entry) => isLate(call, entry.at)).length,
    oldest: entries[0]?.at ?? null,
  });
  const undecided = (rows: readonly (StoredReview | StoredOffer)[]) => {
    const of = (collection: Collection) =>
      open(
        rows
          .filter((row) => row.listing.collection === collection)
          .flatMap((row) => waitsSince(row) ?? [])
          .map((at) => ({ at }))
          .sort(byInstant),
      );
    return { apps: of('apps'), services: of('services') };
  };
  return ok({
    days: 30,
    today,
    time_zone: 'UTC',
    limit_hours: db.reviewLimitHours ?? null,
    new: { apps: fresh(of('apps')), services: fresh(of('services')), users: fresh(db.users) },
    waiting: {
      apps: open(waiting.filter(({ type }) => type === 'app')),
      services: open(waiting.filter(({ type }) => type === 'service')),
      reviews: undecided(db.reviews),
      special_offers: undecided(db.offers),
    },
    longest: waiting.slice(0, few),
    decisions: decisions(call, since),
    newest: db.listings
      .filter(live)
      .map((listing) => entry(listing, call, listing.createdAt))
      .sort((a, b) => byInstant(b, a))
      .slice(0, few),
  });
}

/* The counts of the menu. */

export function myCounts(call: Call): Reply {
  const { db, user } = call;
  const decides = callerMay(call, 'listing.listAll');
  const ofListings = (collection: Collection) => {
    const all = db.listings.filter((row) => row.collection === collection);
    const mine = all.filter(({ accountId }) => accountId === user.accountId);
    return {
      mine: mine.filter(({ status }) => status === 'APPROVED').length,
      mine_pending: mine.filter((row) => isPending(row, user)).length,
      all: decides ? all.filter(({ status }) => status === 'APPROVED').length : 0,
      waiting: decides ? all.filter(isWaiting).length : 0,
    };
  };
  const waiting = (rows: readonly (StoredReview | StoredOffer)[], action: Action) => {
    const [apps = 0, services = 0] = collections.map((collection) =>
      callerMay(call, action)
        ? rows.filter((row) => isInQueue(row) && row.listing.collection === collection).length
        : 0,
    );
    return { apps, services };
  };
  return ok({
    apps: ofListings('apps'),
    services: ofListings('services'),
    reviews: waiting(db.reviews, 'review.listAll'),
    special_offers: waiting(db.offers, 'offer.listAll'),
  });
}
