import type { EventHandler } from '../moderation/pendingEvents.ts';
import { cancelPayBack, payBackLater } from '../payments/refunds.ts';

/** Refunds an offer that was declined, or deleted with its listing before it was decided; not one whose decline was taken back. */
export const refundOffer: EventHandler = {
  name: 'refund-offer',
  subjects: ['special-offers'],
  kinds: ['approved', 'declined', 'reopened', 'deleted'],
  async handle(strapi, { listing_id: id, kind, from_status: from }) {
    if (kind === 'approved' || kind === 'reopened') await cancelPayBack(strapi, id);
    else if (kind === 'declined' || from === 'PENDING') await payBackLater(strapi, id);
  },
};
