import type { FieldError } from '../../../refusal.ts';
import { invalid } from '../../../refusal.ts';
import { isBlank, isStorable, symbols } from '../../../text.ts';
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
  const words = typeof comment === 'string' ? comment : '';
  if (comment !== undefined && comment !== null && typeof comment !== 'string')
    fail('comment', 'Comment is not valid');
  else if (isBlank(words)) fail('comment', 'Comment is required');
  else if (!isStorable(words)) fail('comment', 'Comment is not valid');
  else if (symbols(words) > MAX_COMMENT) fail('comment', `Maximum ${MAX_COMMENT} symbols`);
  if (errors[0] || !listing) throw invalid(errors[0]?.message ?? 'Listing is not valid', errors);
  return { rating: stars, comment: words, ...listing };
};

/** A note of an admin; nothing is null. */
export const readNote = (given: unknown, name: string, fail: (error: FieldError) => void) => {
  const note = given ?? '';
  if (typeof note !== 'string' || !isStorable(note))
    fail({ path: [name], message: 'Note is not valid' });
  else if (symbols(note) > MAX_NOTE) fail({ path: [name], message: `Maximum ${MAX_NOTE} symbols` });
  else return isBlank(note) ? null : note;
  return null;
};
