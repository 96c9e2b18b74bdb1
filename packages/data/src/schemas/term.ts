import { array, type Infer, number, object, string } from 'superstruct';
import { fromWire } from './names.ts';

const termFields = { id: number(), name: string(), slug: string(), url: string() };

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

/** Just enough of a listing to name it and to link to it. */
export type ListingLink = Infer<typeof listingLinkStruct>;

export const industryStruct = fromWire(
  object({
    ...termFields,
    apps: array(listingLinkStruct),
    featuredApps: array(listingLinkStruct),
    services: array(listingLinkStruct),
    featuredServices: array(listingLinkStruct),
  }),
  { featuredApps: 'featured_apps', featuredServices: 'featured_services' },
);

/** An industry with its listings and those featured in it, in their order. */
export type Industry = Infer<typeof industryStruct>;

export const termNames = ['industries', 'locations', 'categories', 'subcategories'] as const;

export type TermName = (typeof termNames)[number];
