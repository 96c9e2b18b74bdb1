import { formatDate, personName, type Review } from '@portal/data/schemas';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Badge } from '@portal/ui/components/Badge';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DecisionPage, type DecisionPageProps } from '../listing/DecisionPage.tsx';
import { age } from '../when.ts';
import { queueStatus, subjectRow } from './reviewRows.ts';

export interface ReviewPageProps extends DecisionPageProps<Review> {
  review: Review;
  /** Comes to what went wrong in words, or to nothing. */
  onDelete: () => Promise<string | undefined>;
}

/** One review before an admin: what was written, about what, by whom, and the decision. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, now } = props;
  const listing = subjectRow(review.listing);
  const author = review.createdBy;
  return (
    <DecisionPage
      {...props}
      subject="review"
      record={review}
      address={`reviews/${review.id}`}
      waiting={`written ${age(review.createdAt, now)} ago`}
      owner={
        author ? (
          <VendorCard
            title="Author"
            name={personName(author)}
            email={author.email ?? ''}
            facts={[]}
          />
        ) : null
      }
      header={
        <PageHeader
          title={`Review of ${listing.name}`}
          badge={<Badge kind={queueStatus[review.status]} />}
          help={`Written ${formatDate(review.createdAt)}`}
          actions={<DeleteReview {...props} />}
        />
      }
    >
      <Card>
        <StarRating value={review.rating} />
        <Text keepBreaks>{review.comment}</Text>
        <Link href={listing.href}>{listing.name}</Link>
      </Card>
    </DecisionPage>
  );
}

function DeleteReview({ review, onDelete }: ReviewPageProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  async function remove() {
    setBusy(true);
    setError(undefined);
    setError(await onDelete());
    setBusy(false);
  }
  return (
    <>
      <Button tone="critical-quiet" icon={Trash2} onClick={() => setAsking(true)}>
        Delete
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete review?"
        confirm="Delete review"
        cancel="Keep it"
        tone="critical"
        busy={busy}
        busyLabel="Deleting"
        onConfirm={() => void remove()}
      >
        <p>
          What was written about {review.listing?.name ?? 'the listing'} is gone for good, and no
          longer counts in the rating.
        </p>
        <DialogError error={error} />
      </AlertDialog>
    </>
  );
}
