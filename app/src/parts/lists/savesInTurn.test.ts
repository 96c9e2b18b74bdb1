import { expect, test } from 'vitest';
import { savesInTurn, type WidthChanges } from './savesInTurn.ts';

test('a width is saved after an earlier one, with all that were dragged meanwhile', async () => {
  const sent: WidthChanges[] = [];
  const ends: (() => void)[] = [];
  let settled = 0;
  const save = savesInTurn(
    (changes) => {
      sent.push(changes);
      return new Promise((resolve) => ends.push(resolve));
    },
    () => {
      settled += 1;
    },
  );
  save({ status: 200 });
  save({ status: 220 });
  save({ vendor: 300, status: 240 });
  expect(sent).toEqual([{ status: 200 }]);
  ends[0]?.();
  await expect.poll(() => sent).toEqual([{ status: 200 }, { status: 240, vendor: 300 }]);
  expect(settled).toBe(0);
  ends[1]?.();
  await expect.poll(() => settled).toBe(1);
  save({ status: null });
  expect(sent).toHaveLength(3);
});
