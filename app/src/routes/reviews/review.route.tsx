import {
  useClient,
  useReview,
  useReviewEvents,
  useReviews,
  useStores,
  useUser,
} from '@portal/data/react';
import {
  DataError,
  formatDate,
  isUnclear,
  messageFor,
  personName,
  type Review,
} from '@portal/data/schemas';
import type { Collection, Shelf } from '@portal/domain';
import { AlertDialog } from '@portal/ui/components/AlertDialog';
import { Badge } from '@portal/ui/components/Badge';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Link } from '@portal/ui/components/Link';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { DialogError } from '@portal/ui/patterns/DialogError';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useKeptGuard } from '../../shell/useLeaveGuard.tsx';
import { FailedPage } from '../failure.tsx';
import { defaultView, toQuery } from '../feedback/feedbackQuery.ts';
import { undoTime } from '../feedback/useDeciding.ts';
import { feedbackWords } from '../feedback/useFeedbackList.tsx';
import { DecisionPage, type DecisionPageProps } from '../listing/DecisionPage.tsx';
import { Happened } from '../listing/Happened.tsx';
import { useNext, usePlace } from '../listing/queue.ts';
import { reasonChanged } from '../listing/useDecision.ts';
import { RedirectWithReason } from '../session.tsx';
import { age } from '../when.ts';
import { queueStatus, subjectRow } from './reviewRows.ts';
import { reviewName, useReviewDeeds } from './useReviewDeeds.ts';

export function route(collection: Collection, shelf: Shelf) {
  return { Component: () => <ReviewRoute collection={collection} shelf={shelf} /> };
}

interface ReviewRouteProps {
  collection: Collection;
  shelf: Shelf;
}

/** One review by its address. */
function ReviewRoute({ collection, shelf }: ReviewRouteProps) {
  const { id = '' } = useParams();
  const review = useReview(Number(id));
  if (review.kind === 'loading') return <PageLoading />;
  if (review.kind === 'ready')
    return <OneReview key={id} collection={collection} shelf={shelf} review={review.value} />;
  if (review.error.code === 'offline') return <FailedPage {...review} />;
  return (
    <RedirectWithReason
      to={paths.reviews(collection, shelf)}
      why={messageFor(review.error)}
      tone="critical"
    />
  );
}

function OneReview({ collection, shelf, review }: ReviewRouteProps & { review: Review }) {
  const client = useClient();
  const stores = useStores();
  const toast = useToast();
  const navigate = useNavigate();
  const user = useUser();
  const { draftKeeper, now } = useSurroundings();
  const [since] = useState(now);
  const deeds = useReviewDeeds();
  const guard = useKeptGuard();
  const events = useReviewEvents(review.id);
  const place = { about: 'reviews', collection, shelf } as const;
  const queue = useReviews(
    toQuery({ ...defaultView, states: shelf === 'pending' ? ['pending'] : [], rows: 100 }, place),
  );
  const position = usePlace(queue, review.id, shelf === 'active' || review.status === 'PENDING');
  const next = useNext(position);
  const list = paths.reviews(collection, shelf);
  const { title } = feedbackWords(place, null);
  const name = `Review of ${review.listing?.name ?? 'a listing'}`;
  usePage({
    title: name,
    crumbs: [{ label: 'Reviews' }, { label: title, href: list }, { label: name }],
  });
  const open = (next: Review | null) =>
    void navigate(next ? paths.review(collection, shelf, next.id) : list);

  return (
    <>
      <ReviewPage
        review={review}
        history={<Happened events={events} thing="review" />}
        place={position}
        onMove={open}
        now={since}
        user={String(user.id)}
        draftKeeper={draftKeeper}
        clock={now}
        onDirtyChange={guard.setDirty}
        onDelete={async () => {
          const wrong = await deeds.remove(review);
          if (wrong) return wrong;
          guard.release();
          open(next());
          return undefined;
        }}
        onDecide={async (write, { key, note }) => {
          try {
            const saved = await client.reviews.decide(review.id, write, { idempotencyKey: key });
            stores.reviews.wrote(saved);
            stores.listings.invalidate();
            stores.counts.invalidate();
            if (note) {
              toast({ tone: 'positive', message: 'Note added.' });
              return { ok: true };
            }
            if (write.status === review.status) {
              toast({ tone: 'positive', message: reasonChanged });
              return { ok: true };
            }
            const undo = () => void deeds.undo(saved);
            const deed = saved.status === 'APPROVED' ? 'approved' : 'declined';
            toast({
              tone: 'positive',
              message: `${reviewName(saved)} ${saved.status === 'PENDING' ? 'is pending again' : deed}.`,
              duration: undoTime,
              ...(saved.status === 'PENDING' ? {} : { action: { label: 'Undo', onAction: undo } }),
            });
            guard.release();
            open(next());
            return { ok: true };
          } catch (error) {
            const fields = error instanceof DataError ? error.fields : [];
            const unclear = isUnclear(error);
            return { ok: false, message: deeds.explain(error), fields, unclear };
          }
        }}
      />
      {guard.question}
    </>
  );
}

interface ReviewPageProps extends DecisionPageProps<Review> {
  review: Review;
  /** Comes to what went wrong in words, or to nothing. */
  onDelete: () => Promise<string | undefined>;
}

/** One review before an admin: what was written, about what, by whom, and the decision. */
function ReviewPage(props: ReviewPageProps) {
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
