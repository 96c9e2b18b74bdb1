import type { Arrival, Collection, ImportKey } from '@portal/domain';
import { string } from 'superstruct';
import { importStruct } from '../schemas/imports.ts';
import { recordOf } from '../schemas/wire.ts';
import { call } from './endpoint.ts';
import { exportTimeout } from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** What a check needs: what each column is imported as, the key, how new listings arrive, and whether unknown terms are left out. */
export interface ImportPlan {
  targets: readonly (string | null)[];
  key: ImportKey;
  arrival: Arrival;
  skipUnknownTerms: boolean;
}

const importRecord = recordOf(importStruct);

/** Imports of listings. Not part of the client, so that only their page loads them. */
export const createImportsApi = (request: Request) => ({
  async start(type: Collection, file: File, options?: SendOptions) {
    const body = new FormData();
    body.append('files', file, file.name);
    const endpoint = call('POST /imports/{type}', [type], body);
    return (await request(endpoint, importRecord, { timeout: exportTimeout, ...options })).data;
  },
  get: async (id: number, options?: SendOptions) =>
    (await request(call('GET /imports/{id}', [id]), importRecord, options)).data,
  async check(id: number, { skipUnknownTerms, ...plan }: ImportPlan) {
    const data = { ...plan, skip_unknown_terms: skipUnknownTerms };
    return (await request(call('PUT /imports/{id}', [id], { data }), importRecord)).data;
  },
  run: async (id: number) =>
    (await request(call('POST /imports/{id}/run', [id]), importRecord)).data,
  stop: async (id: number) =>
    (await request(call('POST /imports/{id}/stop', [id]), importRecord)).data,
  undo: async (id: number) =>
    (await request(call('POST /imports/{id}/undo', [id]), importRecord)).data,
  /** The rows with errors, as a file in the format of the import. */
  failedRows: (id: number) =>
    request({ ...call('GET /imports/{id}/failed', [id]), text: true }, string(), {
      timeout: exportTimeout,
    }),
});
