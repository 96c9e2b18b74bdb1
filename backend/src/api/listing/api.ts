import { collections } from '@portal/domain';
import { actorOf, authorize } from '../../actor.ts';
import { dataOf } from '../../body.ts';
import { showListing } from '../../health/hiding.ts';
import { requestCheck } from '../../health/links.ts';
import { wakeLinkWorker } from '../../health/worker.ts';
import { addWaits } from '../../moderation/waits.ts';
import { type Api, type Context, type Controller, once, type Strapi } from '../../registry.ts';
import { listingActions } from './actions.ts';
import { listListings } from './list.ts';
import { listingRepository } from './repository.ts';
import { listingResponses } from './response.ts';
import { kinds, type ListingRow, ownerOf, typeOf } from './rows.ts';
import { eventsWithVersions, findVersion } from './versions.ts';

const listingController = (strapi: Strapi): Controller => {
  const of = (ctx: Context) => {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const repository = listingRepository(strapi, type);
    return {
      ...{ type, actor, repository, address: String(ctx.params.id) },
      actions: listingActions(strapi, type, actor),
      async response(row: ListingRow) {
        const made = await listingResponses(repository, actor, [row]);
        const [data] = await addWaits(strapi, type, actor, [row], made);
        return { data, meta: {} };
      },
    };
  };

  const list = (ctx: Context, scope: 'active' | 'pending') => {
    const { type, actor } = of(ctx);
    return listListings(strapi, ctx, type, actor, scope);
  };

  return {
    find: (ctx) => list(ctx, 'active'),
    findPending: (ctx) => list(ctx, 'pending'),

    async findOne(ctx) {
      const { actor, address, response, repository } = of(ctx);
      return response(await repository.findSeen(address, actor));
    },

    async findOnePending(ctx) {
      const { actor, address, response, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      return response(await repository.findPending(live.id, actor));
    },

    async create(ctx) {
      const { actions, response } = of(ctx);
      const hasKey = ctx.get('Idempotency-Key') !== '';
      ctx.body = await response(await actions.create(dataOf(ctx), { hasKey }));
      ctx.status = 201;
    },

    async update(ctx) {
      const { actions, address, response } = of(ctx);
      return response(await actions.save(address, dataOf(ctx)));
    },

    async decide(ctx) {
      const { actions, address, response } = of(ctx);
      const data = dataOf(ctx);
      return response(await actions[data.draft === true ? 'withdraw' : 'decide'](address, data));
    },

    async delete(ctx) {
      const { actions, address } = of(ctx);
      await actions.delete(address);
      return { data: null, meta: {} };
    },

    async discard(ctx) {
      const { actions, address } = of(ctx);
      const { version } = ctx.query;
      const isCount = typeof version === 'string' && /^\d{1,9}$/.test(version);
      await actions.discard(address, { version: isCount ? Number(version) : version });
      return { data: null, meta: {} };
    },

    async events(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      return { data: await eventsWithVersions(strapi, type, live, actor) };
    },

    async links(ctx) {
      const { actor, address, repository } = of(ctx);
      const { id } = await repository.findSeen(address, actor);
      return { data: (await repository.links([id])).get(id) ?? [], meta: {} };
    },

    async checkLinks(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      authorize(actor, 'listing.checkLinks', ownerOf(live));
      await requestCheck(strapi, type, live, (seconds) => ctx.set('Retry-After', String(seconds)));
      wakeLinkWorker();
      return { data: (await repository.links([live.id])).get(live.id) ?? [], meta: {} };
    },

    async show(ctx) {
      const { type, actor, address, repository, response } = of(ctx);
      const { id } = await repository.findSeen(address, actor);
      authorize(actor, 'listing.decide');
      await showListing(strapi, type, id, actor);
      return response(await repository.findLive(String(id)));
    },

    async version(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      const data = await findVersion(strapi, type, live, String(ctx.params.event), actor);
      return { data, meta: {} };
    },
  };
};

const type = ':type(apps|services)';
const one = `/${type}/:id`;
const list = { method: 'GET', action: 'listing.list' } as const;
const read = { method: 'GET', action: 'listing.read' } as const;
const remove = { method: 'DELETE', action: 'listing.delete' } as const;

/** Apps and services are two tables with one set of rules, so they share their routes. */
export const listingApi: Api = {
  controllers: { listing: listingController },
  routes: [
    { ...list, path: `/${type}`, handler: 'listing.find' },
    { ...list, path: `/pending/${type}`, handler: 'listing.findPending' },
    { ...read, path: one, handler: 'listing.findOne' },
    { ...read, path: '/:type(app|service)/:id', handler: 'listing.findOne' },
    { ...read, path: `/pending${one}`, handler: 'listing.findOnePending' },
    { ...read, path: `${one}/events`, handler: 'listing.events' },
    { ...read, path: `${one}/versions/:event`, handler: 'listing.version' },
    { ...read, path: `${one}/links`, handler: 'listing.links' },
    {
      ...{ method: 'POST', path: `${one}/links/check`, handler: 'listing.checkLinks' },
      action: 'listing.checkLinks',
    },
    { method: 'POST', path: `${one}/show`, handler: 'listing.show', action: 'listing.decide' },
    ...collections.map((each) => ({
      ...{ ...once, method: 'POST' as const, path: `/:type(${each})`, handler: 'listing.create' },
      action: `${kinds[each].single}.create` as const,
    })),
    { ...once, method: 'PUT', path: one, handler: 'listing.update', action: 'listing.save' },
    // A decision or, with `draft`, a withdrawal: the controller authorizes either.
    { ...once, method: 'PATCH', path: one, handler: 'listing.decide', action: 'listing.decide' },
    { ...remove, path: one, handler: 'listing.delete' },
    { ...remove, path: `/pending${one}`, handler: 'listing.discard' },
  ],
};
