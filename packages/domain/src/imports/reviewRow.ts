import * as m from '#messages';
import { personFields } from '../account/personFields.ts';
import { type FieldError, fieldProblem } from '../fields/fields.ts';
import { type Collection, collections, listingTypeOf } from '../listing/collection.ts';
import { type ListingStatus, listingStatuses } from '../listing/status.ts';
import { ratingProblem, reviewFields } from '../moderation/recordFields.ts';
import { storedEmail } from '../text/address.ts';
import { fold } from '../text/fold.ts';
import { addressOf, emailOf, isEmpty, readCells, textOf } from './importCells.ts';

/* Reviews of a file. */

/** What a row says of a review. */
export interface ReviewRow {
  /** Slug or ID of its listing. */
  listing: string;
  /** In which of the collections it may be: one where the row names it. */
  types: readonly Collection[];
  /** As its author signs in. */
  author: string;
  rating: number;
  comment: string;
  /** Undefined where the row does not say it. */
  status: ListingStatus | undefined;
  /** When it was written; undefined where the row does not say it. */
  created: string | undefined;
  errors: FieldError[];
}

/** The collections that a cell names as apps, service or the like; all without one, none for another word. */
function typesIn(cell: unknown): readonly Collection[] {
  const word = fold(textOf(cell) ?? '?').trim();
  if (word === '') return collections;
  return collections.filter((each) => word === each || word === listingTypeOf(each));
}

const time = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** The instant of a text such as 2024-03-31 or 2024-03-31 14:05, in UTC unless it says otherwise; undefined for others, and for days that do not exist. */
function instantOf(text: string): string | undefined {
  const [, day = '', clock = '00:00', zone = 'Z'] = time.exec(text) ?? [];
  const at = Date.parse(`${day}T${clock}${zone}`);
  if (Number.isNaN(at)) return undefined;
  // February 31 would be another day.
  return new Date(day).toISOString().startsWith(day) ? new Date(at).toISOString() : undefined;
}

/**
 * What the cells of a row say of a review, by the targets of their columns.
 *
 * @param now After it no review was written.
 */
export function readReviewRow(
  cells: readonly unknown[],
  targets: readonly (string | null)[],
  now: string,
): ReviewRow {
  const { cellOf, errors, fail } = readCells(cells, targets);
  const must = (target: string, problem: string | undefined, message = problem) =>
    problem && message && fail(target, message);
  const listed = cellOf('listing_slug');
  const listing = addressOf(listed);
  if (listing === '') fail('listing_slug', m.import_no_review_listing());
  const named = cellOf('listing_type');
  const types = typesIn(isEmpty(named) ? Object(listed).type : named);
  if (types.length === 0) fail('listing_type', m.import_no_such_type());
  const author = storedEmail(emailOf(cellOf('author_email')));
  must('author_email', fieldProblem(personFields.email, author), m.import_no_author());
  const stars = textOf(cellOf('rating'));
  const rating =
    stars === '' ? undefined : /^\d(\.0*)?$/.test(stars ?? '') ? Number(stars) : Number.NaN;
  must('rating', ratingProblem(rating), m.import_no_rating());
  const comment = textOf(cellOf('comment'));
  must('comment', fieldProblem(reviewFields.comment, comment));
  const date = textOf(cellOf('created'))?.trim();
  const created = instantOf(date ?? '');
  if (date !== '' && (!created || created > now)) fail('created', m.import_not_a_time());
  const word = textOf(cellOf('status'))?.trim().toUpperCase();
  const status = listingStatuses.find((each) => each === word);
  if (word !== '' && !status) fail('status', m.import_no_status());
  return {
    listing,
    types,
    author,
    rating: rating ?? 0,
    comment: comment ?? '',
    status,
    created,
    errors,
  };
}

/** Whether a review is what a row says. Its date is not compared. */
export const isSameReview = (
  known: { rating: number; comment: string; status: ListingStatus },
  { rating, comment, status = known.status }: ReviewRow,
): boolean => known.rating === rating && known.comment === comment && known.status === status;

/** Whether a review that was imported is still as it was: neither edited, decided, answered nor reported. */
export const isUntouchedReview = (review: {
  version: number;
  replies: number;
  reported: boolean;
}): boolean => review.version === 1 && review.replies === 0 && !review.reported;
