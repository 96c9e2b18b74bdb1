import { liveStatuses } from '@portal/data/internal/schemas/billing';
import {
  accountPlans,
  accountRoles,
  accountSorts,
  accountStates,
  auditActions,
  auditKinds,
  type Collection,
  collections,
  conditionPattern,
  deliveryStates,
  exportFormats,
  feedbackStates,
  linkFilters,
  namesOf,
  notificationKinds,
  optionalFields,
  pageSizes,
  pendingStates,
  receivedSorts,
  storedName,
  termFilters,
  termNames,
  trashKinds,
} from '@portal/domain';
import type { JsonSchema } from './jsonSchema.ts';

/* The query parameters of all calls. */

export interface Parameter {
  name: string;
  in: 'query';
  required?: true;
  /** `filters[name][$eq]=…` */
  style?: 'deepObject';
  explode?: true;
  schema: JsonSchema;
}

export const query = (name: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'query',
  schema,
});
const needed = (name: string, schema: JsonSchema): Parameter => ({
  ...query(name, schema),
  required: true,
});
const text: JsonSchema = { type: 'string' };
/** A day such as `2026-01-31`, or days before today such as `6d`. */
const day: JsonSchema = { ...text, pattern: '^(\\d{4}-\\d{2}-\\d{2}|\\d{1,4}d)?$' };

const pages = [
  query('pagination[page]', { type: 'integer', minimum: 1, default: 1 }),
  query('pagination[pageSize]', {
    type: 'integer',
    minimum: 1,
    default: pageSizes.list,
    description: `More than ${pageSizes.all} is as good as ${pageSizes.all}`,
  }),
];
const search = [...pages, query('_q', { type: 'string', maxLength: 200 })];
/** Of lists that can be exported. */
const format = query('format', {
  enum: exportFormats,
  description: 'The whole list as a file instead of a page of it',
});
const columns = query('columns', {
  type: 'string',
  description: 'The columns of a CSV file by their names in JSON, separated by commas; default all',
});
const filters: Parameter = {
  ...query('filters', { type: 'object' }),
  style: 'deepObject',
  explode: true,
};
const selection = [
  ...search,
  query('sort', { type: 'string', pattern: '^\\w+(:(asc|desc))?(,\\w+(:(asc|desc))?)*$' }),
  filters,
];
const list = [...selection, format, columns];
/** One or more values, separated by commas. */
const someOf = (words: readonly string[]): JsonSchema => ({
  type: 'string',
  pattern: `^((${words.join('|')})(,(${words.join('|')}))*)?$`,
});
/** Parameters of Strapi clients, which do not change the shape of the response. */
const printed: Parameter[] = [
  query('locale', { enum: ['en', 'all', '*'] }),
  query('publicationState', { enum: ['live', 'preview'] }),
  query('status', { enum: ['published', 'draft'] }),
  { ...query('populate', {}), style: 'deepObject', explode: true },
];

const days = ['start_date', 'end_date'].map((name) => needed(name, { ...text, format: 'date' }));
const ofOwn = [
  query('user', { const: 'me' }),
  query('account', { type: 'integer' }),
  query('revision', { enum: ['true', 'false'] }),
  query('assigned', { enum: ['me', 'none'] }),
];
const aboutOne = query('listing', text);
const waiting = query('state', someOf(['pending', 'changes', 'declined']));
const reviewsWaiting = query('state', someOf(feedbackStates.reviews));
const ofListing = query('listing', { type: 'string', pattern: '^(/(apps|services)/\\d{1,9})?$' });

/** Filters of the audit log. */
const ofAudit = [
  query('actor', { type: 'integer', minimum: 1 }),
  query('action', {
    enum: [
      ...new Set(namesOf(auditActions).flatMap((action) => [action, action.split('.', 1)[0]])),
    ],
    description: 'An action, or all of one area',
  }),
  query('record', { type: 'string', pattern: `^((${auditKinds.join('|')})/\\d+)?$` }),
  ...['from', 'to'].map((name) => query(name, day)),
];

type Queries = Record<string, readonly Parameter[]>;

const links = query('links', { enum: linkFilters });
const state = query('state', someOf(pendingStates));

const missingPattern = (names: readonly string[]): string =>
  `^((not\\.)?(${names.join('|')})(,(${names.join('|')}))*)?$`;

/** Filters of a list of listings. */
const ofType = (type: Collection): Parameter[] => [
  ...ofOwn,
  ...termFilters[type].map((name) =>
    query(name, {
      ...text,
      pattern: conditionPattern.replace('^', '^(').replace(/\$$/, ')?$'),
      description:
        'IDs of any of these terms, separated by commas; `none` for listings without one; `not.` before them excludes those that match',
    }),
  ),
  query('missing', {
    ...text,
    pattern: missingPattern(optionalFields(type).map((name) => storedName(name))),
    description:
      'Fields, separated by commas: only listings without a value of one of them; `not.` before them: only those with values of all',
  }),
  ...['updated_from', 'updated_to'].map((name) => query(name, day)),
];

const ofListings = (type: Collection): Queries => ({
  [`GET /${type}`]: [...list, ...ofType(type), links],
  [`GET /pending/${type}`]: [...list, ...ofType(type), state],
  [`POST /bulk-edits/${type}`]: [...selection, ...ofType(type), links, state, ...printed],
  [`DELETE /pending/${type}/{id}`]: [needed('version', { type: 'integer', minimum: 0 })],
  [`GET /reviews/${type}`]: [...list, aboutOne, reviewsWaiting],
  [`GET /pending/reviews/${type}`]: [...list, aboutOne, reviewsWaiting],
  [`GET /reviews/${type}/{id}`]: pages,
  [`GET /special-offers/${type}`]: [...list, aboutOne, waiting],
  [`GET /pending/special-offers/${type}`]: [...list, aboutOne, waiting],
  [`GET /industries/{id}/${type}`]: search,
  [`GET /reviewable/${type}`]: search,
  [`GET /reviewed/${type}`]: search,
  [`GET /offered/${type}`]: search,
  [`GET /analytics/${type}/{id}`]: days,
  [`GET /analytics/pending/${type}/{id}`]: days,
});

/** By method and path. */
export const queries: Queries = {
  ...Object.assign({}, ...collections.map(ofListings)),
  ...Object.fromEntries(
    termNames.flatMap((terms) => [
      [`GET /${terms}`, list],
      [`GET /${terms}/{id}/merge`, [needed('into', { type: 'integer', minimum: 1 })]],
      [`DELETE /${terms}/{id}`, [query('move_to', { type: 'integer', minimum: 1 })]],
    ]),
  ),
  'GET /imports': pages,
  ...Object.fromEntries(trashKinds.map((kind) => [`GET /deleted/${kind}`, pages])),
  'GET /accounts': [
    ...search,
    format,
    columns,
    query('sort', { enum: Object.values(accountSorts) }),
    query('plan', someOf(accountPlans)),
    query('state', someOf(accountStates)),
    query('role', someOf(accountRoles)),
    query('joined_from', day),
    query('joined_to', day),
    query('pending', { const: 'true' }),
  ],
  'GET /reviews': list,
  'GET /special-offers': list,
  'GET /audit': [...pages, ...ofAudit],
  'GET /audit.csv': ofAudit,
  'GET /webhooks/{id}/deliveries': [...pages, query('state', { enum: ['', ...deliveryStates] })],
  'GET /me/activity': pages,
  'GET /me/notifications': [
    query('cursor', { type: 'integer', minimum: 1 }),
    query('limit', { type: 'integer', minimum: 1 }),
    query('unread', { enum: ['true', 'false'] }),
    query('kind', { enum: ['', ...Object.keys(notificationKinds)] }),
  ],
  'GET /me/reviews': pages,
  'GET /me/received-reviews': [
    ...pages,
    format,
    columns,
    query('sort', { enum: receivedSorts }),
    ofListing,
    query('rating', someOf(['1', '2', '3', '4', '5'])),
    ...['from', 'to'].map((name) => query(name, day)),
    query('unanswered', { const: 'true' }),
  ],
  'GET /me/received-reviews/summary': [ofListing],
  'GET /me/special-offers': pages,
  'GET /team-members': [{ ...filters, required: true }],
  'GET /upload/files': [filters],
  'POST /upload': [query('id', { type: 'integer', minimum: 1 })],
  'DELETE /brand': [needed('version', { type: 'integer', minimum: 0 })],
  'DELETE /me/stripe/subscriptions': [query('status', { enum: liveStatuses })],
  'GET /me/stripe/subscriptions/preview': [needed('price', text)],
};

/** The query parameters of a call, by method and path. */
export const queriesOf = (call: string): readonly Parameter[] => [
  ...(queries[call] ?? []),
  ...(call.startsWith('GET ') ? printed : []),
];
