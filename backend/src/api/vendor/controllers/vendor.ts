import { type Collection, collections } from '@portal/domain';
import { actorOf } from '../../../actor.ts';
import { idOf } from '../../../body.ts';
import { notFound } from '../../../refusal.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { kinds } from '../../listing/types.ts';
import { countListings } from '../../me/services/counts.ts';

const submitted = { $or: [{ draft: false }, { draft: null }] };

/** What an admin should know of an account before deciding about what it sent. */
export const vendorController = (strapi: Strapi): Controller => {
  const declinedOf = async (type: Collection, account: number): Promise<number> => {
    const own: { id: number }[] = await strapi.db
      .query(kinds[type].uid)
      .findMany({ select: ['id'], where: { account: { id: account }, revision_of: null } });
    return strapi.db.query('api::event.event').count({
      where: {
        kind: 'declined',
        listing_type: type,
        listing_id: { $in: own.map(({ id }) => id) },
      },
    });
  };

  return {
    async findOne(ctx) {
      const id = idOf(ctx.params.id);
      const account: { first_name: string; last_name: string; email: string; createdAt: string } =
        await strapi.db.query('api::account.account').findOne({ where: { id } });
      if (!account) throw notFound();
      const facts = { live: 0, pending: 0, declined: 0 };
      for (const type of collections) {
        const { mine } = await countListings(strapi, type, { ...actorOf(ctx), accountId: id });
        facts.live += mine;
        facts.pending += await strapi.db.query(kinds[type].uid).count({
          where: { account: { id }, status: { $ne: 'APPROVED' }, ...submitted },
        });
        facts.declined += await declinedOf(type, id);
      }
      const { first_name, last_name, email, createdAt } = account;
      return { data: { id, first_name, last_name, email, ...facts, createdAt }, meta: {} };
    },
  };
};
