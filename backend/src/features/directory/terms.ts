import { type Collection, collections } from '@portal/domain';
import { notFound } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import {
  countByTerm,
  type FullTermRow,
  type Selection,
  synonymsOf,
  type TermSingle,
  termKey,
  termKinds,
  termResponse,
  termSingles,
} from '../listing/index.ts';
import { shownFeatured } from '../term/index.ts';
import { readSelection } from './readQuery.ts';
import { idsOfSlugs } from './slugs.ts';

const everything: Selection = {
  scope: 'active',
  viewer: -1,
  vendors: false,
  shown: true,
  terms: [],
  words: [],
};

type Counts = Awaited<ReturnType<typeof countByTerm>>['terms'];

const allTerms = (strapi: Strapi, single: TermSingle): Promise<FullTermRow[]> =>
  strapi.db.query(termKinds[single].uid).findMany({
    select: ['id', 'name', 'slug', 'synonyms'],
    orderBy: [{ sort_name: 'asc' }, { id: 'asc' }],
    ...(single === 'subcategory' ? { populate: { category: { select: ['id', 'name'] } } } : {}),
  });

const termWith = (single: TermSingle, row: FullTermRow) => ({
  ...termResponse(termKinds[single].collection, row),
  synonyms: synonymsOf(row),
  ...(row.category ? { category: row.category } : {}),
});

/** All terms of a kind by name, with how many live listings have each, by collection. */
export const listTerms = async (strapi: Strapi, single: TermSingle) => {
  const { usedBy, collection } = termKinds[single];
  const counts = new Map<Collection, Counts>();
  for (const type of usedBy) counts.set(type, (await countByTerm(strapi, type, everything)).terms);
  const rows = await allTerms(strapi, single);
  return rows.map((row) => ({
    ...termWith(single, row),
    counts: Object.fromEntries(
      usedBy.map((type) => [type, counts.get(type)?.get(termKey(collection, row.id)) ?? 0]),
    ),
  }));
};

/** An industry by its slug, or by that of one merged into it, with its featured listings, in their order. */
export const readIndustry = async (strapi: Strapi, slug: string) => {
  const [id = -1] = slug.includes('\0') ? [] : await idsOfSlugs(strapi, 'industry', [slug]);
  const row: FullTermRow | null = await strapi.db
    .query(termKinds.industry.uid)
    .findOne({ where: { id } });
  if (!row) throw notFound();
  const featured: Record<string, unknown> = {};
  for (const type of collections) {
    const rows = await shownFeatured(strapi, row.id, type);
    featured[`featured_${type}`] = rows.map(({ id, name, slug }) => ({ id, name, slug }));
  }
  return { ...termWith('industry', row), ...featured };
};

/** How many of the live listings of a selection have each term; terms of none are left out. */
export const readFacets = async (strapi: Strapi, ctx: Context, type: Collection) => {
  const { total, terms } = await countByTerm(strapi, type, await readSelection(strapi, ctx, type));
  const facets: Record<string, unknown> = {};
  for (const single of termSingles) {
    const { collection, usedBy } = termKinds[single];
    if (!usedBy.includes(type)) continue;
    const rows = await allTerms(strapi, single);
    facets[single] = rows.flatMap(({ id, name, slug }) => {
      const count = terms.get(termKey(collection, id)) ?? 0;
      return count > 0 ? [{ name, slug, count }] : [];
    });
  }
  return { total, facets };
};
