import {
  decodeOr,
  formatDate,
  type Reviewable,
  type ReviewWrite,
  subjectUrl,
} from '@portal/data/schemas';
import { linkParts, ratingProblem, reviewFields, reviewTexts, textLimits } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Card } from '@portal/ui/components/Card';
import type { ComboboxProps } from '@portal/ui/components/Combobox';
import { LinkedText } from '@portal/ui/components/Link';
import { LiveRegion } from '@portal/ui/components/LiveRegion';
import { Stack } from '@portal/ui/components/layout';
import { StatusBadge } from '@portal/ui/patterns/StatusBadge';
import { useMemo } from 'react';
import { nullable, number, object, partial, string } from 'superstruct';
import { FormCombobox, FormStarRating } from '../core/choiceFields.tsx';
import { LocalDraftBanner } from '../core/drafts/LocalDraftBanner.tsx';
import { useDraftForm } from '../core/drafts/useDraftForm.ts';
import type { DraftProps } from '../core/drafts/useLocalDraft.ts';
import { DirtyReport, Form, SubmitButton } from '../core/Form.tsx';
import { FormErrors } from '../core/FormErrors.tsx';
import { fieldRules } from '../core/fieldRules.ts';
import { FormTextArea } from '../core/fields.tsx';
import { type Rules, textRule } from '../core/rules.ts';
import type { SubmitResult } from '../core/submitResult.ts';
import { m } from '../i18n/messages.js';

interface ReviewValues {
  /** The listing's URL; empty while none is chosen. */
  listing: string;
  rating: number | null;
  comment: string;
}

/** The chosen listing and the user's earlier review of it. */
function reviewFrom(reviewable: Reviewable | null): ReviewValues {
  if (!reviewable) return { listing: '', rating: null, comment: '' };
  const { listing, review } = reviewable;
  return {
    listing: subjectUrl(listing),
    rating: review?.rating ?? null,
    comment: review?.comment ?? '',
  };
}

const rules: Rules<ReviewValues> = {
  fields: {
    listing: textRule({ required: reviewTexts.listingRequired }),
    rating: ratingProblem,
    ...fieldRules(reviewFields),
  },
};

/** The label of every field, in screen order. */
const labels = {
  listing: m.review_listing(),
  rating: m.review_rating(),
  comment: m.review_comment(),
} as const;

const keptValues = partial(
  object({ listing: string(), rating: nullable(number()), comment: string() }),
);

/** The badge and the meaning of the user's own review, by its status. */
const statuses = {
  PENDING: { badge: 'pending', text: m.review_pending() },
  APPROVED: { badge: 'approved', text: m.review_approved() },
  DECLINED: { badge: 'declined', text: m.review_declined() },
} as const;

export interface ReviewFormProps extends DraftProps {
  /** The chosen listing with the user's earlier review; null while none is chosen. */
  reviewable: Reviewable | null;
  /** Every listing that can be reviewed, by URL. Keep the array the same between renders. */
  listings: ComboboxProps['options'];
  /** The listings are loading. Default false. */
  loading?: boolean | undefined;
  /** Called with the URL of the chosen listing; empty for none. */
  onListing: (url: string) => void;
  /** Stores the review; `key` is the idempotency key. */
  onSubmit: (write: ReviewWrite, key: string) => Promise<SubmitResult>;
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Identifies the form among local drafts. */
  draftRecord: string;
}

/** A review of a listing. A second one of the same listing replaces the first. */
export function ReviewForm(props: ReviewFormProps) {
  const { reviewable, listings, loading, onListing, onSubmit, user, draftRecord, draftStore } =
    props;
  const { onDirtyChange, now } = props;
  const stored = useMemo(() => reviewFrom(reviewable), [reviewable]);
  const own = reviewable?.review ?? null;

  const form = useDraftForm<ReviewValues>({
    values: stored,
    rules: () => rules,
    version: own?.version,
    draftStore,
    draftKey: { user, form: 'review', record: draftRecord },
    read: (values) => decodeOr(values, keptValues, null),
    now,
    async onSubmit(values, keyFor) {
      if (values.rating === null) return { ok: false, message: '' };
      const write = { ...values, rating: values.rating };
      return onSubmit(write, keyFor([write, own?.version]));
    },
  });

  return (
    <Form form={form} label={m.review_review()}>
      <Stack>
        <LocalDraftBanner offers={form.offers} labels={labels} />
        <FormErrors labels={labels} />
        <LiveRegion>
          {own ? (
            <Banner
              tone={own.status === 'DECLINED' || own.request?.open ? 'caution' : 'info'}
              title={m.review_reviewed_on({ date: formatDate(own.createdAt) })}
            >
              <p>
                <StatusBadge kind={statuses[own.status].badge} />{' '}
                <span>{statuses[own.status].text}</span>
              </p>
              {own.request?.open ? (
                <AdminText text={m.review_changes_asked({ text: own.request.message ?? '' })} />
              ) : null}
              {own.adminNote ? (
                <AdminText text={m.review_admin_wrote({ text: own.adminNote })} />
              ) : null}
            </Banner>
          ) : null}
        </LiveRegion>
        <Card foot={<SubmitButton label={m.review_submit()} busyLabel={m.core_submitting()} />}>
          <FormCombobox<ReviewValues>
            name="listing"
            label={labels.listing}
            help={m.review_listing_help()}
            options={listings}
            loading={loading}
            onChoice={onListing}
          />
          <FormStarRating<ReviewValues> name="rating" label={labels.rating} clearable />
          <FormTextArea<ReviewValues>
            name="comment"
            label={labels.comment}
            help={m.review_comment_help()}
            maxSymbols={textLimits.comment}
            rows={6}
          />
        </Card>
      </Stack>
      {onDirtyChange ? <DirtyReport onDirtyChange={onDirtyChange} /> : null}
    </Form>
  );
}

function AdminText({ text }: { text: string }) {
  return (
    <p>
      <LinkedText parts={linkParts(text)} />
    </p>
  );
}
