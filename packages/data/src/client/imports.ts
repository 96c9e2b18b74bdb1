import {
  type Arrival,
  type BulkChange,
  type Collection,
  type ImportKind,
  type ImportPlan,
  type ListQuery,
  listParams,
  type Scope,
} from '@portal/domain';
import { string } from 'superstruct';
import {
  failedRowStruct,
  type Import,
  type ImportSummary,
  importStruct,
  importSummaryStruct,
} from '../schemas/imports.ts';
import { ignoreReports, type Page, recordOf } from '../schemas/wire.ts';
import { call, exportTimeout } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What the check of a bulk edit needs: its changes, and how changes of live listings arrive. */
export interface BulkEditPlan {
  changes: readonly BulkChange[];
  arrival: Arrival;
}

/** The listings of a bulk edit: those with the ids, those that failed in an earlier edit, or all that a query of the scope's list matches. */
export interface BulkSelection {
  scope: Scope;
  ids?: readonly number[];
  /** Id of the edit. */
  failedOf?: number;
  query?: URLSearchParams | undefined;
}

export type ImportsQuery = Pick<ListQuery, 'page' | 'pageSize'>;

const importRecord = recordOf(importStruct);
const failedRow = recordOf(failedRowStruct);

/** Imports of listings, terms, accounts and reviews, and bulk edits of listings. Not part of the client, so that only their pages load them. */
export const createImportsApi = (request: Request) => ({
  async start(type: ImportKind, file: File, options?: SendOptions) {
    const body = new FormData();
    body.append('files', file, file.name);
    const endpoint = call('POST /imports/{imported}', [type], body);
    return (await request(endpoint, importRecord, { timeout: exportTimeout, ...options })).data;
  },
  /** The user's own, newest first. */
  list: (query: ImportsQuery, options?: SendOptions): Promise<Page<ImportSummary>> =>
    createReader(request, ignoreReports).page(
      call('GET /imports', [], listParams(query)),
      importSummaryStruct,
      options,
    ),
  get: async (id: number, options?: SendOptions) =>
    (await request(call('GET /imports/{id}', [id]), importRecord, options)).data,
  async check(id: number, { skipUnknownTerms, emailsVendors = false, ...plan }: ImportPlan) {
    const data = {
      ...plan,
      skip_unknown_terms: skipUnknownTerms,
      emails_vendors: emailsVendors,
    };
    return (await request(call('PUT /imports/{id}', [id], { data }), importRecord)).data;
  },
  async select(type: Collection, { scope, query, ids, failedOf }: BulkSelection) {
    const data = { scope, ids: ids ?? null, failed_of: failedOf ?? null };
    const endpoint = {
      ...call('POST /bulk-edits/{type}', [type], { data }),
      query,
    };
    return (await request(endpoint, importRecord, { timeout: exportTimeout })).data;
  },
  checkEdit: async (id: number, plan: BulkEditPlan) =>
    (await request(call('PUT /bulk-edits/{id}', [id], { data: plan }), importRecord)).data,
  /** Refused if it is no longer in the round that the user saw. */
  run: async ({ id, round }: Pick<Import, 'id' | 'round'>) =>
    (await request(call('POST /imports/{id}/run', [id], { data: { round } }), importRecord)).data,
  stop: async (id: number) =>
    (await request(call('POST /imports/{id}/stop', [id]), importRecord)).data,
  undo: async (id: number) =>
    (await request(call('POST /imports/{id}/undo', [id]), importRecord)).data,
  failedRow: async (id: number, row: number, options?: SendOptions) =>
    (await request(call('GET /imports/{id}/rows/{row}', [id, row]), failedRow, options)).data,
  /** Sends other texts of a failed row, by the targets of their columns, and has it checked again. */
  async correctRow(id: number, row: number, values: Readonly<Record<string, string>>) {
    const endpoint = call('PATCH /imports/{id}/rows/{row}', [id, row], { data: { values } });
    return (await request(endpoint, importRecord)).data;
  },
  /** The rows with errors, as a file in the format of the import. */
  failedRows: (id: number) =>
    request({ ...call('GET /imports/{id}/failed', [id]), text: true }, string(), {
      timeout: exportTimeout,
    }),
});

export type ImportsApi = ReturnType<typeof createImportsApi>;
