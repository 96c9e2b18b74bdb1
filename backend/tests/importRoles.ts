import { collections, termNames } from '@portal/domain';
import { targets } from './importCalls.ts';
import type { Row } from './roleRow.ts';

const correction = { data: { values: {} } };

/** Those who may not write the records of an import learn so of their own. */
const denied = [403, 404, 404];

/** Of terms for those who may write terms, of accounts for those who may manage accounts, of reviews for moderators. */
const deniedOf = {
  termImport: { vendor: denied, finance: denied, support: denied },
  accountImport: { vendor: denied, staff: denied, finance: denied, editor: denied },
  reviewImport: { vendor: denied, finance: denied, editor: denied, support: denied },
} as const;

const fileRows = (of: keyof typeof deniedOf, plan: object): Row[] => {
  const row = (call: string, more: Partial<Row> = {}): Row => ({
    call,
    of,
    responses: deniedOf[of],
    ...more,
  });
  return [
    row('GET /imports/{id}'),
    row('GET /imports/{id}/failed'),
    row('GET /imports/{id}/rows/{row}'),
    row('PATCH /imports/{id}/rows/{row}', { keeps: true, status: 409, body: correction }),
    ...['run', 'stop', 'undo'].map((call) =>
      row(`POST /imports/{id}/${call}`, { keeps: true, status: 409 }),
    ),
    row('PUT /imports/{id}', { body: { data: plan } }),
  ];
};

/* Imports and bulk edits. */
export const onImports: Row[] = [
  ...termNames.map(
    (terms): Row => ({ call: `POST /imports/${terms}`, picture: true, status: 400 }),
  ),
  { call: 'POST /imports/accounts', picture: true, status: 400 },
  { call: 'POST /imports/reviews', picture: true, status: 400 },
  ...fileRows('termImport', { targets, key: 'name' }),
  ...fileRows('accountImport', { targets: ['email', null], key: 'email', emails_vendors: false }),
  ...fileRows('reviewImport', { targets: ['listing_slug', null], key: 'listing_slug' }),
  // A picture is no list.
  { call: 'POST /imports/apps', picture: true, status: 400 },
  { call: 'POST /imports/services', picture: true, status: 400 },
  { call: 'GET /imports' },
  { call: 'GET /imports/{id}', of: 'import' },
  { call: 'GET /imports/{id}/failed', of: 'import' },
  { call: 'GET /imports/{id}/rows/{row}', of: 'import' },
  {
    call: 'PATCH /imports/{id}/rows/{row}',
    of: 'import',
    keeps: true,
    status: 409,
    body: correction,
  },
  // None of them was checked.
  ...['run', 'stop', 'undo'].map(
    (call): Row => ({ call: `POST /imports/{id}/${call}`, of: 'import', keeps: true, status: 409 }),
  ),
  // A new one would forget the import of the scene.
  ...collections.map(
    (type): Row => ({
      call: `POST /bulk-edits/${type}`,
      body: { data: { scope: 'active', ids: [] } },
      status: 400,
    }),
  ),
  {
    call: 'PUT /bulk-edits/{id}',
    of: 'bulkEdit',
    body: {
      data: { changes: [{ field: 'nz', operation: 'check', ids: [] }], arrival: 'draft' },
    },
  },
  {
    call: 'PUT /bulk-edits/{id}',
    of: 'bulkEdit',
    responses: deniedOf.accountImport,
    body: {
      data: { changes: [{ field: 'account', operation: 'move', ids: [1] }], arrival: 'draft' },
    },
  },
  {
    call: 'PUT /bulk-edits/{id}',
    of: 'bulkEdit',
    responses: deniedOf.termImport,
    body: {
      data: { changes: [{ field: 'featured', operation: 'feature', ids: [1] }], arrival: 'draft' },
    },
  },
  {
    call: 'PUT /imports/{id}',
    of: 'import',
    body: { data: { targets, key: 'name', arrival: 'draft', skip_unknown_terms: false } },
  },
];
