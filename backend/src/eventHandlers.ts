import { listingNameOf, listingOf, onListing } from './api/listing/feedback.ts';
import { listingRepository } from './api/listing/repository.ts';
import type { PersonRow } from './api/listing/rows.ts';
import { REVIEW, type ReviewRow } from './api/review/reviews.ts';
import { OFFER, type OfferRow } from './api/special-offer/offers.ts';
import { recallEmails, sendEmail } from './mail/queue.ts';
import type { EventHandler, EventRow } from './moderation/pendingEvents.ts';
import { cancelPayBack, payBackLater } from './payments/refunds.ts';
import type { Strapi } from './registry.ts';
import { settings } from './settings.ts';

interface Decided {
  kind: 'listing' | 'offer';
  title: string;
  /** Path of the listing's page. */
  path: string;
  vendor: PersonRow | null;
}

const findDecided = async (strapi: Strapi, event: EventRow): Promise<Decided | null> => {
  const { listing_type: subject, listing_id: id, to_status: to } = event;
  if (subject === 'reviews') return null;
  if (subject === 'special-offers') {
    const offer: OfferRow | null = await strapi.db
      .query(OFFER)
      .findOne({ where: { id }, populate: onListing });
    const listing = offer && listingOf(offer);
    if (!listing) return null;
    const path = `/${listing.type}s/active/view/${listing.slug || listing.id}`;
    return { kind: 'offer', title: offer.title, path, vendor: offer.author };
  }
  const [live, revision] = await listingRepository(strapi, subject).findBoth(id);
  if (!live) return null;
  const decided = to === 'APPROVED' || !revision || revision.draft ? live : revision;
  const path = `/${subject}/${to === 'APPROVED' ? 'active' : 'pending'}/view/${live.slug ?? id}`;
  return {
    kind: 'listing',
    title: decided.name || 'Your listing',
    path,
    vendor: live.account ?? live.author,
  };
};

/**
 * Emails the vendor the decision about a listing or an offer. The email is delayed while Undo is offered; the next decision
 * about the same record replaces it.
 */
const emailVendor: EventHandler = {
  name: 'email-vendor',
  subjects: ['apps', 'services', 'special-offers'],
  kinds: ['approved', 'declined', 'changes-requested', 'reopened', 'noted', 'deleted'],
  async handle(strapi, event) {
    const { note, to_status: to } = event;
    const asks = event.kind === 'changes-requested';
    const isGone = event.kind === 'deleted';
    if (!event.note_changed && !isGone) return;
    const about = `${event.listing_type}/${event.listing_id}`;
    // A first decision about a pending version cancels nothing: the email about an earlier version is still true.
    const isFirst = event.from_status === 'PENDING' && (asks || to !== 'PENDING') && !isGone;
    if (!isFirst) await recallEmails(strapi, about);
    const isOpen = to === 'PENDING' && !asks;
    const decided = isGone || isOpen ? null : await findDecided(strapi, event);
    const address = decided?.vendor?.email;
    if (!decided?.vendor || !address) return;
    const { title, path, vendor } = decided;
    const facts = { name: vendor.first_name, title, path, note };
    const pause = { waits: settings.mail.decisionSeconds * 1000, about };
    if (asks) {
      const asked = { ...facts, remarks: event.remarks ?? [] };
      return sendEmail(strapi, 'listing-changes-requested', address, asked, pause);
    }
    const email = `${decided.kind}-${to === 'APPROVED' ? 'approved' : 'declined'}` as const;
    await sendEmail(strapi, email, address, facts, pause);
  },
};

/** Emails the author of a review what an admin asks to change; the next decision replaces it while Undo is offered. */
const emailAuthor: EventHandler = {
  name: 'email-author',
  subjects: ['reviews'],
  kinds: ['changes-requested', 'approved', 'declined', 'reopened', 'deleted'],
  async handle(strapi, { kind, listing_id: id, note }) {
    const about = `reviews/${id}`;
    await recallEmails(strapi, about);
    if (kind !== 'changes-requested') return;
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id }, populate: onListing });
    const address = review?.author?.email;
    if (!review?.author || !address) return;
    const facts = { name: review.author.first_name, title: listingNameOf(review), note };
    const pause = { waits: settings.mail.decisionSeconds * 1000, about };
    await sendEmail(
      strapi,
      'review-changes-requested',
      address,
      { ...facts, path: '/reviews' },
      pause,
    );
  },
};

/** Refunds an offer that was declined, or deleted with its listing before a decision, unless the decline is undone. */
const refundOffer: EventHandler = {
  name: 'refund-offer',
  subjects: ['special-offers'],
  kinds: ['approved', 'declined', 'reopened', 'deleted'],
  async handle(strapi, { listing_id: id, kind, from_status: from }) {
    if (kind === 'approved' || kind === 'reopened') await cancelPayBack(strapi, id);
    else if (kind === 'declined' || from === 'PENDING') await payBackLater(strapi, id);
  },
};

export const eventHandlers: readonly EventHandler[] = [emailVendor, emailAuthor, refundOffer];
