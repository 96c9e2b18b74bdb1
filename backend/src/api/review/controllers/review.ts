import { actorOf } from '../../../actor.ts';
import { bodyOf, isRecord } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../list-query.ts';
import { invalid, notFound } from '../../../refusal.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { readStatus, type Status } from '../../../status.ts';
import { listingOf, type OnListing, onListing, typeOf } from '../../listing/of-listing.ts';
import { listingRepository } from '../../listing/repository.ts';
import { scopeOf } from '../../listing/services/access.ts';
import { kinds, type PersonRow } from '../../listing/types.ts';

interface ReviewRow extends OnListing {
  id: number;
  rating: number;
  comment: string;
  status: Status | null;
  author: PersonRow | null;
  createdAt: string;
}

const UID = 'api::review.review';

/** Who wrote it is told to admins; a vendor reads a first name. */
const answer = (row: ReviewRow, forAdmin: boolean) => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  status: row.status,
  url: `/reviews/${row.id}`,
  listing: listingOf(row),
  created_by_obj: row.author && {
    id: row.author.id,
    first_name: row.author.first_name,
    last_name: forAdmin ? row.author.last_name : null,
    email: forAdmin ? row.author.email : null,
  },
  createdAt: row.createdAt,
});

export const reviewController = (strapi: Strapi): Controller => {
  const rows = strapi.db.query(UID);

  const list = async (ctx: Context, shown: object) => {
    const { single } = kinds[typeOf(ctx)];
    const { query, page } = await readListQuery(strapi, ctx, UID, {
      base: { ...shown, [single]: { id: { $notNull: true } } },
      search: ['comment', `${single}.name`, 'author.first_name', 'author.email'],
      order: { createdAt: 'desc' },
    });
    const found: ReviewRow[] = await rows.findMany({ ...query, populate: onListing });
    const data = found.map((row) => answer(row, true));
    return listAnswer(data, page, await rows.count({ where: query.where }));
  };

  return {
    find: (ctx) => list(ctx, { status: 'APPROVED' }),

    findPending: (ctx) => list(ctx, { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] }),

    /** The approved ones of one listing, for whoever may see it. */
    async findOfListing(ctx) {
      const type = typeOf(ctx);
      const actor = actorOf(ctx);
      const live = await listingRepository(strapi, type).findLive(
        String(ctx.params.id),
        scopeOf(actor),
      );
      const found: ReviewRow[] = await rows.findMany({
        where: { status: 'APPROVED', [kinds[type].single]: { id: live.id } },
        orderBy: [{ createdAt: 'desc' }],
        populate: onListing,
      });
      return { data: found.map((row) => answer(row, actor.admin)) };
    },

    async decide(ctx) {
      const body = bodyOf(ctx);
      const status = readStatus((isRecord(body.data) ? body.data : body).status);
      if (!status)
        throw invalid('Status is not valid', [
          { path: ['status'], message: 'Status is not valid' },
        ]);
      const id = /^\d{1,9}$/.test(ctx.params.id) ? Number(ctx.params.id) : -1;
      const row: ReviewRow | null = await rows.update({
        where: { id },
        data: { status },
        populate: onListing,
      });
      if (!row) throw notFound();
      return { data: answer(row, true), meta: {} };
    },
  };
};
