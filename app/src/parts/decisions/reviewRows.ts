import { formatDate, personName, type Review, type Subject } from '@portal/data/schemas';
import { collectionOf, reportReasons } from '@portal/domain';
import type { QueueAction, QueueStatus } from '@portal/ui/patterns/DecisionQueue';
import type { ReviewRow } from '@portal/ui/patterns/ReviewQueue';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { overLimit } from '../when.ts';

export const queueStatus: Record<Review['status'], QueueStatus> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

export function subjectRow(subject: Subject | null) {
  if (!subject) return { name: m.reviews_deleted_listing(), href: paths.home };
  return {
    name: subject.name || m.feedback_untitled_listing(),
    href: paths.listing(collectionOf(subject), 'active', subject.slug || subject.id),
    ...(subject.logo ? { logo: subject.logo } : {}),
  };
}

/** That a review or an offer has waited longer than the operator's limit. */
export const lateText = ({ lateHours }: Pick<Review, 'lateHours'>): string | undefined =>
  lateHours === undefined ? undefined : overLimit(lateHours);

/** What an approved review has to decide: a pending reply and an open report. */
function openParts({ status, reply, report }: Review) {
  const proposal = reply?.proposal?.status === 'PENDING' ? reply.proposal : undefined;
  if (status !== 'APPROVED') return {};
  return { reply: proposal, report: report?.open ? report : undefined };
}

/** 'Spam' or 'Other: It names a person.' */
export const reportWords = ({ reason, text }: NonNullable<Review['report']>): string =>
  [reportReasons[reason], text].filter(Boolean).join(': ');

export function toReviewRow(
  review: Review,
  deciding: QueueAction | undefined,
  reviewers: ReviewRow['reviewers'],
): ReviewRow {
  const { id, rating, comment, status, listing, createdBy, createdAt } = review;
  const { reply, report } = openParts(review);
  const isOpen = status !== 'APPROVED' || reply || report;
  const scope = isOpen ? 'pending' : 'active';
  return {
    id: String(id),
    rating,
    comment,
    status: queueStatus[status],
    listing: subjectRow(listing),
    author: {
      name: createdBy ? personName(createdBy) : m.reviews_former_user(),
      email: createdBy?.email ?? '',
    },
    asked: review.request?.open,
    late: lateText(review),
    when: formatDate(createdAt),
    ...(listing ? { href: paths.review(collectionOf(listing), scope, id) } : {}),
    deciding,
    reviewers,
    reply: reply?.text,
    report: report && reportWords(report),
    what: reply || report ? 'review' : undefined,
  };
}
