import { makeApp } from '@portal/data/testing';
import { expect, test } from 'vitest';
import { kindOfChange, toRow } from './listingRows.ts';

// Rows: X8
test('a listing is sent again when it was sent after its decline, and not when an admin only decided', () => {
  const [early, late] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  const kindOf = (submittedAt: string | null, decidedAt: string | null) =>
    kindOfChange(makeApp({ submittedAt, decidedAt, revision: false }));
  expect(kindOf(early, null)).toBe('New listing');
  expect(kindOf(late, early)).toBe('Resubmitted after decline');
  expect(kindOf(early, late)).toBe('New listing');
});

test('only what waits for review says for how long', () => {
  const queue = { collection: 'apps', scope: 'pending', whose: 'all' } as const;
  const submittedAt = '2026-11-20T00:00:00.000Z';
  const now = Date.parse('2026-11-22T00:00:00.000Z');
  const waiting = (status: 'PENDING' | 'DECLINED') =>
    toRow(makeApp({ status, submittedAt }), queue, now).waiting;
  expect(waiting('PENDING')).toEqual({ text: '2 days', long: false });
  expect(waiting('DECLINED')).toBeUndefined();
});
