import { fieldStructs } from '@portal/data/internal/schemas/listing';
import { listingLinkStruct } from '@portal/data/internal/schemas/term';
import {
  collections,
  listingFieldsOf,
  namesOf,
  recordOf,
  storedName,
  termNames,
} from '@portal/domain';
import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  record,
  string,
} from 'superstruct';
import { type JsonSchema, schemaOf } from './jsonSchema.ts';
import { type Parameter, query } from './queries.ts';

/* The read interface: its calls are made by other sites, so that nothing else in the portal has its shapes. */

const termFields = { id: number(), name: string(), slug: string(), url: string() };
const termStruct = object(termFields);
const categoryOf = object({ id: number(), name: string() });
const subcategoryStruct = object({
  ...termFields,
  category: nullable(categoryOf),
  category_id: nullable(number()),
});

const editedFields = {
  ...fieldStructs(),
  ...recordOf(listingFieldsOf('terms'), () => optional(array(termStruct))),
  industries: array(termStruct),
  subcategories: optional(array(subcategoryStruct)),
};

const listingFields = {
  id: number(),
  documentId: string(),
  type: enums(['app', 'service']),
  slug: string(),
  url: string(),
  ...Object.fromEntries(
    namesOf(editedFields).map((name) => [storedName(name), editedFields[name]]),
  ),
  rating: nullable(number()),
  num_reviews: number(),
  createdAt: string(),
  updatedAt: string(),
};
const listingStruct = object(listingFields);

const reviewStruct = object({
  id: number(),
  documentId: string(),
  rating: number(),
  comment: string(),
  author: string(),
  createdAt: string(),
  reply: nullable(object({ text: string(), created: string() })),
});
const offerStruct = object({
  id: number(),
  documentId: string(),
  title: string(),
  description: string(),
  link: string(),
  label: string(),
  createdAt: string(),
});
const pageStruct = object({
  ...listingFields,
  apps: optional(array(listingLinkStruct)),
  reviews: optional(array(reviewStruct)),
  offers: optional(array(offerStruct)),
});

const changeStruct = object({
  id: number(),
  documentId: string(),
  type: enums(['app', 'service']),
  slug: nullable(string()),
  live: boolean(),
  changed_at: string(),
  listing: nullable(listingStruct),
});

const countedTerm = object({
  ...termFields,
  synonyms: array(string()),
  category: optional(categoryOf),
  counts: record(enums(collections), number()),
});
const industryStruct = object({
  ...termFields,
  synonyms: array(string()),
  featured_apps: array(listingLinkStruct),
  featured_services: array(listingLinkStruct),
});
const facetsStruct = object({
  total: number(),
  facets: record(string(), array(object({ name: string(), slug: string(), count: number() }))),
});

const meta: JsonSchema = { type: 'object' };
const closed = (data: JsonSchema, more: JsonSchema = meta): JsonSchema => ({
  type: 'object',
  properties: { data, meta: more },
  required: ['data', 'meta'],
  additionalProperties: false,
});
const pagination = schemaOf(
  object({ pagination: object({ limit: number(), next_cursor: nullable(string()) }) }),
);

const syncing = schemaOf(
  object({ pagination: object({ limit: number(), next_cursor: string(), has_more: boolean() }) }),
);

type Responses = Record<string, readonly [200, JsonSchema]>;

/** The successful responses of the read interface. */
export const directoryResponses: Responses = Object.fromEntries([
  ...collections.flatMap((type) => [
    [
      `GET /directory/${type}`,
      [200, closed({ type: 'array', items: schemaOf(listingStruct) }, pagination)],
    ],
    [`GET /directory/${type}/{slug}`, [200, closed(schemaOf(pageStruct))]],
    [`GET /directory/facets/${type}`, [200, closed(schemaOf(facetsStruct))]],
  ]),
  [
    'GET /directory/changes',
    [200, closed({ type: 'array', items: schemaOf(changeStruct) }, syncing)],
  ],
  ...termNames.map((terms) => [
    `GET /directory/${terms}`,
    [200, closed({ type: 'array', items: schemaOf(countedTerm) })],
  ]),
  ['GET /directory/industries/{slug}', [200, closed(schemaOf(industryStruct))]],
]);

const text: JsonSchema = { type: 'string' };
const slugs: JsonSchema = { ...text, description: 'Slugs of any of these, separated by commas' };

const since = query('updated_since', { ...text, format: 'date-time' });

const filters = (terms: readonly string[]): Parameter[] => [
  query('q', {
    ...text,
    maxLength: 200,
    description: 'Words of the listing or names of its terms, with one typing error at most',
  }),
  ...terms.map((name) => query(name, slugs)),
  query('nz_owned', { const: 'true' }),
  query('has_trial', { const: 'true' }),
  query('min_rating', { type: 'number', minimum: 1, maximum: 5 }),
  since,
];
const filtersOf = {
  apps: filters(['industry', 'subcategory']),
  services: filters(['industry', 'location', 'category']),
};
const limit = query('limit', { type: 'integer', minimum: 1, maximum: 100, default: 25 });
const cursor = query('cursor', { ...text, description: '`next_cursor` of the page before' });
const pages = [
  query('sort', {
    enum: ['updated', 'newest', 'name'],
    description: 'Default: updated; relevance with q',
  }),
  limit,
  cursor,
];

/** The query parameters of the read interface. */
export const directoryQueries: Readonly<Record<string, readonly Parameter[]>> = {
  ...Object.fromEntries(
    collections.flatMap((type) => [
      [`GET /directory/${type}`, [...filtersOf[type], ...pages]],
      [`GET /directory/facets/${type}`, filtersOf[type]],
    ]),
  ),
  'GET /directory/changes': [limit, cursor, since],
};
