import { obsoleteNotices, reviewEvents, reviewNotices } from '@portal/domain';
import { listingNameOf, onListing } from '../api/listing/feedback.ts';
import { listingRepository } from '../api/listing/repository.ts';
import { REVIEW, type ReviewRow } from '../api/review/reviews.ts';
import type { EventHandler } from '../moderation/pendingEvents.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { notify, recallNotices } from './notify.ts';
import { type Recipient, vendorsOf } from './recipients.ts';

const vendorOf = async (strapi: Strapi, { app, service }: ReviewRow): Promise<Recipient[]> => {
  const id = app?.id ?? service?.id;
  if (id === undefined) return [];
  const [live] = await listingRepository(strapi, app ? 'apps' : 'services').findBoth(id);
  return live ? vendorsOf(strapi, live) : [];
};

/** Tells vendors of published reviews and of decisions about their replies and reports, and authors of replies. */
export const tellOfReviews: EventHandler = {
  name: 'tell-of-reviews',
  subjects: ['reviews'],
  kinds: reviewEvents,
  async handle(strapi, event) {
    const { id, kind, note, listing_id } = event;
    const about = `reviews/${listing_id}`;
    await recallNotices(strapi, obsoleteNotices(kind), about);
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id: listing_id }, populate: onListing });
    if (!review) return;
    const { comment, reply_text: reply, author } = review;
    const texts = { listing: listingNameOf(review), comment, reply: reply ?? null, note };
    for (const { to, ...notice } of reviewNotices(kind, texts)) {
      await notify(strapi, {
        ...{ ...notice, about, event: id },
        path: to === 'vendor' ? '/reviews/received' : '/reviews',
        to: to === 'vendor' ? await vendorOf(strapi, review) : author ? [author] : [],
        delay: settings.mail.decisionSeconds * 1000,
      });
    }
  },
};
