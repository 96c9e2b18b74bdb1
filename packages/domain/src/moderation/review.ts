import * as m from '#messages';
import type { Rejected } from '../errors/errors.ts';
import { type FieldError, fieldProblem, rejectedFields } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { type Collection, parseListingUrl } from '../listing/collection.ts';
import { reviewTexts } from '../text/texts.ts';
import { event } from './event.ts';
import type { FeedbackChange, FeedbackState } from './feedback.ts';
import { answerRequest } from './openRequest.ts';
import { ratingProblem, reviewFields } from './recordFields.ts';
import { changedFields } from './rules.ts';

/** Reads a review and the address of its listing. */
export function readReview({
  rating,
  comment,
  listing: url,
}: Readonly<Record<string, unknown>>):
  | (ReviewValues & { listing: { type: Collection; address: string } })
  | Rejected {
  const listing = parseListingUrl(url);
  const notNamed =
    (url ?? '') === ''
      ? reviewTexts.listingRequired
      : genericTexts.notValid(m.moderation_listing());
  const problems = {
    rating: ratingProblem(rating),
    listing: listing ? undefined : notNamed,
    comment: fieldProblem(reviewFields.comment, comment),
  };
  const errors: FieldError[] = Object.entries(problems).flatMap(([name, message]) =>
    message ? [{ path: [name], message }] : [],
  );
  if (errors.length > 0 || !listing) return rejectedFields(errors);
  return { rating: Number(rating), comment: String(comment), listing };
}

interface ReviewValues {
  rating: number;
  comment: string;
}

/** A user's first review of a listing, or an edit, which makes it pending again. */
export function submitReview(
  known: (FeedbackState & ReviewValues) | null,
  { rating, comment }: ReviewValues,
): FeedbackChange {
  const fields = known ? changedFields(known, { rating, comment }) : [];
  return {
    state: {
      status: 'PENDING',
      note: null,
      version: (known?.version ?? 0) + 1,
      request: answerRequest(known?.request ?? null, [], true),
    },
    event: event('submitted', known?.status ?? null, 'PENDING', { fields }),
  };
}
