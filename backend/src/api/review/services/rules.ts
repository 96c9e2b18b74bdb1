import {
  type Collection,
  type FieldError,
  fieldProblem,
  genericTexts,
  parseListingUrl,
  ratingProblem,
  reviewFields,
  reviewTexts,
} from '@portal/domain';
import { invalid } from '../../../refusal.ts';

type Input = Record<string, unknown>;

export interface ReviewFields {
  rating: number;
  comment: string;
  type: Collection;
  /** Number or slug. */
  address: string;
}

/** Throws a refusal that names every field that is wrong. */
export const readReview = (input: Input): ReviewFields => {
  const errors: FieldError[] = [];
  const fail = (name: string, message: string) => errors.push({ path: [name], message });
  const { rating, comment } = input;
  const wrongRating = ratingProblem(rating);
  if (wrongRating) fail('rating', wrongRating);
  const listing = parseListingUrl(input.listing);
  if (input.listing === undefined || input.listing === null || input.listing === '')
    fail('listing', reviewTexts.listingRequired);
  else if (!listing) fail('listing', genericTexts.notValid('Listing'));
  const problem = fieldProblem(reviewFields.comment, comment);
  if (problem) fail('comment', problem);
  if (errors[0] || !listing)
    throw invalid(errors[0]?.message ?? genericTexts.notValid('Listing'), errors);
  return { rating: Number(rating), comment: String(comment), ...listing };
};
