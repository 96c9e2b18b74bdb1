import { expect, test } from 'vitest';
import { changeWords } from './changeWords.ts';

const text = (amount: number, debt: number) =>
  changeWords({
    amount: {
      kind: 'known',
      change: { amount, currency: 'usd', credit: 0, nextPayment: 1_800_000_000, prorationDate: 1 },
    },
    credit: 0,
    debt,
    open: null,
    card: 'Visa ending 4242',
    cardChanged: false,
    term: 'annual',
  }).text;

test('a debt is part of what is charged only where so much is charged', () => {
  expect(text(2_000, 500)).toContain('$5.00 of it is owed from before.');
  expect(text(300, 500)).toContain(
    '$3.00 is charged to Visa ending 4242 today. $5.00 that you owe from before is settled with it and the rest of your former plan.',
  );
});
