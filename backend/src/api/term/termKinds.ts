import type { Collection, TermName } from '@portal/domain';
import type { UID } from '@strapi/strapi';
import type { TermRow } from '../listing/types.ts';

export const termSingles = ['industry', 'location', 'category', 'subcategory'] as const;
export type TermSingle = (typeof termSingles)[number];

interface TermKind {
  uid: UID.ContentType;
  collection: TermName;
  /** Where listings carry it. */
  usedBy: Collection[];
  populate: object;
}

export interface FullTermRow extends TermRow {
  documentId: string;
  subcategories?: TermRow[];
}

const short = { select: ['id', 'name', 'slug'] };

export const termKinds: Record<TermSingle, TermKind> = {
  industry: {
    uid: 'api::industry.industry',
    collection: 'industries',
    usedBy: ['apps', 'services'],
    populate: {},
  },
  location: {
    uid: 'api::location.location',
    collection: 'locations',
    usedBy: ['services'],
    populate: {},
  },
  category: {
    uid: 'api::category.category',
    collection: 'categories',
    usedBy: ['services'],
    populate: { subcategories: short },
  },
  subcategory: {
    uid: 'api::subcategory.subcategory',
    collection: 'subcategories',
    usedBy: ['apps'],
    populate: { category: { select: ['id', 'name'] } },
  },
};
