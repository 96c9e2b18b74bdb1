import type { EventKind, NotificationKind } from '@portal/domain';
import { listingNameOf, onListing } from '../api/listing/feedback.ts';
import { listingRepository } from '../api/listing/repository.ts';
import { REVIEW, type ReviewRow } from '../api/review/reviews.ts';
import type { EventHandler, EventRow } from '../moderation/pendingEvents.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { notify, recallNotices } from './notify.ts';
import { type Recipient, vendorsOf } from './recipients.ts';

interface Told {
  kind: 'review-received' | 'review-decided' | 'review-replied';
  to: 'vendor' | 'author';
  title: (listing: string) => string;
  text?: (review: ReviewRow, event: EventRow) => string | null;
}

/** Whom an event about a review tells what. */
const told: Partial<Record<EventKind, readonly Told[]>> = {
  approved: [
    {
      kind: 'review-received',
      to: 'vendor',
      title: (listing) => `New review of ${listing}`,
      text: ({ comment }) => comment,
    },
  ],
  'reply-approved': [
    { kind: 'review-decided', to: 'vendor', title: (name) => `Your reply is public: ${name}` },
    {
      kind: 'review-replied',
      to: 'author',
      title: (listing) => `The vendor of ${listing} replied to your review`,
      text: ({ reply_text }) => reply_text,
    },
  ],
  'reply-declined': [
    {
      kind: 'review-decided',
      to: 'vendor',
      title: (listing) => `Your reply to a review of ${listing} was declined`,
      text: (_, { note }) => note,
    },
  ],
  'report-closed': [
    {
      kind: 'review-decided',
      to: 'vendor',
      title: (listing) => `The review of ${listing} that you reported stays`,
    },
  ],
};

/** Which earlier notices an event makes obsolete. */
const obsolete: Partial<Record<EventKind, readonly NotificationKind[]>> = {
  approved: ['review-received'],
  declined: ['review-received', 'review-replied'],
  reopened: ['review-received'],
  'reply-approved': ['review-decided', 'review-replied'],
  'reply-declined': ['review-decided'],
  'reply-deleted': ['review-decided', 'review-replied'],
};

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
  kinds: [
    'approved',
    'declined',
    'reopened',
    'reply-approved',
    'reply-declined',
    'reply-deleted',
    'report-closed',
  ],
  async handle(strapi, event) {
    const about = `reviews/${event.listing_id}`;
    await recallNotices(strapi, obsolete[event.kind] ?? [], about);
    const notices = told[event.kind] ?? [];
    if (notices.length === 0) return;
    const review: ReviewRow | null = await strapi.db
      .query(REVIEW)
      .findOne({ where: { id: event.listing_id }, populate: onListing });
    if (!review) return;
    const name = listingNameOf(review);
    for (const { kind, to, title, text } of notices) {
      const author = review.author ? [review.author] : [];
      const path = to === 'vendor' ? '/reviews/received' : '/reviews';
      await notify(strapi, {
        ...{ kind, about, event: event.id, path },
        ...{ title: title(name), text: text?.(review, event) ?? null },
        to: to === 'vendor' ? await vendorOf(strapi, review) : author,
        delay: settings.mail.decisionSeconds * 1000,
      });
    }
  },
};
