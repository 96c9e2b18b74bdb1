import { formatDate, type Reviewable, type ReviewWrite } from '@portal/data/schemas';
import { textLimits } from '@portal/domain';
import { Badge } from '@portal/ui/components/Badge';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import type { ComboboxProps } from '@portal/ui/components/Combobox';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { useMemo, useState } from 'react';
import { createAttempts } from '../core/attempt.ts';
import { DirtyReport } from '../core/DirtyReport.tsx';
import { Form } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { FormChoice } from '../core/fields/FormChoice.tsx';
import { FormStarRating } from '../core/fields/FormStarRating.tsx';
import { FormTextArea } from '../core/fields/FormTextArea.tsx';
import type { DraftKeeper } from '../core/keeping/draftKeeper.ts';
import { KeptTextBanner } from '../core/keeping/KeptTextBanner.tsx';
import { useKeptText } from '../core/keeping/useKeptText.ts';
import { SubmitButton } from '../core/SubmitButton.tsx';
import type { SubmitResult } from '../core/submitResult.ts';
import { useForm } from '../core/useForm.ts';
import {
  type ReviewValues,
  readKeptReview,
  reviewFrom,
  reviewLabels,
  rules,
  standing,
} from './reviewValues.ts';

export interface ReviewFormProps {
  /** The listing that is reviewed, with what this person wrote about it; null while none is chosen. */
  reviewable: Reviewable | null;
  /** Every listing that may be reviewed, by url. Keep the array the same between renders. */
  listings: ComboboxProps['options'];
  /** The listings are on their way. Default false. */
  loading?: boolean | undefined;
  /** Told of the url of another listing; empty for none. */
  onListing: (url: string) => void;
  /** Stores the review; send the key as idempotency key. */
  onSubmit: (write: ReviewWrite, key: string) => Promise<SubmitResult>;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Whose text is kept, and in which form. */
  user: string;
  place: string;
  draftKeeper?: DraftKeeper | undefined;
  now?: (() => number) | undefined;
}

/** What somebody thinks of a listing: stars and words. A second review of the same listing edits the first. */
export function ReviewForm(props: ReviewFormProps) {
  const { reviewable, listings, loading, onListing, onSubmit, user, place, draftKeeper } = props;
  const { onDirtyChange, now = Date.now } = props;
  const [attempts] = useState(() => createAttempts());
  const stored = useMemo(() => reviewFrom(reviewable), [reviewable]);
  const own = reviewable?.review ?? null;

  const form = useForm<ReviewValues>({
    values: stored,
    rules: () => rules,
    async onSubmit(values) {
      if (values.rating === null) return { ok: false, message: '' };
      const write = { ...values, rating: values.rating };
      const key = attempts.keyFor([write, own?.version]);
      kept.keepNow();
      const result = await onSubmit(write, key);
      if (result.ok) {
        attempts.settle();
        kept.saved(values);
      }
      return result;
    },
    now,
  });
  const kept = useKeptText({
    form: form.api,
    stored,
    version: own?.version,
    keeper: draftKeeper,
    place: { user, form: 'review', record: place },
    read: readKeptReview,
    attempts,
    now,
  });

  return (
    <Form form={form} label="Review">
      <Stack>
        <KeptTextBanner offers={kept.offers} labels={reviewLabels} />
        <FormErrors labels={reviewLabels} />
        <LiveRegion>
          {own ? (
            <Banner
              tone={own.status === 'DECLINED' ? 'caution' : 'info'}
              title={`You reviewed this listing on ${formatDate(own.createdAt)}.`}
            >
              <p>
                <Badge kind={badges[own.status]} /> {standing(own)} Submitting again replaces it.
              </p>
              {own.adminNote ? <p>The admin wrote: {own.adminNote}</p> : null}
            </Banner>
          ) : null}
        </LiveRegion>
        <Card foot={<SubmitButton label="Send review" busyLabel="Sending" />}>
          <FormChoice<ReviewValues>
            name="listing"
            label={reviewLabels.listing}
            help="You can’t review your own listings."
            options={listings}
            loading={loading}
            onChoice={onListing}
          />
          <FormStarRating<ReviewValues> name="rating" label={reviewLabels.rating} />
          <FormTextArea<ReviewValues>
            name="comment"
            label={reviewLabels.comment}
            help="What works well, and what doesn’t? Your first name is shown to the vendor."
            maxSymbols={textLimits.comment}
            rows={6}
          />
        </Card>
      </Stack>
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}

const badges = { PENDING: 'pending', APPROVED: 'approved', DECLINED: 'declined' } as const;
