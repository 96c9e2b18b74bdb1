import { expect, test } from 'vitest';
import { changeWords } from './moneyWords.ts';

interface Sums {
  debt?: number;
  /** Credit before the change. */
  before?: number;
  /** Credit after it. */
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
    term: 'annual',
  });

test('a debt is part of what is charged only where so much is charged', () => {
  expect(words(2_000, { debt: 500 }).text).toContain('$5.00 of it is owed from before.');
  expect(words(300, { debt: 500 }).text).toContain(
    '$3.00 is charged to Visa ending 4242 today. $5.00 that you owe from before is settled with it and the rest of your former plan.',
  );
});

// Rows: 2.43
test('a cheaper plan leaves credit, which pays for later changes', () => {
  const cheaper = words(0, { after: 26_400, debt: 500 });
  expect(cheaper.text).toMatch(
    /^Nothing is charged today\. \$5\.00 that you owe from before is settled with the rest of your former plan\. \$264\.00 that you have paid already is kept as credit,/,
  );
  expect(cheaper.done).toBe('You pay annual now. $264.00 is kept as credit.');
  const later = words(0, { before: 26_400 });
  expect(later.text).toContain('Nothing is charged today. $264.00 is paid from your credit.');
  expect(later.done).toBe('You pay annual now. $264.00 is paid from your credit.');
});
