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

test('a plan that runs on to its end is not called cancelled', () => {
  expect(endingWords(ending)).toBe('Your plan ends on March 31st 2027.');
  expect(endingWords({ ...ending, status: 'trialing' })).toMatch(/^Your free trial ends on/);
  expect(endingWords(after({ cancelAtPeriodEnd: true, currentPeriodEnd: march31 }))).toContain(
    'March 31st 2027',
  );
});

test('a plan that is not paid for may end before its cycle', () => {
  expect(endingWords({ ...ending, attention })).toBe(
    'Your plan ends on March 31st 2027, and earlier if the open payment is not made.',
  );
});

test('a plan that is taken up again says when that hangs on a payment', () => {
  expect(resumedWords(null)).toBe('Your subscription goes on.');
  expect(resumedWords(attention)).toBe('Your subscription goes on once the open payment is made.');
  expect(resumedWords({ ...attention, onItsWay: true })).toBe('Your subscription goes on.');
});

test('a plan that never began is given up', () => {
  expect(endingWords(after({ status: 'canceled' }))).toBe(
    'The plan was given up. Nothing was charged.',
  );
});

test('of a payment that was on its way only what is known is told', () => {
  expect(newsOfPayment(running, 'past_due')?.message).toBe('Paid. Premium is on.');
  expect(newsOfPayment(after({ status: 'past_due', attention }), 'past_due')).toBeNull();
  expect(newsOfPayment(null, 'past_due')?.message).toBe('Your plan has ended.');
  expect(newsOfPayment(null, 'incomplete')?.message).toBe(
    'The first payment was not made, so the plan did not begin. Nothing was charged.',
  );
});
