import { useClient, useReviewable, useReviewSubjects, useStores } from '@portal/data/react';
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
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { useDraftGuard } from '../../shell/useLeaveGuard.tsx';

export function route(collection: Collection) {
  return { Component: () => <NewReviewRoute key={collection} collection={collection} /> };
}

const things: Record<Collection, string> = { apps: 'an app', services: 'a service' };
const others = { apps: 'services', services: 'apps' } as const;

/** Writes a review of the listing named in the URL. */
function NewReviewRoute({ collection }: { collection: Collection }) {
  const [params, setParams] = useSearchParams();
  const id = params.get('listing') ?? '';
  const client = useClient();
  const stores = useStores();
  const guard = useDraftGuard();
  /** The review that was just sent. */
  const [sent, setSent] = useState<Review | null>(null);
  const subjects = useReviewSubjects(collection);
  const reviewable = useReviewable({ collection, id });
  const found = reviewable.kind === 'ready' ? reviewable.value : null;
  const title = found?.review ? 'Edit your review' : `Review ${things[collection]}`;
  usePage({ title, crumbs: [{ label: 'Reviews', href: paths.myReviews }, { label: title }] });

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
        help="Approved reviews are public and count toward the rating."
        link={{
          href: paths.newReview(others[collection]),
          label: `Review ${things[others[collection]]}`,
        }}
      />
      <LiveRegion>
        {reviewable.kind === 'failed' ? (
          <Banner
            tone="caution"
            title={
              reviewable.error.code === 'not-found'
                ? 'You can’t review that listing. It isn’t live, or it’s your own.'
                : messageFor(reviewable.error)
            }
            actions={
              reviewable.error.code === 'not-found' ? undefined : (
                <Button size="compact" onClick={reviewable.retry}>
                  Retry
                </Button>
              )
            }
          >
            Choose another one below.
          </Banner>
        ) : null}
      </LiveRegion>
      {sent !== null ? (
        <ReviewSent review={sent} thing={things[collection]} onAnother={() => setSent(null)} />
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
                const review = await client.reviews.save(write, { idempotencyKey });
                guard.release();
                stores.reviews.wrote(review);
                stores.listings.invalidate();
                stores.counts.invalidate();
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
      {guard.question}
    </Stack>
  );
}

interface ReviewSentProps {
  review: Review;
  /** 'an app' or 'a service'. */
  thing: string;
  onAnother: () => void;
}

/** Confirms the review, explains what happens next, and offers another review. */
function ReviewSent({ review, thing, onAnother }: ReviewSentProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), []);
  return (
    <Banner
      ref={banner}
      focusable
      tone="positive"
      title={`Review of ${review.listing?.name || 'the listing'} submitted.`}
      actions={
        <>
          <ButtonLink size="compact" href={paths.myReviews}>
            See my reviews
          </ButtonLink>
          <Button size="compact" tone="ghost" onClick={onAnother}>
            {`Review ${thing.replace(/^an? /, 'another ')}`}
          </Button>
        </>
      }
    >
      {['We’ll publish it once it’s approved.', decidedWithin(review.wait?.most)]
        .filter(Boolean)
        .join(' ')}
    </Banner>
  );
}
