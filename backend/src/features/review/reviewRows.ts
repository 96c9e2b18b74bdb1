import {
  type Collection,
  importTexts,
  isSameReview,
  isUntouchedReview,
  type ReviewRow as RowOfFile,
  readReviewRow,
} from '@portal/domain';
import { type Actor, actorFrom, type UserRow } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import {
  aboutId,
  cellsOf,
  fail,
  mustBeFirst,
  type Result,
  type RowKind,
  targetsOf,
  type Work,
} from '../imports/index.ts';
import { kinds, type ListingRow, onListing } from '../listing/index.ts';
import { recordEvent } from '../moderation/index.ts';
import { findByEmail, findUser } from '../sign-in/index.ts';
import { deleteReview } from './replies.ts';
import { findOwnReview, findReviewable, REVIEW, type ReviewRow } from './reviews.ts';

/* Reviews from a file. */

/** The author of a row, whose reviews are written one at a time. */
const holdAuthor = async (strapi: Strapi, sql: Sql, { author }: RowOfFile): Promise<UserRow> => {
  const found = await findByEmail(strapi, author);
  if (!found) return fail('author_email', importTexts.noSuchAuthor);
  await sql('up_users').where({ id: found.id }).forUpdate().first('id');
  return (await findUser(strapi, found.id)) ?? fail('author_email', importTexts.noSuchAuthor);
};

/** The listing of a row, which its author could review. */
const findListing = async (
  strapi: Strapi,
  author: Actor,
  { listing: address, types }: RowOfFile,
): Promise<{ type: Collection; listing: ListingRow }> => {
  const found: { type: Collection; listing: ListingRow }[] = [];
  for (const type of types) {
    const listing = await findReviewable(strapi, type, author, address).catch((error: unknown) => {
      if (error instanceof HttpError) return null;
      throw error;
    });
    if (listing) found.push({ type, listing });
  }
  const [only, other] = found;
  if (other) return fail('listing_type', importTexts.severalTypes);
  return only ?? fail('listing_slug', importTexts.notReviewable);
};

/** Creates a review as it was written elsewhere. Its event is one of which no one is notified. */
const createReview = async (
  strapi: Strapi,
  sql: Sql,
  { type, listing }: { type: Collection; listing: ListingRow },
  { author, by }: { author: Actor; by: Actor },
  { rating, comment, status = 'PENDING', created }: RowOfFile,
): Promise<number> => {
  const now = new Date();
  const at = created ? new Date(created) : now;
  const state = { status, note: null, version: 1, request: null, asked: false };
  // What waits for a decision does so from now on.
  const submitted_at = status === 'PENDING' ? now : at;
  const { id }: ReviewRow = await strapi.db.query(REVIEW).create({
    data: {
      rating,
      comment,
      ...state,
      submitted_at,
      author: author.id,
      [kinds[type].single]: listing.id,
    },
  });
  await sql('reviews').where({ id }).update({ created_at: at });
  const event = { kind: 'created', from: null, to: status } as const;
  await recordEvent(strapi, 'reviews', { id, name: listing.name }, by, event);
  return id;
};

const writeRow = async (strapi: Strapi, sql: Sql, work: Work): Promise<Result> => {
  const { imported, row, actor } = work;
  const read = readReviewRow(cellsOf(row), targetsOf(imported), new Date().toISOString());
  const [first] = read.errors;
  if (first) throw invalid(first.message, read.errors);
  const user = await holdAuthor(strapi, sql, read);
  const author = actorFrom(user);
  const found = await findListing(strapi, author, read);
  const { type, listing } = found;
  const known = await findOwnReview(strapi, type, author, listing.id);
  const target = known
    ? aboutId(imported, known.id)
    : `${imported.id}/of/${author.id}/${type}/${listing.id}`;
  await mustBeFirst(sql, imported, row, { about: target, by: 'listing_slug' });
  if (!known) {
    // As until its deletion.
    if (user.blocked) fail('author_email', importTexts.closedAuthor);
    const id = await createReview(strapi, sql, found, { author, by: actor }, read);
    return { state: 'new', target, listing_id: id };
  }
  const status = known.status ?? 'PENDING';
  if (!isSameReview({ ...known, status }, read)) return fail('row', importTexts.reviewedAlready);
  return { state: 'unchanged', target, listing_id: known.id };
};

/** Erases a review that a row created, unless it was touched since. */
const undoRow = async (
  strapi: Strapi,
  sql: Sql,
  { row, actor }: Work,
): Promise<string | undefined> => {
  const id = row.listing_id ?? 0;
  await sql('reviews').where({ id }).forUpdate().first('id');
  const found: ReviewRow | null = await strapi.db
    .query(REVIEW)
    .findOne({ where: { id }, populate: onListing });
  if (!found) return importTexts.keptDeleted;
  const { version, reply_version, report_reason } = found;
  const state = { version: version ?? 1, replies: reply_version ?? 0, reported: !!report_reason };
  if (!isUntouchedReview(state)) return importTexts.keptChanged;
  // Not restorable, so that nothing holds the account of its author, which another import may have created.
  await deleteReview(strapi, actor, id, { erases: true });
  return undefined;
};

export const reviewRows: RowKind = {
  terms: [],
  write: writeRow,
  undo: undoRow,
};
