import {
  type Collection,
  fold,
  genericTexts,
  may,
  readSynonyms,
  recordOf,
  synonymsChanged,
  synonymTexts,
  type TermName,
  termCalls,
  termTexts,
} from '@portal/domain';
import { type Actor, actorOf } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import { mustNotAsk, pageResponse, readListQuery, responseList } from '../../base/listQuery.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { inOrder } from '../../base/slice.ts';
import { m } from '../../base/texts.ts';
import { exporterOf } from '../exports/index.ts';
import {
  type FullTermRow,
  findIds,
  kinds,
  type PageOrder,
  type Selection,
  scopeOf,
  singleOf,
  synonymsOf,
  type TermSingle,
  termKey,
  termKinds,
  termSingles,
  typeOf,
  wordsOf,
} from '../listing/index.ts';
import type { Restoring } from '../trash/index.ts';
import { type Featurable, featurable, featurableColumns, featuredIn, select } from './featured.ts';
import { respondWithTerm, termService } from './terms.ts';
import { mergedInto } from './trashed.ts';
import { usesOf } from './uses.ts';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(Number.isInteger);

/**
 * Throws 409 if the featured listings of an industry are not those that the caller has seen: `seen_featured_apps` and
 * `seen_featured_services`, ids in order; omitted ones are not compared. A list already stored passes: a retry after a
 * lost response succeeds.
 */
const mustHaveSeen = async (
  strapi: Strapi,
  { id }: FullTermRow,
  data: Record<string, unknown>,
  actor: Actor,
): Promise<void> => {
  for (const type of ['apps', 'services'] as const) {
    const seen = data[`seen_featured_${type}`];
    if (seen === undefined) continue;
    const path = [`seen_featured_${type}`];
    const message = genericTexts.notValid(m.label_listing());
    if (!isIds(seen)) throw invalid(message, [{ path, message }]);
    const { lists } = await featuredIn(strapi, id, type, actor);
    const now = (lists[`featured_${type}`] ?? []).map((listing) => listing.id);
    const wanted = data[`featured_${type}`];
    const stored = isIds(wanted) && wanted.join() === now.join();
    if (now.join() !== seen.join() && !stored) throw new HttpError('featured-changed');
  }
};

/** Throws 409 if the other names of a term are not `seen_synonyms`, those that the caller has seen; omitted, they are not compared. */
const mustHaveSeenSynonyms = (row: FullTermRow, data: Record<string, unknown>): void => {
  if (data.seen_synonyms === undefined || data.synonyms === undefined) return;
  const { name } = row;
  const seen = readSynonyms(data.seen_synonyms, name, Number.POSITIVE_INFINITY);
  if (typeof seen === 'string') throw invalid(seen, [{ path: ['seen_synonyms'], message: seen }]);
  const synonyms = synonymsOf(row);
  const wanted = readSynonyms(data.synonyms, name);
  // Invalid ones are refused where they are checked.
  if (typeof wanted === 'string' || !synonymsChanged({ name, synonyms }, seen, wanted)) return;
  const message = synonymTexts.changed(synonyms);
  throw new HttpError('stale-version', { message, details: { synonyms } });
};

/**
 * Throws 409 if the name of a term is not `seen_name`, the one that the caller has seen; omitted, it is not compared. A name
 * already stored passes: a retry after a lost response succeeds.
 */
const mustHaveSeenName = ({ name }: FullTermRow, data: Record<string, unknown>): void => {
  const { seen_name: seen, name: wanted } = data;
  if (seen === undefined || wanted === undefined) return;
  if (typeof seen !== 'string') {
    const message = genericTexts.notValid(m.label_name());
    throw invalid(message, [{ path: ['seen_name'], message }]);
  }
  const stored = typeof wanted === 'string' && wanted.trim() === name;
  if (seen !== name && !stored)
    throw new HttpError('stale-version', {
      message: termTexts.renamed(name),
      details: { name },
    });
};

/** Live listings of an industry by name. Vendors see only those of their own account. */
const findFeaturable = async (
  strapi: Strapi,
  type: Collection,
  industry: number,
  actor: Actor,
  { words = [], ...slice }: { words?: readonly string[]; limit: number; offset: number },
) => {
  const account = scopeOf(actor);
  const selection: Selection = {
    scope: 'active',
    viewer: -1,
    vendors: false,
    words: wordsOf(words.join(' ')),
    onlyText: true,
    terms: [termKey('industries', industry)],
    shown: true,
    ...(account === undefined ? {} : { account: account ?? -1 }),
  };
  const byName: PageOrder = { relevance: false, by: [['name', 'asc']] };
  const { ids, total } = await findIds(strapi, type, selection, byName, slice);
  const rows: Featurable[] = await strapi.db
    .query(kinds[type].uid)
    .findMany({ select, where: { id: { $in: ids } }, populate: featurableColumns[type] });
  return { listings: inOrder(ids, rows).map(featurable), total };
};

const listFeaturable = async (strapi: Strapi, ctx: Context, industry: number) => {
  mustNotAsk(ctx, ['filters', 'sort'], m.query_only_search_pagination());
  const type = typeOf(ctx);
  const { page, slice, words } = await readListQuery(strapi, ctx, kinds[type].uid);
  const asked = { words, ...slice };
  const found = await findFeaturable(strapi, type, industry, actorOf(ctx), asked);
  return pageResponse(found.listings, page, found.total);
};

/** Listings of each type in the response of one industry. */
const FIRST = 100;

const handlersOf = (strapi: Strapi, single: TermSingle) => {
  const service = termService(strapi, single);
  const { uid, populate } = termKinds[single];
  const response = (ctx: Context, rows: FullTermRow[]) =>
    inTransaction(strapi, async (sql) => {
      const uses = may(actorOf(ctx), 'term.write')
        ? await usesOf(
            strapi,
            sql,
            single,
            rows.map(({ id }) => id),
          )
        : undefined;
      return rows.map((row) => respondWithTerm(single, row, uses));
    });
  const respondWithOne = async (ctx: Context, row: FullTermRow) => ({
    data: (await response(ctx, [row]))[0],
    meta: {},
  });
  const addressOf = (ctx: Context): string => String(ctx.params.id);

  return {
    listTerms: (ctx: Context) =>
      responseList<FullTermRow>(strapi, ctx, uid, {
        base: {},
        order: { sort_name: 'asc' },
        sortAs: { name: 'sort_name' },
        search: async (words) => ({
          $and: words.map((word) => ({ search_names: { $contains: fold(word) } })),
        }),
        columns: { populate },
        response: (rows) => response(ctx, rows),
        exporter: exporterOf(strapi, termKinds[single].collection),
      }),

    async getTerm(ctx: Context) {
      const row = await service.find(addressOf(ctx));
      const found = await respondWithOne(ctx, row);
      if (single !== 'industry') return found;
      const actor = actorOf(ctx);
      const apps = await featuredIn(strapi, row.id, 'apps', actor);
      const services = await featuredIn(strapi, row.id, 'services', actor);
      const leftOut = [...apps.leftOut, ...services.leftOut];
      const more = may(actor, 'term.write') ? { left_out: leftOut } : {};
      const first = (type: Collection) =>
        findFeaturable(strapi, type, row.id, actor, { limit: FIRST, offset: 0 });
      const [ofApps, ofServices] = [await first('apps'), await first('services')];
      const listings = { apps: ofApps.listings, services: ofServices.listings };
      return {
        data: { ...found.data, ...listings, ...apps.lists, ...services.lists, ...more },
        meta: { apps: { total: ofApps.total }, services: { total: ofServices.total } },
      };
    },

    listFeaturable: async (ctx: Context) =>
      listFeaturable(strapi, ctx, (await service.find(addressOf(ctx))).id),

    async addTerm(ctx: Context) {
      ctx.body = await respondWithOne(ctx, await service.create(dataOf(ctx), actorOf(ctx)));
      ctx.status = 201;
    },

    async changeTerm(ctx: Context) {
      const data = dataOf(ctx);
      const row = await inTransaction(strapi, async (sql) => {
        const now = await service.hold(sql, addressOf(ctx));
        mustHaveSeenName(now, data);
        mustHaveSeenSynonyms(now, data);
        if (single === 'industry') await mustHaveSeen(strapi, now, data, actorOf(ctx));
        return service.update(addressOf(ctx), data, actorOf(ctx));
      });
      return respondWithOne(ctx, row);
    },

    restoring: {
      restore: service.restore,
      describe: (entry) => ({ merged_into: mergedInto(entry) }),
      respond: async (ctx, id) => respondWithOne(ctx, await service.find(String(id))),
    } satisfies Restoring,

    async previewMerge(ctx: Context) {
      return { data: await service.preview(addressOf(ctx), ctx.query.into), meta: {} };
    },

    async deleteTerm(ctx: Context) {
      await service.remove(addressOf(ctx), ctx.query.move_to, actorOf(ctx));
      return { data: null, meta: {} };
    },
  };
};

/** How deleted terms are restored. */
export const termRestoring =
  (single: TermSingle) =>
  (strapi: Strapi): Restoring =>
    handlersOf(strapi, single).restoring;

/** Industries, locations, categories and subcategories differ in their fields and share their calls. */
export const termApi = apiOf('term', termCalls, (strapi) => {
  const handlers = recordOf(termSingles, (single) => handlersOf(strapi, single));
  const of = ({ terms }: { terms: TermName }) => handlers[singleOf(terms)];
  return {
    listTerms: (ctx, params) => of(params).listTerms(ctx),
    getTerm: (ctx, params) => of(params).getTerm(ctx),
    listFeaturable: (ctx) => handlers.industry.listFeaturable(ctx),
    addTerm: (ctx, params) => of(params).addTerm(ctx),
    changeTerm: (ctx, params) => of(params).changeTerm(ctx),
    previewMerge: (ctx, params) => of(params).previewMerge(ctx),
    deleteTerm: (ctx, params) => of(params).deleteTerm(ctx),
  };
});
