import { decodeOr, type Review, type Reviewable, subjectUrl } from '@portal/data/schemas';
import { ratingProblem, reviewFields, reviewTexts } from '@portal/domain';
import { nullable, number, object, partial, string } from 'superstruct';
import { fieldRules } from '../core/fieldRules.ts';
import type { SomeValues } from '../core/keeping/changedValues.ts';
import { type Rules, textRule } from '../core/rules.ts';

export interface ReviewValues {
  /** The listing's url; empty while none is chosen. */
  listing: string;
  rating: number | null;
  comment: string;
}

const emptyReview: ReviewValues = { listing: '', rating: null, comment: '' };

/** What the form begins with: the listing, and what this person wrote about it before. */
export function reviewFrom(reviewable: Reviewable | null): ReviewValues {
  if (!reviewable) return emptyReview;
  const { listing, review } = reviewable;
  return {
    listing: subjectUrl(listing),
    rating: review?.rating ?? null,
    comment: review?.comment ?? '',
  };
}

export const rules: Rules<ReviewValues> = {
  fields: {
    listing: textRule({ required: reviewTexts.listingRequired }),
    rating: ratingProblem,
    ...fieldRules(reviewFields),
  },
};

/** Names of the fields, in their order on screen. */
export const reviewLabels = { listing: 'Listing', rating: 'Rating', comment: 'Comment' } as const;

const kept = partial(object({ listing: string(), rating: nullable(number()), comment: string() }));

/** Values that an earlier visit kept, or null when they do not fit. */
export const readKeptReview = (values: unknown): SomeValues<ReviewValues> | null =>
  decodeOr(values, kept, null);

/** How the person's own review stands, in words. */
export function standing({ status }: Pick<Review, 'status'>): string {
  if (status === 'APPROVED') return 'Counts toward the rating.';
  return status === 'DECLINED'
    ? 'An admin declined it.'
    : 'Counts toward the rating once approved.';
}
