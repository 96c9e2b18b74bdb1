import { directoryCalls } from '@portal/domain';
import { apiOf, type Context } from '../../base/registry.ts';
import { singleOf, typeOf } from '../listing/index.ts';
import { createKeyCheck } from './access.ts';
import { respondCached } from './cache.ts';
import { listChanges, listPublic, readPublic } from './listings.ts';
import { changeNames, filterNames, mustKnowParameters, pageNames } from './readQuery.ts';
import { listTerms, readFacets, readIndustry } from './terms.ts';

const dataOf = (data: object) => ({ data, meta: {} });

export const directoryApi = apiOf('directory', directoryCalls, (strapi) => {
  const mustHaveKey = createKeyCheck(strapi);
  const mustRead = (ctx: Context) => mustHaveKey(ctx, 'listings.read');
  return {
    async directoryListings(ctx) {
      const key = await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, [...filterNames(type), ...pageNames]);
      await respondCached(ctx, key, () => listPublic(strapi, ctx, type));
    },

    async directoryFacets(ctx) {
      const key = await mustRead(ctx);
      const type = typeOf(ctx);
      mustKnowParameters(ctx, filterNames(type));
      await respondCached(ctx, key, async () => dataOf(await readFacets(strapi, ctx, type)));
    },

    async directoryChanges(ctx) {
      await mustRead(ctx);
      mustKnowParameters(ctx, changeNames);
      // An older page would leave a site behind.
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await listChanges(strapi, ctx);
    },

    async directoryListing(ctx) {
      const key = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      const { scopes } = key;
      const allowed = { reviews: scopes.has('reviews.read'), offers: scopes.has('offers.read') };
      const slug = String(ctx.params.slug);
      await respondCached(ctx, key, async () =>
        dataOf(await readPublic(strapi, typeOf(ctx), slug, allowed)),
      );
    },

    async directoryIndustry(ctx) {
      const key = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      const slug = String(ctx.params.slug);
      await respondCached(ctx, key, async () => dataOf(await readIndustry(strapi, slug)));
    },

    async directoryTerms(ctx, { terms }) {
      const key = await mustRead(ctx);
      mustKnowParameters(ctx, []);
      await respondCached(ctx, key, async () => dataOf(await listTerms(strapi, singleOf(terms))));
    },
  };
});
