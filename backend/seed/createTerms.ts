import type { Strapi } from '../src/base/registry.ts';
import { slugBase } from '../src/features/listing/slug.ts';
import { categories, industries, locations } from './data/terms.ts';
import { at, must, type TermIds } from './scope.ts';

type TermUid =
  | 'api::industry.industry'
  | 'api::category.category'
  | 'api::subcategory.subcategory'
  | 'api::location.location';

export const createTerms = async (strapi: Strapi, opened: Date): Promise<TermIds> => {
  const create = async (
    uid: TermUid,
    single: string,
    names: readonly string[],
    more: (name: string) => object = () => ({}),
  ): Promise<ReadonlyMap<string, number>> => {
    const ids = new Map<string, number>();
    for (const name of names) {
      const data = { name, slug: slugBase(name, single), ...more(name), ...at(opened) };
      const { id } = await strapi.db.query(uid).create({ data });
      ids.set(name, Number(id));
    }
    return ids;
  };

  const categoryIds = await create('api::category.category', 'category', Object.keys(categories));
  const parentOf = new Map(
    Object.entries(categories).flatMap(([category, children]) =>
      children.map((name): [string, string] => [name, category]),
    ),
  );
  return {
    industries: await create('api::industry.industry', 'industry', industries),
    locations: await create('api::location.location', 'location', locations),
    categories: categoryIds,
    subcategories: await create(
      'api::subcategory.subcategory',
      'subcategory',
      [...parentOf.keys()],
      (name) => ({
        category: must(categoryIds, must(parentOf, name)),
      }),
    ),
  };
};
