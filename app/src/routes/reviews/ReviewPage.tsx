import { formatDate, personName, type Review } from '@portal/data/schemas';
import type { DraftKeeper } from '@portal/forms/core';
import { DecisionForm, type DecisionFormProps, InternalNote } from '@portal/forms/decision';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Badge } from '@portal/ui/components/Badge';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { DecisionTimeline, type TimelineEvent } from '@portal/ui/patterns/DecisionTimeline';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { KeyHelp } from '@portal/ui/patterns/KeyHelp';
import { QueueHeader } from '@portal/ui/patterns/QueueHeader';
import { Columns } from '@portal/ui/patterns/Shell';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { decisionKeys } from '../listing/decisionKeys.ts';
import type { QueuePlace } from '../listing/queue.ts';
import { age } from '../when.ts';
import { queueStatus, subjectRow } from './reviewRows.ts';

export interface ReviewPageProps {
  review: Review;
  events: readonly TimelineEvent[];
  /** Null when the review is not in the queue. */
  place: QueuePlace<Review> | null;
  onMove: (review: Review) => void;
  onDecide: DecisionFormProps['onDecide'];
  onDirtyChange: (dirty: boolean) => void;
  /** Comes to what went wrong in words, or to nothing. */
  onDelete: () => Promise<string | undefined>;
  user: string;
  draftKeeper: DraftKeeper;
  clock: () => number;
  now: number;
}

/** One review before an admin: what was written, about what, by whom, and the decision. */
export function ReviewPage(props: ReviewPageProps) {
  const { review, events, place, onMove, now } = props;
  const { previous, next } = place ?? {};
  const listing = subjectRow(review.listing);
  const author = review.createdBy;
  return (
    <Stack space="large">
      {place ? (
        <QueueHeader
          place={place.place}
          total={place.total}
          waiting={`written ${age(review.createdAt, now)} ago`}
          onPrevious={previous ? () => onMove(previous) : undefined}
          onNext={next ? () => onMove(next) : undefined}
          help={<KeyHelp keys={decisionKeys} />}
        />
      ) : null}
      <PageHeader
        title={`Review of ${listing.name}`}
        badge={<Badge kind={queueStatus[review.status]} />}
        help={`Written ${formatDate(review.createdAt)}`}
        actions={<DeleteReview {...props} />}
      />
      <DecisionForm
        subject="review"
        record={review}
        place={`reviews/${review.id}`}
        onDecide={props.onDecide}
        onDirtyChange={props.onDirtyChange}
        user={props.user}
        draftKeeper={props.draftKeeper}
        now={props.clock}
      >
        <Columns
          kind="moderation"
          aside={
            <Stack>
              {author ? (
                <VendorCard
                  title="Author"
                  name={personName(author)}
                  email={author.email ?? ''}
                  facts={[]}
                />
              ) : null}
              <InternalNote />
              <DecisionTimeline events={events} />
            </Stack>
          }
        >
          <Card>
            <StarRating value={review.rating} />
            <Text keepBreaks>{review.comment}</Text>
            <Link href={listing.href}>{listing.name}</Link>
          </Card>
        </Columns>
      </DecisionForm>
    </Stack>
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
