import { expect, test } from 'vitest';
import { failureTitle, keyOf, sendAll, undoWords } from './bulk.ts';

test('at most two decisions are sent at a time, and a failure stops none of the others', async () => {
  let open = 0;
  let most = 0;
  const outcome = await sendAll([1, 2, 3, 4, 5], async (row) => {
    open += 1;
    most = Math.max(most, open);
    // Later records respond first.
    for (let turn = 6; turn > row; turn -= 1) await Promise.resolve();
    open -= 1;
    if (row % 2 === 0) throw new Error(`No ${row}`);
    return row * 10;
  });
  expect(most).toBe(2);
  expect(outcome.saved).toEqual([10, 30, 50]);
  expect(outcome.failed).toEqual([
    { row: 2, error: new Error('No 2') },
    { row: 4, error: new Error('No 4') },
  ]);
});

test('a retry of the same version has the same key, another record or version has its own', () => {
  const key = keyOf('attempt', { id: 3, version: 1 });
  expect(keyOf('attempt', { id: 3, version: 1 })).toBe(key);
  expect(keyOf('attempt', { id: 3, version: 2 })).not.toBe(key);
  expect(keyOf('attempt', { id: 4, version: 1 })).not.toBe(key);
});

test('results name the records and count them', () => {
  expect(failureTitle('DECLINED', { thing: 'review', failed: 2, done: 0 })).toBe(
    '2 reviews could not be declined.',
  );
  expect(failureTitle('APPROVED', { thing: 'review', failed: 1, done: 3 })).toBe(
    '1 review could not be approved, 3 were.',
  );
  expect(undoWords({ thing: 'offer', failed: 0, done: 1 }, [])).toBe('1 offer is pending again.');
  expect(undoWords({ thing: 'offer', failed: 2, done: 2 }, ['Late.', 'Late.'])).toBe(
    '2 offers are pending again. 2 offers could not be undone. Late.',
  );
  expect(undoWords({ thing: 'offer', failed: 1, done: 0 }, ['Late.'])).toBe(
    '1 offer could not be undone. Late.',
  );
});
