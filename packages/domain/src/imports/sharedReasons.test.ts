import { expect, test } from 'vitest';
import { byReason } from './sharedReasons.ts';

const rows = (counts: readonly number[]) =>
  counts.flatMap((count, reason) =>
    Array.from({ length: count }, (_, place) => ({ reason: String(reason), place })),
  );
const shownOf = (counts: readonly number[]) =>
  byReason(rows(counts), ({ reason }) => reason).map(({ count, rows }) => [
    rows[0]?.reason,
    count,
    rows.length,
  ]);

test('the most frequent reasons come first, each with its first rows', () => {
  expect(shownOf([1, 2, 300])).toEqual([
    ['2', 300, 200],
    ['1', 2, 2],
    ['0', 1, 1],
  ]);
  const [first] = byReason(rows([3]), ({ reason }) => reason);
  expect(first?.rows.map(({ place }) => place)).toEqual([0, 1, 2]);
});

test('reasons share the room of a response', () => {
  expect(shownOf([400, 400, 400, 400, 400, 10]).map(([, , shown]) => shown)).toEqual([
    198, 198, 198, 198, 198, 10,
  ]);
  expect(shownOf(Array.from({ length: 1_001 }, () => 1))).toHaveLength(1_000);
});
