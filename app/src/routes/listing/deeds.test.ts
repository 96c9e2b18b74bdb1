import { makeApp } from '@portal/data/testing';
import { expect, it } from 'vitest';
import { deedsOf, deedWords } from './deeds.ts';

const own = makeApp({ status: 'PENDING', draft: false });
const account = own.account?.id ?? null;

it('offers to delete a listing wherever its row stands, and says what goes with its changes', () => {
  const change = { ...own, revision: true };
  expect(deedsOf(change, account)).toEqual(['withdraw', 'discard-revision', 'delete']);
  expect(deedsOf({ ...change, draft: true }, account)).toEqual(['discard-revision', 'delete']);
  expect(deedsOf({ ...own, status: 'APPROVED', revision: true }, account)).toEqual(['delete']);
  expect(deedWords('delete', change).consequence).toMatch(/^The listing itself goes together/);
  expect(deedWords('delete', own).consequence).toMatch(/^Its page/);
});

it('lets only its vendor take something back from review', () => {
  expect(deedsOf(own, account)).toEqual(['withdraw', 'delete']);
  expect(deedsOf(own, -1)).toEqual(['delete']);
});
