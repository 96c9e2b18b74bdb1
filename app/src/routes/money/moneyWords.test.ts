import type { Subscription } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { running } from '../../testing/running.ts';
import { endingWords, newsOfPayment, resumedWords } from './moneyWords.ts';

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
