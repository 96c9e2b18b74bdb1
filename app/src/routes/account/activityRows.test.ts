import type { Activity } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { activityRows } from './activityRows.ts';

const entry: Activity = {
  id: 1,
  createdAt: '2026-11-10T09:41:00.000Z',
  action: 'account.unblock',
  by: 'you',
  address: '203.0.113.7',
  device: 'Firefox on Linux',
};
const rowOf = (change: Partial<Activity>) => activityRows([{ ...entry, ...change }])[0];

test('an entry says what happened, when, on which device and from which address', () => {
  expect(rowOf({})).toEqual({
    id: 1,
    name: 'Account unblocked',
    detail: 'November 10th 2026, 09:41 · Firefox on Linux · 203.0.113.7',
  });
  expect(rowOf({ device: null, address: null })?.detail).toMatch(/ · Unknown device$/);
});

test('staff are not named', () => {
  expect(rowOf({ by: 'team' })?.detail).toMatch(/ · By the support team$/);
});
