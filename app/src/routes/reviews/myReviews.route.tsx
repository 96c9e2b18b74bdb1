import { useMyReviews } from '@portal/data/react';
import { formatDate, type Review } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { ButtonLink } from '@portal/ui/components/Button';
import { Link } from '@portal/ui/components/Link';
import { Inline, Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { AboutListing } from '../feedback/AboutListing.tsx';
import { OwnList, usePageNumber } from '../feedback/OwnList.tsx';
import { queueStatus } from './reviewRows.ts';

const write = (
  <>
    <ButtonLink href={paths.newReview('services')}>Review a service</ButtonLink>
    <ButtonLink href={paths.newReview('apps')} tone="primary">
      Review an app
    </ButtonLink>
  </>
);

/** What the signed-in person wrote, and how each review stands. */
export function Component() {
  const { page, show } = usePageNumber();
  const reviews = useMyReviews(page);
  usePage({ title: 'My reviews', crumbs: [{ label: 'Reviews' }, { label: 'My reviews' }] });
  const none = reviews.kind === 'ready' && reviews.value.pagination.total === 0;
  return (
    <Stack space="large">
      <PageHeader
        title="My reviews"
        help="Approved reviews are public and count toward the rating."
        actions={none ? null : write}
      />
      <OwnList
        label="My reviews"
        rows={reviews}
        onPage={show}
        empty={{
          title: 'You have no reviews yet',
          text: 'Review any live listing that is not your own.',
          action: <Inline justify="center">{write}</Inline>,
        }}
      >
        {(review) => <OwnReview review={review} />}
      </OwnList>
    </Stack>
  );
}

function OwnReview({ review }: { review: Review }) {
  const { listing, rating, comment, status, adminNote, createdAt } = review;
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
      {status === 'DECLINED' && adminNote ? (
        <Text size="small" tone="muted" keepBreaks>
          {`Reason for decline: ${adminNote}`}
        </Text>
      ) : null}
      {listing ? (
        <div>
          <Link
            href={`${paths.newReview(collectionOf(listing))}?${new URLSearchParams({ listing: listing.slug || String(listing.id) })}`}
          >
            {`Edit review of ${listing.name || 'Untitled listing'}`}
          </Link>
        </div>
      ) : null}
    </>
  );
}
