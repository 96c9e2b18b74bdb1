import { type Collection, collections } from '@portal/domain';
import { type Call, isAdmin, ok, type Reply } from './http.ts';
import { isPending, isWaiting } from './listingReads.ts';

/* Numbers that the menu shows. */

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
