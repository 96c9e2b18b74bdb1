import { type Action, type Collection, collections } from '@portal/domain';
import { callerMay } from './access.ts';
import { type Call, ok, type Reply } from './http.ts';
import { isPending, isWaiting } from './listingReads.ts';

/* Numbers that the menu shows. */

export function counts(call: Call): Reply {
  const { db, user } = call;
  const decides = callerMay(call, 'listing.decide');
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
  const waiting = (
    rows: readonly { listing: { collection: Collection }; status: string }[],
    action: Action,
  ) => {
    const [apps = 0, services = 0] = collections.map((collection) =>
      callerMay(call, action)
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
    reviews: waiting(db.reviews, 'review.decide'),
    special_offers: waiting(db.offers, 'offer.decide'),
  });
}
