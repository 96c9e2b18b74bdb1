import type { EventHandler } from '../moderation/pendingEvents.ts';
import { payBackLater } from '../payments/refunds.ts';

/** Refunds an offer that was declined, or deleted with its listing before anyone decided about it. */
export const refundOffer: EventHandler = async (strapi, event) => {
  const { listing_type: subject, listing_id: id, kind, from_status: from } = event;
  if (subject !== 'special-offers') return;
  if (kind === 'declined' || (kind === 'deleted' && from === 'PENDING'))
    await payBackLater(strapi, id);
};
