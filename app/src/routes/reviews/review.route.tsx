import { useReview, useReviewEvents, useReviews, useReviewsStore } from '@portal/data/feedback';
import { useUnreadChange } from '@portal/data/notifications';
import { useUser } from '@portal/data/react';
import { formatDate, may, personName, type Review } from '@portal/data/schemas';
import { type Collection, linkParts, type Scope, toFeedbackQuery, trashDays } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Link, LinkedText } from '@portal/ui/components/Link';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StarRating } from '@portal/ui/components/StarRating';
import { Text } from '@portal/ui/components/Text';
import { useToast } from '@portal/ui/components/Toast';
import { useConfirm } from '@portal/ui/patterns/Confirm';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { VendorCard } from '@portal/ui/patterns/VendorCard';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { DecisionPage } from '../../parts/decisions/DecisionPage.tsx';
import { useNext, usePosition } from '../../parts/decisions/queue.ts';
import { useReviewing } from '../../parts/decisions/reviewers.ts';
import { queueStatus, subjectRow } from '../../parts/decisions/reviewRows.ts';
import { useColleagueDecision } from '../../parts/decisions/useColleagueDecision.ts';
import { decisionToast, unchangedToast } from '../../parts/decisions/useDeciding.ts';
import { feedbackWords } from '../../parts/decisions/useFeedbackList.tsx';
import { useReasonTemplates } from '../../parts/decisions/useReasonTemplates.ts';
import { HistorySection } from '../../parts/listings/HistorySection.tsx';
import { RecordFailed } from '../../parts/session.tsx';
import { failedSubmit } from '../../parts/useSubmit.ts';
import { ago } from '../../parts/when.ts';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';
import { ReplyCard, ReportCard } from './replyDecisions.tsx';
import { reviewName, reviewTitle, useReviewActions } from './useReviewActions.ts';

interface ReviewRouteProps {
  collection: Collection;
  scope: Scope;
}

export function Component({ collection, scope }: ReviewRouteProps) {
  const { id = '' } = useParams();
  const review = useReview(Number(id));
  if (review.kind === 'loading') return <PageLoading />;
  if (review.kind === 'ready')
    return <OneReview key={id} collection={collection} scope={scope} review={review.value} />;
  return <RecordFailed {...review} to={paths.reviews(collection, scope)} />;
}

function OneReview({ collection, scope, review }: ReviewRouteProps & { review: Review }) {
  const reviews = useReviewsStore();
  const toast = useToast();
  const navigate = useNavigate();
  const [now] = useState(useAppServices().now);
  const confirm = useConfirm();
  const actions = useReviewActions();
  const guard = useDraftGuard();
  const events = useReviewEvents(review.id);
  const waits = review.status === 'PENDING' && !review.request?.open;
  const place = { about: 'reviews', collection, scope } as const;
  const queue = useReviews(
    toFeedbackQuery({ status: scope === 'pending' ? ['pending'] : [], rows: 100 }, place),
  );
  const position = usePosition(queue, review.id, scope === 'active' || waits);
  const next = useNext(position);
  const { reviewers, renew } = useReviewing('reviews', review.id, waits);
  // The review stays as it was read: a decision about it fails if another user was faster.
  useUnreadChange(() => {
    reviews.events.refresh(review.id);
    renew();
  });
  const colleague = useColleagueDecision(events, 'review');
  const list = paths.reviews(collection, scope);
  const { title } = feedbackWords(place, null);
  const name = reviewTitle(review);
  usePage(name, { above: [{ label: m.feedback_reviews() }, { label: title, href: list }] });
  const open = (next: Review | null) =>
    void navigate(next ? paths.review(collection, scope, next.id) : list);
  const listing = subjectRow(review.listing);
  const author = review.createdBy;
  const decides = may(useUser(), 'review.decide');
  const templates = useReasonTemplates({
    listing: listing.name,
    field: m.reviews_your_review(),
    ...(author ? { vendor: personName(author) } : {}),
  });

  async function remove(): Promise<string | undefined> {
    const problem = await actions.remove(review);
    if (problem) return problem;
    guard.release();
    open(next());
    return undefined;
  }

  const askDelete = () =>
    confirm({
      title: m.reviews_delete_question(),
      text: review.listing
        ? m.reviews_delete_consequence({ name: review.listing.name, days: trashDays })
        : m.reviews_delete_consequence_unnamed({ days: trashDays }),
      confirm: m.reviews_delete_review(),
      cancel: m.feedback_keep_it(),
      busyLabel: m.reviews_deleting(),
      run: remove,
    });

  return (
    <DecisionPage
      {...guard.form}
      subject="review"
      templates={templates}
      record={review}
      address={`reviews/${review.id}`}
      waiting={m.reviews_written_ago({ ago: ago(review.createdAt, now) })}
      position={position}
      reviewers={reviewers}
      onMove={open}
      history={<HistorySection record={`reviews/${review.id}`} events={events} thing="review" />}
      owner={
        author ? (
          <VendorCard
            title={m.reviews_author()}
            name={personName(author)}
            email={author.email ?? ''}
            facts={[]}
          />
        ) : null
      }
      header={
        <>
          {colleague ? (
            <DecidedBanner {...colleague} review={review} onShow={() => reviews.invalidate()} />
          ) : null}
          <PageHeader
            title={m.reviews_review_of({ name: listing.name })}
            badge={<StatusBadge kind={queueStatus[review.status]} />}
            help={m.reviews_written_on({ date: formatDate(review.createdAt) })}
            more={
              decides
                ? [
                    {
                      label: m.reviews_delete(),
                      icon: Trash2,
                      tone: 'critical',
                      onSelect: askDelete,
                    },
                  ]
                : []
            }
          />
        </>
      }
      onDecide={async (write, { key, note }) => {
        try {
          const saved = await reviews.decide(review.id, write, { idempotencyKey: key });
          const asks = write.remarks !== undefined;
          const unchanged = asks ? null : unchangedToast(review.status, write.status, note);
          const undo = () => void actions.undo(saved);
          const outcome = asks ? 'CHANGES' : saved.status;
          toast(unchanged ?? decisionToast(reviewName(saved), outcome, undo, 'author'));
          if (unchanged) return { ok: true };
          guard.release();
          open(next());
          return { ok: true };
        } catch (error) {
          return failedSubmit(error, actions.wordsFor(error));
        }
      }}
    >
      <Stack>
        {review.request ? (
          <Card
            title={m.reviews_requested_changes()}
            help={(review.request.open ? m.reviews_requested_waiting : m.reviews_requested_edited)({
              date: formatDate(review.request.at),
            })}
          >
            <Text keepBreaks>
              <LinkedText parts={linkParts(review.request.message ?? '')} />
            </Text>
          </Card>
        ) : null}
        <Card>
          <StarRating value={review.rating} />
          <Text keepBreaks>{review.comment}</Text>
          <Link href={listing.href}>{listing.name}</Link>
        </Card>
        <ReportCard review={review} decides={decides} />
        <ReplyCard review={review} decides={decides} />
      </Stack>
    </DecisionPage>
  );
}

interface DecidedBannerProps extends NonNullable<ReturnType<typeof useColleagueDecision>> {
  review: Review;
  /** Loads the new version. */
  onShow: () => void;
}

/** Says what a colleague decided, and offers the new version unless it is on screen. */
function DecidedBanner({ event, title, review, onShow }: DecidedBannerProps) {
  const isShown =
    event.kind === 'changes-requested' ? review.request?.open : review.status === event.to;
  if (isShown) return <Banner tone="caution" title={title} />;
  const button = (
    <Button size="compact" onClick={onShow}>
      {m.reviews_show_new_version()}
    </Button>
  );
  return (
    <Banner tone="caution" title={title} actions={button}>
      {m.reviews_version_before()}
    </Banner>
  );
}
