import { type Collection, collections } from '../../schemas/collection.ts';
import { type Call, isAdmin, ok, type Reply } from './http.ts';
import { findListing, isPending, isWaiting } from './listingReads.ts';

/* Numbers: what the menu shows, and the views of a listing. */

export function counts({ db, user }: Call): Reply {
  const admin = isAdmin(user);
  const ofListings = (collection: Collection) => {
    const all = db.listings.filter((row) => row.collection === collection);
    const mine = all.filter(({ accountId }) => accountId === user.accountId);
    return {
      mine: mine.filter(({ status }) => status === 'APPROVED').length,
      mine_pending: mine.filter((row) => isPending(row, user)).length,
      all: admin ? all.filter(({ status }) => status === 'APPROVED').length : 0,
      waiting: admin ? all.filter(isWaiting).length : 0,
    };
  };
  const waiting = (rows: readonly { listing: { collection: Collection }; status: string }[]) => {
    const [apps = 0, services = 0] = collections.map((collection) =>
      admin
        ? rows.filter(
            ({ listing, status }) => listing.collection === collection && status.startsWith('P'),
          ).length
        : 0,
    );
    return { apps, services };
  };
  return ok({
    apps: ofListings('apps'),
    services: ofListings('services'),
    reviews: waiting(db.reviews),
    special_offers: waiting(db.offers),
  });
}

const day = 24 * 60 * 60 * 1000;

/** A gentle wave, so that charts have something to show. */
export function views(call: Call, collection: Collection): Reply {
  const { id } = findListing(call, collection);
  const start = Date.parse(call.query.get('start_date') ?? '');
  const end = Date.parse(call.query.get('end_date') ?? '');
  const days = Number.isNaN(start) || Number.isNaN(end) ? 0 : Math.round((end - start) / day) + 1;
  const entries = Array.from({ length: Math.max(0, days) }, (_, index) => {
    const date = new Date(start + index * day).toISOString().slice(0, 10);
    return [date, 20 + id + Math.round(12 * Math.sin(index / 2))] as const;
  });
  return ok(Object.fromEntries(entries));
}

export function totals({ db }: Call): Reply {
  const [apps, services] = collections.map(
    (collection) => db.listings.filter((row) => row.collection === collection).length,
  );
  return ok({ apps, services, users: db.users.length });
}

export function dailyUsers({ db, at }: Call): Reply {
  return ok([{ date: at.slice(0, 10), new: 1, total: db.users.length }]);
}
