import * as m from '#messages';
import type { ListingStatus } from '../listing/status.ts';
import { type Remark, remarkTitle } from '../moderation/changeRequest.ts';
import type { EventKind } from '../moderation/types.ts';
import { isolated } from '../text/isolated.ts';
import type { NotificationKind } from './notifications.ts';

/* What users are told of events. */

/** What a notification says. */
export interface NoticeWords {
  title: string;
  /** Default: none. */
  text?: string | null;
}

interface Notice {
  kind: NotificationKind;
  /** Writes it in the language of then: a server has several. */
  words: () => NoticeWords;
}

/** A message with the name of a listing or the title of an offer. */
type Titled = (values: { title: string }) => string;

/** The name of a listing in a text; one without a name is 'Your listing'. */
export const listingNameIn = (name: string | null | undefined): string =>
  name || m.notice_your_listing();

/** The words of a text with the name of a listing or the title of an offer. `body` is what a user wrote; default: none. */
const titled =
  (text: Titled, title: string | null, body: string | null = null): Notice['words'] =>
  () => ({ title: text({ title: isolated(listingNameIn(title)) }), text: body });

interface DecisionEvent {
  subject: 'apps' | 'services' | 'reviews' | 'special-offers';
  kind: EventKind;
  to: ListingStatus | null;
  /** Whether the vendor is told. */
  noteChanged: boolean;
}

/**
 * What a decision with this note tells the vendor of a listing or an offer, or the author of a review; null if it tells
 * nothing.
 */
export function decisionNotice(
  event: DecisionEvent,
  title: string | null,
  note: string | null = null,
): Notice | null {
  const { subject, kind, to, noteChanged } = event;
  if (!noteChanged) return null;
  const told = (as: NotificationKind, text: Titled) => ({
    kind: as,
    words: titled(text, title, note),
  });
  if (kind === 'changes-requested') {
    if (subject === 'special-offers') return told(kind, m.notice_offer_needs_changes);
    return told(
      kind,
      subject === 'reviews' ? m.notice_own_review_needs_changes : m.notice_listing_needs_changes,
    );
  }
  if (to !== 'APPROVED' && to !== 'DECLINED') return null;
  const approved = to === 'APPROVED';
  if (subject === 'reviews') {
    if (kind === 'noted' && approved) return null;
    return told(
      'own-review-decided',
      approved ? m.notice_own_review_published : m.notice_own_review_declined,
    );
  }
  if (subject === 'special-offers')
    return told('offer-decided', approved ? m.notice_offer_live : m.notice_offer_declined);
  return told('listing-decided', approved ? m.notice_listing_live : m.notice_listing_declined);
}

const queueTitles = {
  apps: m.notice_listing_submitted,
  services: m.notice_listing_submitted,
  reviews: m.notice_review_submitted,
  'special-offers': m.notice_offer_submitted,
};

/** Names what waits in the queue: a submission, or a reply to a review or a report of it. */
export const queueNotice = (
  subject: DecisionEvent['subject'],
  title: string | null,
  event: EventKind = 'submitted',
): Notice => {
  const asides: Partial<Record<EventKind, Titled>> = {
    replied: m.notice_reply_submitted,
    reported: m.notice_review_reported,
  };
  return { kind: 'queue', words: titled(asides[event] ?? queueTitles[subject], title) };
};

/** A reply to a review and a report of it wait apart from the review: the end of what their notifications are about. */
export const queuePart = (kind: EventKind): '' | '/reply' | '/report' => {
  if (kind.startsWith('repl')) return '/reply';
  return kind.startsWith('report') ? '/report' : '';
};

/** Key of a listing, offer or review, such as `apps/12`. */
export const recordKey = (type: string, id: number): string => `${type}/${id}`;

/** What a notification to the vendor who reported a review is about; it stays when the review is deleted. */
export const reportKey = (review: number): string => `reports/${review}`;

/** Kinds that tell of a decision, which a later one replaces. */
export const decisionKinds: readonly NotificationKind[] = [
  'listing-decided',
  'changes-requested',
  'offer-decided',
  'own-review-decided',
];

/** Kinds that tell moderators of a submission, which its decision or withdrawal recalls. */
export const queuedKinds: readonly NotificationKind[] = ['queue', 'remark-answered'];

/** Tells the admin who requested changes that the listing or review was submitted again, with the vendor's answers. */
export const remarkNotice = (
  title: string | null,
  remarks: readonly Remark[],
  nzOwned?: string,
): Notice => ({
  kind: 'remark-answered',
  words: () => {
    const done = remarks.filter((remark) => remark.done).length;
    const replies = remarks.flatMap((remark) =>
      remark.reply === null ? [] : `${remarkTitle(remark, nzOwned)}: ${remark.reply}`,
    );
    const count = m.notice_remarks_resolved({ done, count: remarks.length });
    return {
      title: m.notice_submitted_again({ title: isolated(listingNameIn(title)) }),
      text: remarks.length > 0 ? [count, ...replies].join('\n') : null,
    };
  },
});

/** The kind of notification of a message about a listing to the other side. */
export const messageKind = (fromAdmin: boolean): NotificationKind =>
  fromAdmin ? 'message' : 'vendor-message';

/** Tells the other side of messages about a listing. */
export const messageNotice = (fromAdmin: boolean, title: string | null, text: string): Notice => ({
  kind: messageKind(fromAdmin),
  words: titled(title ? m.notice_new_message : m.notice_new_message_unnamed, title, text),
});

interface ReviewTexts {
  /** Name of the reviewed listing. */
  listing: string;
  comment: string;
  /** The published reply. */
  reply: string | null;
  /** Of the decision. */
  note: string | null;
  /** The status after it; null for a review that is gone. */
  to: ListingStatus | null;
}

const obsolete: Partial<Record<EventKind, readonly NotificationKind[]>> = {
  approved: ['review-received'],
  declined: ['review-received', 'review-replied'],
  reopened: ['review-received'],
  deleted: ['review-received', 'review-decided', 'review-replied'],
  'reply-approved': ['review-decided', 'review-replied'],
  'reply-declined': ['review-decided'],
  'reply-deleted': ['review-decided', 'review-replied'],
};

/** Kinds of notifications about a review that an event makes untrue. */
export const obsoleteNotices = (event: EventKind): readonly NotificationKind[] =>
  obsolete[event] ?? [];

/** The events of which the vendor or the author of a review is told. */
export const reviewEvents: readonly EventKind[] = [
  'approved',
  'declined',
  'reopened',
  'deleted',
  'reply-approved',
  'reply-declined',
  'reply-deleted',
  'report-closed',
];

/** What an event of a review tells the vendor of its listing, its author, and the vendor who reported it. */
export function reviewNotices(
  event: EventKind,
  { listing, comment, reply, note, to: status }: ReviewTexts,
): (Notice & { to: 'vendor' | 'author' | 'reporter' })[] {
  const decided = (title: Titled, text: string | null = null) =>
    ({ to: 'vendor', kind: 'review-decided', words: titled(title, listing, text) }) as const;
  switch (event) {
    case 'approved':
      return [
        {
          to: 'vendor',
          kind: 'review-received',
          words: titled(m.notice_review_submitted, listing, comment),
        },
      ];
    case 'reply-approved':
      return [
        decided(m.notice_reply_public),
        {
          to: 'author',
          kind: 'review-replied',
          words: titled(m.notice_review_replied, listing, reply),
        },
      ];
    case 'reply-declined':
      return [decided(m.notice_reply_declined, note)];
    case 'report-closed':
      return [
        {
          to: 'reporter',
          kind: 'review-decided',
          words: titled(
            status === 'APPROVED'
              ? m.notice_reported_review_stays
              : m.notice_reported_review_removed,
            listing,
          ),
        },
      ];
    default:
      return [];
  }
}
