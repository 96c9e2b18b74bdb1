import { useReviewsOf } from '@portal/data/react';
import { formatDate, type Listing } from '@portal/data/schemas';
import type { Collection } from '@portal/domain';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { paths } from '../../paths.ts';

interface ListingRatingProps {
  collection: Collection;
  record: Listing;
  /** Of the own account's listing a person writes no review. */
  mayReview: boolean;
  mayReadAll: boolean;
}

/** The mean rating of a listing and what was written last; the others are a link away for admins. */
export function ListingRating({ collection, record, mayReview, mayReadAll }: ListingRatingProps) {
  const reviews = useReviewsOf({ collection, id: record.id });
  const address = new URLSearchParams({ listing: record.slug || String(record.id) });
  const last = reviews.kind === 'ready' ? reviews.value : [];
  return (
    <Card
      title="Reviews"
      space="medium"
      actions={
        mayReview ? (
          <Link href={`${paths.newReview(collection)}?${address}`} size="caption">
            Write a review
          </Link>
        ) : (
          // A vendor's lists hold nothing of others, so their own listing is where the way begins.
          <Link href={paths.newReview(collection)} size="caption">
            {`Review another ${collection === 'apps' ? 'app' : 'service'}`}
          </Link>
        )
      }
    >
      <StarRating value={record.rating} count={record.numReviews} size="small" />
      {last.length > 0 ? (
        <Stack as="ul" space="medium">
          {last.map(({ id, rating, comment, createdBy, createdAt }) => (
            <Stack key={id} as="li" space="xsmall">
              <StarRating value={rating} size="small" />
              <Text size="small" keepBreaks>
                {comment}
              </Text>
              <Text size="small" tone="muted">
                {`${createdBy?.firstName ?? 'Somebody'} · ${formatDate(createdAt)}`}
              </Text>
            </Stack>
          ))}
        </Stack>
      ) : null}
      {mayReadAll && record.numReviews > 0 ? (
        <Link href={`${paths.reviews(collection, 'active')}?${address}`} size="caption">
          All reviews of this listing
        </Link>
      ) : null}
    </Card>
  );
}
