import { type Collection, listingCalls } from '@portal/domain';
import { type Actor, actorOf, authorize } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { wake } from '../../base/jobs.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { requestCheck, showListing } from '../links/index.ts';
import type { Restoring } from '../trash/index.ts';
import { listingActions } from './actions.ts';
import { listListings } from './list.ts';
import { type ListingRepository, listingRepository } from './repository.ts';
import { listingResponses } from './response.ts';
import { type ListingRow, ownerOf, typeOf } from './rows.ts';
import { narrowToRestorable } from './trashed.ts';
import { eventsWithVersions, findVersion } from './versions.ts';
import { addWaits } from './waits.ts';

const respondWith = async (repository: ListingRepository, actor: Actor, row: ListingRow) => {
  const made = await listingResponses(repository, actor, [row]);
  const [data] = await addWaits(repository.strapi, repository.type, actor, [row], made);
  return { data, meta: {} };
};

/** How deleted listings are restored. */
export const listingRestoring =
  (type: Collection) =>
  (strapi: Strapi): Restoring => {
    const repository = listingRepository(strapi, type);
    return {
      narrow: narrowToRestorable,
      restore: (sql, entry, actor) => listingActions(strapi, type, actor).restore(sql, entry),
      async respond(ctx, id) {
        const actor = actorOf(ctx);
        return respondWith(repository, actor, await repository.findSeen(String(id), actor));
      },
    };
  };

/** Apps and services are two tables with one set of rules, so they share their calls. */
export const listingApi = apiOf('listing', listingCalls, (strapi) => {
  const of = (ctx: Context) => {
    const type = typeOf(ctx);
    const actor = actorOf(ctx);
    const repository = listingRepository(strapi, type);
    return {
      type,
      actor,
      repository,
      address: String(ctx.params.id),
      actions: listingActions(strapi, type, actor),
      response: (row: ListingRow) => respondWith(repository, actor, row),
    };
  };

  const list = (ctx: Context, scope: 'active' | 'pending') => {
    const { type, actor } = of(ctx);
    return listListings(strapi, ctx, type, actor, scope);
  };

  const getListing = async (ctx: Context) => {
    const { actor, address, response, repository } = of(ctx);
    return response(await repository.findSeen(address, actor));
  };

  return {
    listListings: (ctx) => list(ctx, 'active'),
    listPending: (ctx) => list(ctx, 'pending'),

    getListing,
    getListingBySingle: getListing,

    async getPending(ctx) {
      const { actor, address, response, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      return response(await repository.findPending(live, actor));
    },

    async createListing(ctx) {
      const { actions, response } = of(ctx);
      const hasKey = ctx.get('Idempotency-Key') !== '';
      ctx.body = await response(await actions.create(dataOf(ctx), { hasKey }));
      ctx.status = 201;
    },

    async saveListing(ctx) {
      const { actions, address, response } = of(ctx);
      return response(await actions.save(address, dataOf(ctx)));
    },

    async changeListing(ctx) {
      const { actions, address, response } = of(ctx);
      const data = dataOf(ctx);
      return response(await actions[data.draft === true ? 'withdraw' : 'decide'](address, data));
    },

    async deleteListing(ctx) {
      const { actions, address } = of(ctx);
      await actions.delete(address);
      return { data: null, meta: {} };
    },

    async discardRevision(ctx) {
      const { actions, address } = of(ctx);
      await actions.discard(address, ctx.query);
      return { data: null, meta: {} };
    },

    async listEvents(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      return { data: await eventsWithVersions(strapi, type, live, actor) };
    },

    async getLinks(ctx) {
      const { actor, address, repository } = of(ctx);
      const { id } = await repository.findSeen(address, actor);
      return { data: (await repository.links([id])).get(id) ?? [], meta: {} };
    },

    async checkLinks(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      authorize(actor, 'listing.checkLinks', ownerOf(live));
      await requestCheck(strapi, type, live, (seconds) => ctx.set('Retry-After', String(seconds)));
      wake('links');
      return { data: (await repository.links([live.id])).get(live.id) ?? [], meta: {} };
    },

    async showListing(ctx) {
      const { type, actor, address, repository, response } = of(ctx);
      const { id } = await repository.findSeen(address, actor);
      authorize(actor, 'listing.decide');
      await showListing(strapi, type, id, actor);
      return response(await repository.findLive(String(id)));
    },

    async getVersion(ctx) {
      const { type, actor, address, repository } = of(ctx);
      const live = await repository.findSeen(address, actor);
      const data = await findVersion(strapi, type, live, String(ctx.params.event), actor);
      return { data, meta: {} };
    },
  };
});
