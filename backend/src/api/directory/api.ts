import type { Api, Context, Controller, Strapi } from '../../registry.ts';
import { typeOf } from '../listing/rows.ts';
import { type TermSingle, termKinds, termSingles } from '../term/termKinds.ts';
import { createKeyCheck } from './access.ts';
import { respondCached } from './cache.ts';
import { listChanges, listPublic, readPublic } from './listings.ts';
import { changeNames, filterNames, mustKnowParameters, pageNames } from './readQuery.ts';
import { listTerms, readFacets, readIndustry } from './terms.ts';

const dataOf = (data: object) => ({ data, meta: {} });

const directoryController = (strapi: Strapi): Controller => {
  const mustHaveKey = createKeyCheck(strapi);
  const mustRead = (ctx: Context) => mustHaveKey(ctx, 'listings.read');
  const terms = (single: TermSingle) => async (ctx: Context) => {
    const key = await mustRead(ctx);
    mustKnowParameters(ctx, []);
    await respondCached(ctx, key, async () => dataOf(await listTerms(strapi, single)));
  };
  return {
    async list(ctx) {
      const key = await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, [...filterNames(type), ...pageNames]);
      await respondCached(ctx, key, () => listPublic(strapi, ctx, type));
    },

    async facets(ctx) {
      const key = await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, filterNames(type));
      await respondCached(ctx, key, async () => dataOf(await readFacets(strapi, ctx, type)));
    },

    async changes(ctx) {
      await mustRead(ctx);
      mustKnowParameters(ctx, changeNames);
      // An older page would leave a site behind.
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await listChanges(strapi, ctx);
    },

    async read(ctx) {
      const key = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      const { scopes } = key;
      const allowed = { reviews: scopes.has('reviews.read'), offers: scopes.has('offers.read') };
      const slug = String(ctx.params.slug);
      await respondCached(ctx, key, async () =>
        dataOf(await readPublic(strapi, typeOf(ctx), slug, allowed)),
      );
    },

    async industry(ctx) {
      const key = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      const slug = String(ctx.params.slug);
      await respondCached(ctx, key, async () => dataOf(await readIndustry(strapi, slug)));
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
