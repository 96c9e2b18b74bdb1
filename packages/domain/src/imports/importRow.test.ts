import { expect, test } from 'vitest';
import type { Actor } from '../access/access.ts';
import { emptyListingValues, type ListingValues } from '../listing/listingFields.ts';
import type { ListingState, Submission } from '../moderation/types.ts';
import {
  bulkDecides,
  bulkDifferences,
  bulkInput,
  logosOf,
  undoesToDraft,
  wasProposed,
} from './importRow.ts';

const vendor: Actor = { staff: [], accountId: 1 };
const moderator: Actor = { staff: ['moderator'], accountId: 9 };

const submission = (
  over: Partial<Submission<ListingValues>> = {},
  values: Partial<ListingValues> = {},
): Submission<ListingValues> => ({
  values: { ...emptyListingValues(), ...values },
  status: 'PENDING',
  note: null,
  draft: false,
  submittedAt: null,
  decidedAt: null,
  request: null,
  ...over,
});
const live = submission({ status: 'APPROVED' });
const stateOf = (
  first: Submission<ListingValues>,
  revision: Submission<ListingValues> | null = null,
): ListingState<ListingValues> => ({ live: first, revision, version: 4, accountId: 1 });

test('only drafts are submitted, with other changes or alone', () => {
  const submits = { field: 'draft', operation: 'uncheck', ids: [] } as const;
  const isNz = { field: 'nz', operation: 'check', ids: [] } as const;
  const input = (
    state: ListingState<ListingValues>,
    ...changes: (typeof submits | typeof isNz)[]
  ) => bulkInput(state, vendor, changes, 'active');
  const draft = stateOf(submission({ draft: true }));
  expect(input(draft, submits)).toEqual({ draft: false });
  expect(input(draft, submits, isNz)).toEqual({ draft: false, nz: true });
  for (const first of [live, submission({ status: 'DECLINED' }), submission()]) {
    expect(input(stateOf(first), submits)).toBeUndefined();
    expect(input(stateOf(first), submits, isNz)).toEqual({ nz: true });
  }
});

test('staff change the live listing, and in pending lists what waits', () => {
  const isNz = [{ field: 'nz', operation: 'check', ids: [] }] as const;
  const state = stateOf(live, submission({}, { nz: true }));
  expect(bulkInput(state, moderator, isNz, 'active')).toEqual({ nz: true });
  expect(bulkInput(state, moderator, isNz, 'pending')).toBeUndefined();
});

test('the logo of the submission that an import changes comes first', () => {
  const state = stateOf(
    submission({ status: 'APPROVED' }, { logo: 1 }),
    submission({}, { logo: 2 }),
  );
  expect(logosOf(state, moderator)[0]).toBe(1);
  expect(logosOf(state, vendor)[0]).toBe(2);
  expect(new Set(logosOf(state, vendor))).toEqual(new Set([1, 2]));
  expect(logosOf(stateOf(live), vendor)).toEqual([]);
});

test('a difference has what a field has before and after, and whether a draft is submitted', () => {
  const draft = stateOf(submission({ draft: true }, { industries: [1] }));
  expect(bulkDifferences(draft, moderator, { industries: [1, 2], nz: false }, 'active')).toEqual([
    { field: 'industries', checked: null, before: [1], after: [1, 2] },
  ]);
  expect(bulkDifferences(draft, moderator, { nz: true, draft: false }, 'active')).toEqual([
    { field: 'nz', checked: true, before: [], after: [] },
    { field: 'draft', checked: false, before: [], after: [] },
  ]);
});

test('a value that a vendor had proposed is told from one that follows the live listing', () => {
  const proposed = stateOf(live, submission({}, { nz: true }));
  expect(wasProposed(proposed, { nz: true })).toBe(true);
  expect(wasProposed(proposed, { industries: [1] })).toBe(false);
  expect(wasProposed(stateOf(live, submission()), { nz: true })).toBe(false);
  expect(wasProposed(stateOf(live), { nz: true })).toBe(false);
});

test('decisions are for what waits', () => {
  const decides = (state: ListingState<ListingValues>) => bulkDecides(state, moderator, 'APPROVED');
  expect(decides(stateOf(submission()))).toBe('open');
  expect(decides(stateOf(live, submission()))).toBe('open');
  expect(decides(stateOf(live))).toBe('same');
  expect(decides(stateOf(live, submission({ draft: true })))).toBe('same');
  expect(decides(stateOf(submission({ status: 'DECLINED' })))).toBe('closed');
  expect(decides(stateOf(submission({ draft: true })))).toBe('closed');
});

test('undo submits nothing that did not wait for a moderator', () => {
  expect(undoesToDraft(submission())).toBe(false);
  expect(undoesToDraft(submission({ draft: true }))).toBe(true);
  expect(undoesToDraft(submission({ status: 'DECLINED' }))).toBe(true);
  const request = { at: '2026-11-20T08:00:00Z', open: true, message: null, remarks: [] };
  expect(undoesToDraft(submission({ request }))).toBe(true);
});
