import { collections, termNames } from '@portal/domain';
import { targets } from './importCalls.ts';
import type { Row } from './roleRow.ts';

const correction = { data: { values: {} } };

/** Of terms: the caller's own, and who may write terms. */
const onTermImport = (call: string, more: Partial<Row> = {}): Row => {
  const denied = [403, 404, 404];
  const responses = { vendor: denied, finance: denied, support: denied };
  return { call, of: 'termImport', responses, ...more };
};

/* Imports and bulk edits. */
export const onImports: Row[] = [
  ...termNames.map(
    (terms): Row => ({ call: `POST /imports/${terms}`, picture: true, status: 400 }),
  ),
  onTermImport('GET /imports/{id}'),
  onTermImport('GET /imports/{id}/failed'),
  onTermImport('GET /imports/{id}/rows/{row}'),
  onTermImport('PATCH /imports/{id}/rows/{row}', { keeps: true, status: 409, body: correction }),
  ...['run', 'stop', 'undo'].map((call) =>
    onTermImport(`POST /imports/{id}/${call}`, { keeps: true, status: 409 }),
  ),
  onTermImport('PUT /imports/{id}', { body: { data: { targets, key: 'name' } } }),
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
    call: 'PUT /imports/{id}',
    of: 'import',
    body: { data: { targets, key: 'name', arrival: 'draft', skip_unknown_terms: false } },
  },
];
