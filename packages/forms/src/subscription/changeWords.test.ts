import { expect, test } from 'vitest';
import { changeWords } from './changeWords.ts';

interface Sums {
  debt?: number;
  /** Credit before the change. */
  before?: number;
  after?: number;
}

const day = { currency: 'usd', nextPayment: 1_800_000_000, prorationDate: 1 };

const words = (amount: number, { debt = 0, before = 0, after = 0 }: Sums) =>
  changeWords({
    amount: { kind: 'known', change: { ...day, amount, credit: after } },
    credit: before,
    debt,
    open: null,
    card: 'Visa ending 4242',
    cardChanged: false,
    term: 'annually',
  });

test('the amount charged includes a debt only when it is large enough', () => {
  expect(words(2_000, { debt: 500 }).text).toContain('This includes $5.00 you already owe.');
  expect(words(300, { debt: 500 }).text).toContain(
    '$3.00 will be charged to Visa ending 4242 today. $5.00 you already owe is settled with this payment and the unused part of your previous plan.',
  );
});

// Rows: 2.43
test('a cheaper plan adds credit, which pays for later changes', () => {
  const cheaper = words(0, { after: 26_400, debt: 500 });
  expect(cheaper.text).toMatch(
    /^Nothing is charged today\. \$5\.00 you already owe is settled with the unused part of your previous plan\. \$264\.00 you’ve already paid is kept as credit/,
  );
  expect(cheaper.done).toBe('You’re now on the annual plan. $264.00 is kept as credit.');
  const later = words(0, { before: 26_400 });
  expect(later.text).toContain('Nothing is charged today. $264.00 is paid from your credit.');
  expect(later.done).toBe('You’re now on the annual plan. $264.00 is paid from your credit.');
});
