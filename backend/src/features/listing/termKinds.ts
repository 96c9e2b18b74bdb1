import type { Collection, TermName } from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { TermRow } from './rows.ts';

export const termSingles = ['industry', 'location', 'category', 'subcategory'] as const;
export type TermSingle = (typeof termSingles)[number];

export interface FullTermRow extends TermRow {
  documentId: string;
  subcategories?: TermRow[];
}

/** `usedBy`: the collections with such terms. */
const kind = (
  uid: UID.ContentType,
  collection: TermName,
  usedBy: readonly Collection[],
  populate: object = {},
) => ({ uid, collection, usedBy, populate });

const subcategories = { subcategories: { select: ['id', 'name', 'slug', 'synonyms'] } };
const category = { category: { select: ['id', 'name'] } };

export const termKinds: Record<TermSingle, ReturnType<typeof kind>> = {
  industry: kind('api::industry.industry', 'industries', ['apps', 'services']),
  location: kind('api::location.location', 'locations', ['services']),
  category: kind('api::category.category', 'categories', ['services'], subcategories),
  subcategory: kind('api::subcategory.subcategory', 'subcategories', ['apps'], category),
};

/** The kinds of terms that the listings of a collection can have. */
export const termsOfListings = (type: Collection): TermName[] =>
  Object.values(termKinds).flatMap(({ collection, usedBy }) =>
    usedBy.includes(type) ? [collection] : [],
  );

/** The kind of a collection of terms. */
export const singleOf = (terms: TermName): TermSingle => {
  const found = termSingles.find((single) => termKinds[single].collection === terms);
  if (!found) throw new Error(`${terms} are no terms.`);
  return found;
};
