import { useReviewable, useReviewSubjects, useReviewsStore } from '@portal/data/feedback';
import { DataError, messageFor, type Review, subjectUrl } from '@portal/data/schemas';
import { type Collection, decidedWithin } from '@portal/domain';
import { ReviewForm } from '@portal/forms/review';
import { Banner } from '@portal/ui/components/Banner';
import { Button, ButtonLink } from '@portal/ui/components/Button';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { Skeleton } from '@portal/ui/components/Skeleton';
import { Columns } from '@portal/ui/patterns/Shell';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useDraftGuard.ts';

const reviewOne: Record<Collection, string> = {
  apps: m.reviews_review_app(),
  services: m.reviews_review_service(),
};
const reviewAnother: Record<Collection, string> = {
  apps: m.reviews_review_another_app(),
  services: m.reviews_review_another_service(),
};
const titleOf = (collection: Collection): string =>
  named(collection, reviewOne[collection], m.names_review_one);
const others = { apps: 'services', services: 'apps' } as const;

/** Writes a review of the listing named in the URL. */
export function Component({ collection }: { collection: Collection }) {
  const [params, setParams] = useSearchParams();
  const id = params.get('listing') ?? '';
  const reviews = useReviewsStore();
  const guard = useDraftGuard();
  /** The review that was just sent. */
  const [sent, setSent] = useState<Review | null>(null);
  const subjects = useReviewSubjects(collection);
  const reviewable = useReviewable({ collection, id });
  const found = reviewable.kind === 'ready' ? reviewable.value : null;
  const title = found?.review ? m.reviews_edit_your_review() : titleOf(collection);
  usePage(title, { above: [{ label: m.feedback_reviews(), href: paths.myReviews }] });

  const chosen = found?.listing;
  const options = useMemo(() => {
    const all = subjects.kind === 'ready' ? subjects.value : chosen ? [chosen] : [];
    return all.map((each) => ({ value: subjectUrl(each), label: each.name }));
  }, [subjects, chosen]);

  // The form mounts once the listing in the URL has loaded. A later change of the URL only updates it.
  const beginning = id !== '' && reviewable.kind === 'loading';
  return (
    <Stack space="large">
      <PageHeader
        title={title}
        help={m.reviews_public_and_count()}
        link={{
          href: paths.newReview(others[collection]),
          label: titleOf(others[collection]),
        }}
      />
      <LiveRegion>
        {reviewable.kind === 'failed' ? (
          <Banner
            tone="caution"
            title={
              reviewable.error.code === 'not-found'
                ? m.reviews_cannot_review()
                : messageFor(reviewable.error)
            }
            actions={
              reviewable.error.code === 'not-found' ? undefined : (
                <Button size="compact" onClick={reviewable.retry}>
                  {m.reviews_retry()}
                </Button>
              )
            }
          >
            {m.reviews_choose_another()}
          </Banner>
        ) : null}
      </LiveRegion>
      {sent !== null ? (
        <ReviewSent review={sent} collection={collection} onAnother={() => setSent(null)} />
      ) : beginning ? (
        <Skeleton shape="block" height={420} />
      ) : (
        <Columns kind="form" aside={null}>
          <ReviewForm
            reviewable={found}
            listings={options}
            loading={subjects.kind === 'loading'}
            onListing={(url) => {
              const slug = url.split('/').at(-1) ?? '';
              setParams(slug ? { listing: slug } : {}, { replace: true, preventScrollReset: true });
            }}
            {...guard.form}
            draftRecord={collection}
            onSubmit={async (write, idempotencyKey) => {
              try {
                const review = await reviews.save(write, { idempotencyKey });
                guard.release();
                setParams({}, { replace: true });
                setSent(review);
                return { ok: true };
              } catch (error) {
                const fields = error instanceof DataError ? error.fields : [];
                return { ok: false, message: messageFor(error), fields };
              }
            }}
          />
        </Columns>
      )}
    </Stack>
  );
}

interface ReviewSentProps {
  review: Review;
  collection: Collection;
  onAnother: () => void;
}

/** Confirms the review, explains what happens next, and offers another review. */
function ReviewSent({ review, collection, onAnother }: ReviewSentProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="positive"
      title={
        review.listing?.name
          ? m.reviews_submitted({ name: review.listing.name })
          : m.reviews_submitted_unnamed()
      }
      actions={
        <>
          <ButtonLink size="compact" href={paths.myReviews}>
            {m.reviews_see_my_reviews()}
          </ButtonLink>
          <Button size="compact" onClick={onAnother}>
            {named(collection, reviewAnother[collection], m.names_review_another)}
          </Button>
        </>
      }
    >
      {[m.reviews_published_once_approved(), decidedWithin(review.wait?.most)]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
