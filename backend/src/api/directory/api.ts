import type { Api, Context, Controller, Strapi } from '../../registry.ts';
import { typeOf } from '../listing/rows.ts';
import { type TermSingle, termKinds, termSingles } from '../term/termKinds.ts';
import { mustHaveKey, respond } from './access.ts';
import { cached } from './cache.ts';
import { listChanges, listPublic, readPublic } from './listings.ts';
import { changeNames, filterNames, mustKnowParameters, pageNames } from './readQuery.ts';
import { listTerms, readFacets, readIndustry } from './terms.ts';

const directoryController = (strapi: Strapi): Controller => {
  const mustRead = (ctx: Context) => mustHaveKey(strapi, ctx, 'listings.read');
  const terms = (single: TermSingle) => async (ctx: Context) => {
    await mustRead(ctx);
    mustKnowParameters(ctx, []);
    await cached(strapi, ctx, () => listTerms(strapi, single));
  };
  return {
    async list(ctx) {
      await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, [...filterNames(type), ...pageNames]);
      respond(ctx, await listPublic(strapi, ctx, type));
    },

    async facets(ctx) {
      await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, filterNames(type));
      await cached(strapi, ctx, () => readFacets(strapi, ctx, type));
    },

    async changes(ctx) {
      await mustRead(ctx);
      mustKnowParameters(ctx, changeNames);
      respond(ctx, await listChanges(strapi, ctx));
    },

    async read(ctx) {
      const { scopes } = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      const allowed = { reviews: scopes.has('reviews.read'), offers: scopes.has('offers.read') };
      const data = await readPublic(strapi, typeOf(ctx), String(ctx.params.slug), allowed);
      respond(ctx, { data, meta: {} });
    },

    async industry(ctx) {
      await mustRead(ctx);
      mustKnowParameters(ctx, []);
      respond(ctx, { data: await readIndustry(strapi, String(ctx.params.slug)), meta: {} });
    },

    ...Object.fromEntries(
      termSingles.map((single) => [termKinds[single].collection, terms(single)]),
    ),
  };
};

const read = { method: 'GET', action: 'directory.read' } as const;
const types = ':type(apps|services)';

export const directoryApi: Api = {
  controllers: { directory: directoryController },
  routes: [
    { ...read, path: `/directory/${types}`, handler: 'directory.list' },
    { ...read, path: `/directory/facets/${types}`, handler: 'directory.facets' },
    { ...read, path: '/directory/changes', handler: 'directory.changes' },
    { ...read, path: `/directory/${types}/:slug`, handler: 'directory.read' },
    ...termSingles.map((single) => ({
      ...read,
      path: `/directory/${termKinds[single].collection}`,
      handler: `directory.${termKinds[single].collection}`,
    })),
    { ...read, path: '/directory/industries/:slug', handler: 'directory.industry' },
  ],
};
