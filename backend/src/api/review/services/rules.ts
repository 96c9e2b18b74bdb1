import type { FieldError } from '../../../refusal.ts';
import { invalid } from '../../../refusal.ts';
import { isBlank, textProblem } from '../../../text.ts';
import { type ListingType, listingTypes } from '../../listing/types.ts';

/** What may be said in a review and about one, with its texts. */
const MAX_COMMENT = 2000;
const MAX_NOTE = 2000;

type Input = Record<string, unknown>;

export interface ReviewFields {
  rating: number;
  comment: string;
  type: ListingType;
  /** Number or slug. */
  address: string;
}

/** A listing is named by its url, `/apps/{slug}`, because apps and services number themselves. */
export const readListing = (given: unknown): { type: ListingType; address: string } | undefined => {
  const [, type, address = ''] =
    typeof given === 'string' ? (/^\/(\w+)\/([^/\0]{1,200})\/?$/.exec(given) ?? []) : [];
  const known = listingTypes.find((one) => one === type);
  return known && { type: known, address };
};

/** Throws a refusal that names every field that is wrong. */
export const readReview = (input: Input): ReviewFields => {
  const errors: FieldError[] = [];
  const fail = (name: string, message: string) => errors.push({ path: [name], message });
  const { rating, comment } = input;
  const stars = typeof rating === 'number' && Number.isInteger(rating) ? rating : 0;
  if (rating === undefined || rating === null) fail('rating', 'Rating is required');
  else if (stars < 1 || stars > 5) fail('rating', 'Rating is not valid');
  const listing = readListing(input.listing);
  if (input.listing === undefined || input.listing === null || input.listing === '')
    fail('listing', 'Listing is required');
  else if (!listing) fail('listing', 'Listing is not valid');
  const required = 'Comment is required';
  const problem = textProblem(comment, { label: 'Comment', max: MAX_COMMENT, required });
  if (problem) fail('comment', problem);
  if (errors[0] || !listing) throw invalid(errors[0]?.message ?? 'Listing is not valid', errors);
  return { rating: stars, comment: String(comment), ...listing };
};

/** A note of an admin; nothing is null. */
export const readNote = (given: unknown, name: string, fail: (error: FieldError) => void) => {
  const message = textProblem(given, { label: 'Note', max: MAX_NOTE });
  if (message) fail({ path: [name], message });
  return typeof given === 'string' && !message && !isBlank(given) ? given : null;
};
