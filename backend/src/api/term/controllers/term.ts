import { type Collection, may } from '@portal/domain';
import { type Actor, actorOf } from '../../../actor.ts';
import { dataOf } from '../../../body.ts';
import { inTransaction } from '../../../database.ts';
import { listAnswer, readListQuery } from '../../../listQuery.ts';
import { type MediaRecord, toMedia } from '../../../media/records.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { scopeOf } from '../../listing/services/access.ts';
import { kinds } from '../../listing/types.ts';
import { answerTerm, termService } from '../services/terms.ts';
import { usesOfAll } from '../services/uses.ts';
import { type FullTermRow, type TermSingle, termKinds } from '../termKinds.ts';

interface Featurable {
  id: number;
  name: string;
  slug: string;
  logo: MediaRecord | null;
  account: { first_name: string | null; last_name: string | null } | null;
  locations?: { name: string }[];
}

const select = ['id', 'name', 'slug'];
const beside = { logo: true, account: { select: ['first_name', 'last_name'] } };
const populate = { apps: beside, services: { ...beside, locations: { select: ['name'] } } };

const featurable = ({ id, name, slug, logo, account, locations = [] }: Featurable) => ({
  id,
  name,
  slug,
  logo: logo && toMedia(logo),
  vendor: [account?.first_name, account?.last_name].filter(Boolean).join(' '),
  locations: locations.map((location) => location.name),
});

/** Listings of an industry and its featured ones, in their order. Vendors see those of their own account among them. */
const listingsOf = async (strapi: Strapi, industry: number, type: Collection, actor: Actor) => {
  const account = scopeOf(actor);
  const where = {
    revision_of: null,
    status: 'APPROVED',
    industries: { id: industry },
    ...(account === undefined ? {} : { account: { id: account ?? -1 } }),
  };
  const listings: Featurable[] = await strapi.db.query(kinds[type].uid).findMany({
    select,
    populate: populate[type],
    where,
    orderBy: [{ name: 'asc' }],
  });
  const chosen = (query: object): Promise<Featurable[]> =>
    strapi.db.query('api::industry.industry').load({ id: industry }, `featured_${type}`, query);
  const featured = await chosen({ select, populate: populate[type], where });
  const all = may(actor, 'term.write')
    ? await chosen({ select, where: { revision_of: null } })
    : [];
  const shown = new Set(featured.map(({ id }) => id));
  return {
    lists: { [type]: listings.map(featurable), [`featured_${type}`]: featured.map(featurable) },
    leftOut: all
      .filter(({ id }) => !shown.has(id))
      .map(({ id, name }) => ({ type: kinds[type].single, id, name })),
  };
};

export const termController = (strapi: Strapi, single: TermSingle): Controller => {
  const service = termService(strapi, single);
  const { uid } = termKinds[single];
  const answer = (ctx: Context, rows: FullTermRow[]) =>
    inTransaction(strapi, async (sql) => {
      const uses = may(actorOf(ctx), 'term.write')
        ? await usesOfAll(strapi, sql, single, rows)
        : undefined;
      return rows.map((row) => answerTerm(single, row, uses));
    });
  const answerOne = async (ctx: Context, row: FullTermRow) => ({
    data: (await answer(ctx, [row]))[0],
    meta: {},
  });
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
      return listAnswer(await answer(ctx, rows), page, total);
    },

    async findOne(ctx) {
      const row = await service.find(addressOf(ctx));
      const found = await answerOne(ctx, row);
      if (single !== 'industry') return found;
      const actor = actorOf(ctx);
      const apps = await listingsOf(strapi, row.id, 'apps', actor);
      const services = await listingsOf(strapi, row.id, 'services', actor);
      const told = may(actor, 'term.write')
        ? { left_out: [...apps.leftOut, ...services.leftOut] }
        : {};
      return { ...found, data: { ...found.data, ...apps.lists, ...services.lists, ...told } };
    },

    async create(ctx) {
      ctx.body = await answerOne(ctx, await service.create(dataOf(ctx)));
      ctx.status = 201;
    },

    update: async (ctx) => answerOne(ctx, await service.update(addressOf(ctx), dataOf(ctx))),

    async delete(ctx) {
      await service.remove(addressOf(ctx), ctx.query.move_to, actorOf(ctx));
      return { data: null, meta: {} };
    },
  };
};
