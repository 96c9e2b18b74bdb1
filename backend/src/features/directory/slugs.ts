import { inOneRead } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { mergedTermsOf, type TermSingle, termKinds } from '../listing/index.ts';

/**
 * The ids of the terms of a kind with these slugs. The slug of a merged term leads to the other one, unless a newer term has it;
 * unknown ones have none.
 */
export const idsOfSlugs = async (
  strapi: Strapi,
  single: TermSingle,
  slugs: readonly string[],
): Promise<number[]> => {
  const { uid, collection } = termKinds[single];
  const rows: { id: number; slug: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id', 'slug'], where: { slug: { $in: [...slugs] } } });
  const ids = new Set(rows.map(({ id }) => id));
  for (const slug of slugs) {
    if (rows.some((row) => row.slug === slug)) continue;
    const id = await inOneRead(strapi, (sql) => mergedTermsOf(sql, collection).leadsTo(slug));
    if (id !== undefined) ids.add(id);
  }
  return [...ids];
};
