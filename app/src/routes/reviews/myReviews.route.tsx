import { useMyReviews } from '@portal/data/feedback';
import { formatDate, type Review } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Inline } from '@portal/ui/components/layout';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { ReviewReply } from '@portal/ui/patterns/ReviewInbox';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import {
  AboutListing,
  DeclineReason,
  OwnList,
  RequestedChanges,
  UsualWait,
} from '../../parts/decisions/OwnList.tsx';
import { queueStatus } from '../../parts/decisions/reviewRows.ts';
import { WithdrawButton } from '../../parts/decisions/WithdrawButton.tsx';
import { paths } from '../../paths.ts';

/** A user's own reviews with their status. */
export function Component() {
  return (
    <OwnList
      title={m.reviews_my_reviews()}
      help={m.reviews_public_and_count()}
      useRows={useMyReviews}
      create={
        <>
          <ButtonLink href={paths.newReview('services')}>
            {named('services', m.reviews_review_service(), m.names_review_one)}
          </ButtonLink>
          <ButtonLink href={paths.newReview('apps')} tone="primary">
            {named('apps', m.reviews_review_app(), m.names_review_one)}
          </ButtonLink>
        </>
      }
      empty={{
        title: m.reviews_none_yet(),
        text: m.reviews_none_yet_help(),
      }}
    >
      {(review) => <OwnReview review={review} />}
    </OwnList>
  );
}

function OwnReview({ review }: { review: Review }) {
  const { id, listing, rating, comment, status, createdAt, reply } = review;
  const name = listing?.name || m.feedback_untitled_listing();
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
          title={
            listing?.name
              ? m.reviews_reply_from({ name: listing.name })
              : m.reviews_reply_from_the_vendor()
          }
          text={reply.text}
          when={reply.created ? formatDate(reply.created) : undefined}
        />
      ) : null}
      {listing ? (
        <div>
          <Link
            href={`${paths.newReview(collectionOf(listing))}?${new URLSearchParams({ listing: listing.slug || String(listing.id) })}`}
          >
            {m.reviews_edit_review_of({ name })}
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
