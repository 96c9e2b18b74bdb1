import { makeApp } from '@portal/data/testing';
import { expect, test } from 'vitest';
import { kindOfChange } from './listingRows.ts';

// Rows: X8
test('a listing is sent again when it was sent after its decline, and not when an admin only decided', () => {
  const [early, late] = ['2026-11-20T00:00:00.000Z', '2026-11-21T00:00:00.000Z'];
  const kindOf = (submittedAt: string | null, decidedAt: string | null) =>
    kindOfChange(makeApp({ submittedAt, decidedAt, revision: false }));
  expect(kindOf(early, null)).toBe('New listing');
  expect(kindOf(late, early)).toBe('Sent again after a decline');
  expect(kindOf(early, late)).toBe('New listing');
});
