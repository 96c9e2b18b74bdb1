import { formatDate, personName, type Review, type Subject } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import type { QueueAction, QueueStatus } from '@portal/ui/patterns/DecisionQueue';
import type { ReviewRow } from '@portal/ui/patterns/ReviewQueue';
import { paths } from '../../paths.ts';

export const queueStatus: Record<Review['status'], QueueStatus> = {
  PENDING: 'pending',
  APPROVED: 'approved',
  DECLINED: 'declined',
};

export function subjectRow(subject: Subject | null) {
  if (!subject) return { name: 'Deleted listing', href: paths.home };
  return {
    name: subject.name || 'Untitled listing',
    href: paths.listing(collectionOf(subject), 'active', subject.slug || subject.id),
    ...(subject.logo ? { logo: subject.logo } : {}),
  };
}

export function toReviewRow(
  review: Review,
  deciding: QueueAction | undefined,
  reviewers: ReviewRow['reviewers'],
): ReviewRow {
  const { id, rating, comment, status, listing, createdBy, createdAt } = review;
  const scope = status === 'APPROVED' ? 'active' : 'pending';
  return {
    id: String(id),
    rating,
    comment,
    status: queueStatus[status],
    listing: subjectRow(listing),
    author: {
      name: createdBy ? personName(createdBy) : 'Former user',
      email: createdBy?.email ?? '',
    },
    asked: review.request?.open,
    when: formatDate(createdAt),
    ...(listing ? { href: paths.review(collectionOf(listing), scope, id) } : {}),
    deciding,
    reviewers,
  };
}
