import { type Collection, listingTypes } from '@portal/domain';
import { array, enums, type Infer, nullable, number, object, optional, string } from 'superstruct';
import { mediaStruct } from './media.ts';
import { documentId, fromWire } from './wire.ts';

const count = optional(number());

/** Live listings by the collections that have such terms. */
export const liveStruct = object({ apps: count, services: count });

const termFields = {
  id: number(),
  documentId,
  name: string(),
  slug: string(),
  url: string(),
  /** Other names; missing where a record only refers to the term. */
  synonyms: optional(array(string())),
  /** Number of listings with the term; admins only. */
  uses: count,
  /** Number of live listings with the term; admins only. */
  live: optional(liveStruct),
};

export const termStruct = object(termFields);

export type Term = Infer<typeof termStruct>;

export const categoryStruct = object({ ...termFields, subcategories: array(termStruct) });

export type Category = Infer<typeof categoryStruct>;

export const subcategoryStruct = fromWire(
  object({
    ...termFields,
    category: object({ id: number(), name: string() }),
    categoryId: number(),
  }),
  { categoryId: 'category_id' },
);

export type Subcategory = Infer<typeof subcategoryStruct>;

export const listingLinkStruct = object({ id: number(), name: string(), slug: string() });

export const featurableStruct = object({
  id: number(),
  name: string(),
  slug: string(),
  logo: nullable(mediaStruct),
  /** The vendor. */
  vendor: string(),
  /** Names; empty for apps. */
  locations: array(string()),
});

/** A listing that an industry's page can feature. */
export type Featurable = Infer<typeof featurableStruct>;

export const industryStruct = fromWire(
  object({
    ...termFields,
    /** The first hundred live listings by name; `meta` has their totals. */
    apps: array(featurableStruct),
    services: array(featurableStruct),
    featuredApps: array(featurableStruct),
    featuredServices: array(featurableStruct),
    /** Featured, but no longer live in this industry; admins only. */
    leftOut: optional(array(object({ type: enums(listingTypes), id: number(), name: string() }))),
  }),
  {
    featuredApps: 'featured_apps',
    featuredServices: 'featured_services',
    leftOut: 'left_out',
  },
);

/** An industry with the featured listings in order, and all of its listings by name. */
export type Industry = Infer<typeof industryStruct> & Record<Collection, Featurable[]>;
