import {
  type Collection,
  collections,
  fieldProblem,
  genericTexts,
  isBlank,
  noteFields,
  ratingProblem,
  reviewFields,
  reviewTexts,
  type TextField,
} from '@portal/domain';
import type { FieldError } from '../../../refusal.ts';
import { invalid } from '../../../refusal.ts';

type Input = Record<string, unknown>;

export interface ReviewFields {
  rating: number;
  comment: string;
  type: Collection;
  /** Number or slug. */
  address: string;
}

/** A listing is named by its url, `/apps/{slug}`, because apps and services number themselves. */
export const readListing = (given: unknown): { type: Collection; address: string } | undefined => {
  const [, type, address = ''] =
    typeof given === 'string' ? (/^\/(\w+)\/([^/\0]{1,200})\/?$/.exec(given) ?? []) : [];
  const known = collections.find((one) => one === type);
  return known && { type: known, address };
};

/** Throws a refusal that names every field that is wrong. */
export const readReview = (input: Input): ReviewFields => {
  const errors: FieldError[] = [];
  const fail = (name: string, message: string) => errors.push({ path: [name], message });
  const { rating, comment } = input;
  const wrongRating = ratingProblem(rating);
  if (wrongRating) fail('rating', wrongRating);
  const listing = readListing(input.listing);
  if (input.listing === undefined || input.listing === null || input.listing === '')
    fail('listing', reviewTexts.listingRequired);
  else if (!listing) fail('listing', genericTexts.notValid('Listing'));
  const problem = fieldProblem(reviewFields.comment, comment);
  if (problem) fail('comment', problem);
  if (errors[0] || !listing)
    throw invalid(errors[0]?.message ?? genericTexts.notValid('Listing'), errors);
  return { rating: Number(rating), comment: String(comment), ...listing };
};

/** A note of an admin; nothing is null. */
export const readNote = (
  given: unknown,
  name: string,
  fail: (error: FieldError) => void,
  field: TextField = noteFields.adminNote,
) => {
  const message = fieldProblem(field, given);
  if (message) fail({ path: [name], message });
  return typeof given === 'string' && !message && !isBlank(given) ? given : null;
};
