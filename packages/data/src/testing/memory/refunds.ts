import { shortStatus } from '@portal/domain';
import type { StoredOffer } from './database.ts';
import { note } from './events.ts';
import type { Call } from './http.ts';

/* What becomes of the money of declined offers. It goes back a little later, so that Undo costs nobody anything. */

const undoTime = 60_000;

export const isPaidBack = ({ db }: Call, offer: StoredOffer): boolean =>
  db.events.some(({ listing, kind }) => listing === offer && kind === 'refunded');

/** Begins with the decision; an offer that nobody paid for, such as those of the demo, has nothing to pay back. */
export function payBackLater({ db, at }: Call, offer: StoredOffer): void {
  const paid = db.events.some(({ listing, kind }) => listing === offer && kind === 'paid');
  if (paid) offer.refundAt = Date.parse(at) + undoTime;
}

/** Pays back what is due by now and still declined. */
export function payBackDue(call: Call): void {
  for (const offer of call.db.offers) {
    if (offer.refundAt === undefined || offer.refundAt > Date.parse(call.at)) continue;
    delete offer.refundAt;
    if (offer.status !== shortStatus.DECLINED || isPaidBack(call, offer)) continue;
    note(call, offer, {
      kind: 'refunded',
      from: null,
      to: null,
      note: `Paid back $${(call.db.offerPrice / 100).toFixed(2)}.`,
    });
  }
}
