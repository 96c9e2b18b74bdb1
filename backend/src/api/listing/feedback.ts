import { bodyOf, isRecord } from '../../body.ts';
import { listAnswer, readListQuery } from '../../list-query.ts';
import { notFound } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { idOf, timelineOf } from '../event/services/claim.ts';
import { listEvents } from '../event/services/events.ts';
import { inState, ofListing, onListing, typeOf } from './of-listing.ts';
import { kinds } from './types.ts';

interface Kind<Row> {
  uid: keyof typeof timelineOf;
  /** What a search looks in, beside the names of listing and author. */
  texts: readonly string[];
  answer: (row: Row) => unknown;
}

/** What admins do alike with reviews and with special offers. */
export const feedbackCalls = <Row>(strapi: Strapi, { uid, texts, answer }: Kind<Row>) => {
  const rows = strapi.db.query(uid);

  const list = async (ctx: Context, shown: object, order: 'asc' | 'desc') => {
    const type = typeOf(ctx);
    const { single } = kinds[type];
    const here = { [single]: { id: { $notNull: true } } };
    const { query, page } = await readListQuery(strapi, ctx, uid, {
      base: { $and: [shown, here, ...ofListing(ctx, type), ...inState(ctx)] },
      search: [...texts, `${single}.name`, 'author.first_name', 'author.last_name', 'author.email'],
      order: { createdAt: order },
    });
    const found: Row[] = await rows.findMany({ ...query, populate: onListing });
    return listAnswer(found.map(answer), page, await rows.count({ where: query.where }));
  };

  return {
    find: (ctx: Context) => list(ctx, { status: 'APPROVED' }, 'desc'),

    findPending: (ctx: Context) =>
      list(ctx, { $or: [{ status: { $ne: 'APPROVED' } }, { status: null }] }, 'asc'),

    async events(ctx: Context) {
      const id = idOf(ctx.params.id);
      const data = await listEvents(strapi, timelineOf[uid], id, true);
      if (data.length === 0 && (await rows.count({ where: { id } })) === 0) throw notFound();
      return { data };
    },
  };
};

/** A decision, with or without `data` around it. */
export const decisionOf = (ctx: Context) => {
  const body = bodyOf(ctx);
  return isRecord(body.data) ? body.data : body;
};
