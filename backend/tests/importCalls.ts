import { expect } from 'vitest';
import type { ApiResponse, Caller } from './caller.ts';

/** Waits until the server has gone through the rows of an import or a bulk edit. */
export const settled = async (caller: Caller, id: unknown): Promise<ApiResponse> => {
  const busy = ['checking', 'running', 'undoing'];
  let response = await caller.get(`/imports/${id}`);
  await expect
    .poll(async () => {
      response = await caller.get(`/imports/${id}`);
      return busy.includes(String(response.at('data.state')));
    })
    .toBe(false);
  return response;
};

/** The outcomes that rows have. */
export const countsOf = (response: ApiResponse) =>
  Object.fromEntries(Object.entries(Object(response.at('data.counts'))).filter(([, n]) => n !== 0));

/** Runs what was checked. */
export const run = async (caller: Caller, id: unknown) => {
  expect((await caller.post(`/imports/${id}/run`, {})).status).toBe(200);
  return settled(caller, id);
};

/** Of the two columns of an import. */
export const targets = ['name', null];

/** The stored row of a bulk edit of no listing, without its user. */
export const emptyBulkEdit = {
  listing_type: 'apps',
  scope: 'active',
  state: 'mapping',
  file: '',
  format: 'selection',
  columns: '[]',
  targets: '[]',
  key: 'id',
  arrival: 'draft',
  skip_unknown_terms: 0,
  language: 'en',
  total: 0,
  position: 0,
  round: 0,
  next: 0,
} as const;

/** The stored row of an import that failed. */
export const failedRow = (import_id: number, text: string) => ({
  import_id,
  number: 99,
  state: 'failed',
  cells: JSON.stringify([text]),
  problems: '[]',
});
