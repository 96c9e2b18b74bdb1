import { type Remark, remarkTitle } from './moderation/changeRequest.ts';
import type { EventKind } from './moderation/types.ts';
import type { NotificationKind } from './notifications.ts';
import type { ListingStatus } from './status.ts';

/* What users are told of events. */

/** What a notification says. */
interface Notice {
  kind: NotificationKind;
  title: string;
  /** Default: none. */
  text?: string | null;
}

interface DecisionEvent {
  subject: 'apps' | 'services' | 'reviews' | 'special-offers';
  kind: EventKind;
  to: ListingStatus | null;
  /** Whether the vendor is told. */
  noteChanged: boolean;
}

/** What a decision tells the vendor of a listing or an offer, or the author of a review; null if it tells nothing. */
export function decisionNotice(event: DecisionEvent, title: string): Notice | null {
  const { subject, kind, to, noteChanged } = event;
  if (!noteChanged) return null;
  if (kind === 'changes-requested') {
    if (subject === 'special-offers')
      return { kind, title: `Your special offer needs changes: ${title}` };
    return subject === 'reviews'
      ? { kind, title: `Your review of ${title} needs changes` }
      : { kind, title: `${title} needs changes` };
  }
  if (to !== 'APPROVED' && to !== 'DECLINED') return null;
  const approved = to === 'APPROVED';
  if (subject === 'reviews')
    return kind === 'noted' && approved
      ? null
      : {
          kind: 'own-review-decided',
          title: approved
            ? `Your review of ${title} was published`
            : `Your review of ${title} was declined`,
        };
  return subject === 'special-offers'
    ? {
        kind: 'offer-decided',
        title: approved
          ? `Your special offer is live: ${title}`
          : `Your special offer was declined: ${title}`,
      }
    : { kind: 'listing-decided', title: approved ? `${title} is live` : `${title} was declined` };
}

/** Names what waits in the queue: a submission, or a reply to a review or a report of it. */
export const queueNotice = (
  subject: DecisionEvent['subject'],
  title: string,
  event: EventKind = 'submitted',
): Notice => {
  const kind = 'queue';
  if (event === 'replied') return { kind, title: `New reply to a review of ${title}` };
  if (event === 'reported') return { kind, title: `A review of ${title} was reported` };
  const titles = {
    apps: `${title} was submitted for review`,
    services: `${title} was submitted for review`,
    reviews: `New review of ${title}`,
    'special-offers': `New special offer: ${title}`,
  };
  return { kind, title: titles[subject] };
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
export function remarkNotice(title: string, remarks: readonly Remark[], nzOwned?: string): Notice {
  const done = remarks.filter((remark) => remark.done).length;
  const replies = remarks.flatMap((remark) =>
    remark.reply === null ? [] : `${remarkTitle(remark, nzOwned)}: ${remark.reply}`,
  );
  const lines = [`${done} of ${remarks.length} remarks resolved`, ...replies];
  return {
    kind: 'remark-answered',
    title: `${title} was submitted again`,
    text: remarks.length > 0 ? lines.join('\n') : null,
  };
}

/** Tells the other side of a message about a listing. */
export const messageNotice = (fromAdmin: boolean, title: string): Notice => ({
  kind: fromAdmin ? 'message' : 'vendor-message',
  title: title ? `New message about ${title}` : 'New message about your listing',
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
  const decided = (title: string, text: string | null = null) =>
    ({ to: 'vendor', kind: 'review-decided', title, text }) as const;
  switch (event) {
    case 'approved':
      return [
        { to: 'vendor', kind: 'review-received', title: `New review of ${listing}`, text: comment },
      ];
    case 'reply-approved':
      return [
        decided(`Your reply is public: ${listing}`),
        {
          ...{ to: 'author', kind: 'review-replied', text: reply },
          title: `The vendor of ${listing} replied to your review`,
        },
      ];
    case 'reply-declined':
      return [decided(`Your reply to a review of ${listing} was declined`, note)];
    case 'report-closed':
      return [
        {
          ...{ to: 'reporter', kind: 'review-decided' },
          title:
            status === 'APPROVED'
              ? `The review of ${listing} that you reported stays`
              : `The review of ${listing} that you reported was removed`,
        },
      ];
    default:
      return [];
  }
}
