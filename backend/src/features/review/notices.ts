import { obsoleteNotices, reportKey, reviewEvents, reviewNotices } from '@portal/domain';
import type { Strapi } from '../../base/registry.ts';
import { listingNameOf, listingRepository, onListing } from '../listing/index.ts';
import { mailSettings } from '../mail/settings.ts';
import type { EventHandler, EventRow } from '../moderation/index.ts';
import { notify, type Recipient, recallNotices, vendorsOf } from '../notifications/index.ts';
import { REVIEW, type ReviewRow } from './reviews.ts';

const vendorOf = async (strapi: Strapi, { app, service }: ReviewRow): Promise<Recipient[]> => {
  const id = app?.id ?? service?.id;
  if (id === undefined) return [];
  const [live] = await listingRepository(strapi, app ? 'apps' : 'services').findBoth(id);
  return live ? vendorsOf(strapi, live) : [];
};

/** The vendor who reported a review, and its listing, from the event that closes the report. */
const reporterOf = async (strapi: Strapi, { before }: EventRow) => {
  const { account: id, listing } = Object(before);
  const account = await strapi.db
    .query('api::account.account')
    .findOne({ where: { id: id ?? -1 } });
  return { to: account ? await vendorsOf(strapi, { account, author: null }) : [], listing };
};

/** Tells vendors of published reviews and of decisions about their replies and reports, and authors of replies. */
export const notifyOfReviews: EventHandler = {
  name: 'tell-of-reviews',
  subjects: ['reviews'],
  kinds: reviewEvents,
  async handle(strapi, event) {
    const { id, kind, note, listing_id, to_status } = event;
    const about = `reviews/${listing_id}`;
    await recallNotices(strapi, obsoleteNotices(kind), about);
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id: listing_id }, populate: onListing });
    const reporter = await reporterOf(strapi, event);
    // A decision that closed the report was undone.
    if (review?.report_open) await recallNotices(strapi, ['review-decided'], reportKey(listing_id));
    const { comment = '', reply_text: reply = null, author = null } = review ?? {};
    const listing = review ? listingNameOf(review) : String(reporter.listing);
    const readers = {
      vendor: {
        about,
        path: '/reviews/received',
        to: review ? await vendorOf(strapi, review) : [],
      },
      author: { about, path: '/reviews', to: author ? [author] : [] },
      reporter: { about: reportKey(listing_id), path: '/reviews/received', to: reporter.to },
    };
    const texts = { listing, comment, reply, note, to: to_status };
    for (const { to, ...notice } of reviewNotices(kind, texts)) {
      const delay = mailSettings.decisionSeconds * 1000;
      await notify(strapi, { ...notice, ...readers[to], event: id, delay });
    }
  },
};
