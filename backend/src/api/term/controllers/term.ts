import { type Actor, actorOf } from '../../../actor.ts';
import { dataOf } from '../../../body.ts';
import { listAnswer, readListQuery } from '../../../list-query.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { scopeOf } from '../../listing/services/access.ts';
import { kinds, type ListingType } from '../../listing/types.ts';
import {
  answerTerm,
  type FullTermRow,
  type TermSingle,
  termKinds,
  termService,
} from '../services/terms.ts';

interface Named {
  id: number;
  name: string;
  slug: string;
}

const select = ['id', 'name', 'slug'];

/** Listings of an industry and its featured ones, in their order. Vendors see those of their own account among them. */
const listingsOf = async (strapi: Strapi, industry: number, type: ListingType, actor: Actor) => {
  const account = scopeOf(actor);
  const where = {
    revision_of: null,
    status: 'APPROVED',
    ...(account === undefined ? {} : { account: { id: account ?? -1 } }),
  };
  const listings: Named[] = await strapi.db.query(kinds[type].uid).findMany({
    select,
    where: { ...where, industries: { id: industry } },
    orderBy: [{ name: 'asc' }],
  });
  const featured: Named[] = await strapi.db
    .query('api::industry.industry')
    .load({ id: industry }, `featured_${type}`, { select, where });
  const named = ({ id, name, slug }: Named) => ({ id, name, slug });
  return { [type]: listings.map(named), [`featured_${type}`]: featured.map(named) };
};

export const termController = (strapi: Strapi, single: TermSingle): Controller => {
  const service = termService(strapi, single);
  const { uid } = termKinds[single];
  const answerOne = (row: FullTermRow) => ({ data: answerTerm(single, row), meta: {} });
  const addressOf = (ctx: Context): string => String(ctx.params.id);

  return {
    async find(ctx) {
      const { query, page } = await readListQuery(strapi, ctx, uid, {
        base: {},
        search: ['name'],
        order: { name: 'asc' },
      });
      const rows: FullTermRow[] = await strapi.db
        .query(uid)
        .findMany({ ...query, populate: service.populate });
      const total = await strapi.db.query(uid).count({ where: query.where });
      return listAnswer(
        rows.map((row) => answerTerm(single, row)),
        page,
        total,
      );
    },

    async findOne(ctx) {
      const row = await service.find(addressOf(ctx));
      const answer = answerOne(row);
      if (single !== 'industry') return answer;
      const actor = actorOf(ctx);
      const apps = await listingsOf(strapi, row.id, 'apps', actor);
      const services = await listingsOf(strapi, row.id, 'services', actor);
      return { ...answer, data: { ...answer.data, ...apps, ...services } };
    },

    async create(ctx) {
      ctx.body = answerOne(await service.create(dataOf(ctx)));
      ctx.status = 201;
    },

    update: async (ctx) => answerOne(await service.update(addressOf(ctx), dataOf(ctx))),

    async delete(ctx) {
      await service.remove(addressOf(ctx));
      return { data: null, meta: {} };
    },
  };
};
