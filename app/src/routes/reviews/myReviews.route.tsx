import { useMyReviews } from '@portal/data/react';
import { formatDate, type Review } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { ReviewReply } from '@portal/ui/patterns/ReviewInbox';
import { paths } from '../../paths.ts';
import {
  AboutListing,
  DeclineReason,
  OwnList,
  RequestedChanges,
  UsualWait,
} from '../feedback/OwnList.tsx';
import { WithdrawButton } from '../feedback/WithdrawButton.tsx';
import { queueStatus } from './reviewRows.ts';

/** A user's own reviews with their status. */
export function Component() {
  return (
    <OwnList
      title="My reviews"
      area="Reviews"
      help="Approved reviews are public and count toward the rating."
      useRows={useMyReviews}
      create={
        <>
          <ButtonLink href={paths.newReview('services')}>Review a service</ButtonLink>
          <ButtonLink href={paths.newReview('apps')} tone="primary">
            Review an app
          </ButtonLink>
        </>
      }
      empty={{
        title: 'You have no reviews yet',
        text: 'Review any live listing that is not your own.',
      }}
    >
      {(review) => <OwnReview review={review} />}
    </OwnList>
  );
}

function OwnReview({ review }: { review: Review }) {
  const { id, listing, rating, comment, status, createdAt, reply } = review;
  const name = listing?.name || 'Untitled listing';
  return (
    <>
      <AboutListing listing={listing} status={queueStatus[status]} />
      <Inline space="small">
        <StarRating value={rating} size="small" />
        <Text size="small" tone="muted" as="span">
          {formatDate(createdAt)}
        </Text>
      </Inline>
      <Text keepBreaks>{comment}</Text>
      <RequestedChanges {...review} />
      <DeclineReason {...review} />
      <UsualWait {...review} />
      {status === 'APPROVED' && reply?.text ? (
        <ReviewReply
          title={`Reply from ${listing?.name || 'the vendor'}`}
          text={reply.text}
          when={reply.created ? formatDate(reply.created) : undefined}
        />
      ) : null}
      {listing ? (
        <div>
          <Link
            href={`${paths.newReview(collectionOf(listing))}?${new URLSearchParams({ listing: listing.slug || String(listing.id) })}`}
          >
            {`Edit review of ${name}`}
          </Link>
        </div>
      ) : null}
      {status === 'PENDING' ? (
        <div>
          <WithdrawButton things="reviews" id={id} name={name} />
        </div>
      ) : null}
    </>
  );
}
