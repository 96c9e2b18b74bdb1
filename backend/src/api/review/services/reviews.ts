import {
  type Collection,
  decideFeedback,
  readDecision,
  reviewTexts,
  submitReview,
} from '@portal/domain';
import { authorize } from '../../../access.ts';
import type { Actor } from '../../../actor.ts';
import { inTransaction } from '../../../database.ts';
import { changeFeedback, feedbackStateOf } from '../../../moderation/decideFeedback.ts';
import { recordEvent } from '../../../moderation/history.ts';
import { invalid, notFound } from '../../../refusal.ts';
import type { Strapi } from '../../../registry.ts';
import { onListing } from '../../listing/ofListing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { ownerOf } from '../../listing/services/access.ts';
import { kinds, type ListingRow } from '../../listing/types.ts';
import { REVIEW, type ReviewRow } from './answer.ts';
import { readReview } from './rules.ts';

type Input = Record<string, unknown>;

/** A live listing of another account: all that can be reviewed. */
export const findReviewable = async (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  address: string,
): Promise<ListingRow> => {
  const listing = await listingRepository(strapi, type).findLive(address);
  if (listing.status !== 'APPROVED') throw notFound();
  authorize(actor, 'review.write', ownerOf(listing));
  return listing;
};

export const findOwnReview = (
  strapi: Strapi,
  type: Collection,
  actor: Actor,
  listingId: number,
): Promise<ReviewRow | null> =>
  strapi.db.query(REVIEW).findOne({
    where: { author: { id: actor.id }, [kinds[type].single]: { id: listingId } },
    populate: onListing,
  });

/** One review a person and listing: a second one edits the first, which then waits for a decision again. */
export const saveReview = async (
  strapi: Strapi,
  actor: Actor,
  input: Input,
): Promise<{ row: ReviewRow; isNew: boolean }> => {
  const { rating, comment, type, address } = readReview(input);
  const listing = await findReviewable(strapi, type, actor, address).catch(() => {
    const message = reviewTexts.notReviewable;
    throw invalid(message, [{ path: ['listing'], message }]);
  });
  return inTransaction(strapi, async (sql) => {
    // Of several at once the others wait here for the first.
    await sql('up_users').where({ id: actor.id }).forUpdate().first('id');
    const rows = strapi.db.query(REVIEW);
    const { single } = kinds[type];
    const own = { author_id: actor.id, [`${single}_id`]: listing.id };
    // A decision about it waits as well.
    await sql('reviews').where(own).forUpdate().first('id');
    const known = await findOwnReview(strapi, type, actor, listing.id);
    const before = known && { ...known, ...feedbackStateOf(known, 'note') };
    const { state, event } = submitReview(before, { rating, comment });
    const data = { rating, comment, ...state };
    const row: ReviewRow = known
      ? await rows.update({ where: { id: known.id }, data, populate: onListing })
      : await rows.create({
          data: { ...data, author: actor.id, [single]: listing.id },
          populate: onListing,
        });
    await recordEvent(strapi, 'reviews', row.id, actor, { ...event, before: null });
    return { row, isNew: !known };
  });
};

export const decideReview = (
  strapi: Strapi,
  actor: Actor,
  id: number,
  input: Input,
): Promise<ReviewRow> => {
  const { decision, errors } = readDecision(input, 'review');
  if (!decision) throw invalid(errors[0]?.message ?? '', errors);
  return changeFeedback<ReviewRow>(strapi, REVIEW, { id, actor, populate: onListing }, (state) =>
    decideFeedback(state, decision),
  );
};

/** The review goes; what happened to it stays. */
export const deleteReview = (strapi: Strapi, actor: Actor, id: number): Promise<void> =>
  inTransaction(strapi, async () => {
    const row: ReviewRow | null = await strapi.db.query(REVIEW).delete({ where: { id } });
    if (!row) throw notFound();
    const event = { kind: 'deleted', from: row.status ?? 'PENDING', to: null } as const;
    await recordEvent(strapi, 'reviews', id, actor, event);
  });
