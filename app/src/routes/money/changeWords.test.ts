import type { Subscription } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { running } from '../../testing/running.ts';
import { changeWords, endingWords, newsOfPayment, resumedWords } from './moneyWords.ts';

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

const march31 = Date.UTC(2027, 2, 31, 12) / 1000;
const after = (change: Partial<Subscription>) => ({ ...running, ...change });
const ending = after({ cancelAtPeriodEnd: true, cancelAt: march31 });

const attention = {
  amount: 38_400,
  currency: 'usd',
  invoice: 'in_1',
  reason: 'Your card was declined.',
  failedAt: null,
  until: null,
  onItsWay: false,
};

test('a cancelled plan shows its end date', () => {
  expect(endingWords(ending)).toBe('Your plan ends on March 31st 2027.');
  expect(endingWords({ ...ending, status: 'trialing' })).toMatch(/^Your free trial ends on/);
  expect(endingWords(after({ cancelAtPeriodEnd: true, currentPeriodEnd: march31 }))).toContain(
    'March 31st 2027',
  );
});

test('an open payment may end a plan earlier', () => {
  expect(endingWords({ ...ending, attention })).toBe(
    'Your plan ends on March 31st 2027, or earlier if the open payment isn’t made.',
  );
});

test('a resumed plan may depend on an open payment', () => {
  expect(resumedWords(null)).toBe('Your subscription was resumed.');
  expect(resumedWords(attention)).toBe(
    'Your subscription continues once the open payment is made.',
  );
  expect(resumedWords({ ...attention, onItsWay: true })).toBe('Your subscription was resumed.');
});

test('a plan that never started is cancelled without a charge', () => {
  expect(endingWords(after({ status: 'canceled' }))).toBe('Plan cancelled. Nothing was charged.');
});

test('a pending payment is reported once its result is known', () => {
  expect(newsOfPayment(running, 'past_due')?.message).toBe('Paid. Premium is on.');
  expect(newsOfPayment(after({ status: 'past_due', attention }), 'past_due')).toBeNull();
  expect(newsOfPayment(null, 'past_due')?.message).toBe('Your plan has ended.');
  expect(newsOfPayment(null, 'incomplete')?.message).toBe(
    'The first payment wasn’t made, so the plan didn’t start. Nothing was charged.',
  );
});
