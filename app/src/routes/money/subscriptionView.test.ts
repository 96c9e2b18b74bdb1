import type { Subscription, UserPlan } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { running } from '../../testing/running.ts';
import { subscriptionView } from './subscriptionView.ts';

const seconds = (date: string) => Date.parse(date) / 1000;
const now = Date.parse('2026-11-20T00:00:00Z');

const view = (change: Partial<Subscription>, userPlan: UserPlan = 'paid') =>
  subscriptionView({ ...running, ...change }, 'Visa ending 4242', now, userPlan);

test('no subscription, and one that has ended, show no panel', () => {
  expect(subscriptionView(null, null, now, 'free')).toBeNull();
  expect(view({ status: 'canceled' })).toBeNull();
});

test('a trial shows its remaining days', () => {
  const end = seconds('2027-02-02T12:00:00Z');
  expect(view({ status: 'trialing', trialEnd: end, currentPeriodEnd: end })).toMatchObject({
    mode: 'trialing',
    ends: 'February 2nd 2027',
    days: 90,
    daysLeft: 75,
  });
});

test('a cancelled plan shows its end', () => {
  expect(view({ cancelAtPeriodEnd: true })).toMatchObject({
    mode: 'resume',
    until: 'November 4th 2027',
    trial: false,
  });
});

const declined = {
  amount: 38_400,
  currency: 'usd',
  invoice: 'in_1',
  reason: 'Your card was declined.',
  failedAt: seconds('2026-11-20T12:00:00Z'),
  until: seconds('2026-12-04T12:00:00Z'),
  onItsWay: false,
};

test('a cancelled plan with an open payment shows both dates and the amount', () => {
  expect(view({ status: 'past_due', cancelAtPeriodEnd: true, attention: declined })).toMatchObject({
    mode: 'resume',
    until: 'November 4th 2027',
    attention: {
      kind: 'past_due',
      reason: 'Your card was declined.',
      amount: 38_400,
      until: 'December 4th 2026',
    },
  });
});

test('an open payment shows amount, reason and deadline', () => {
  const attention = declined;
  expect(view({ status: 'past_due', attention })).toMatchObject({
    mode: 'update',
    attention: {
      kind: 'past_due',
      reason: 'Your card was declined.',
      amount: 38_400,
      failedAt: 'November 20th 2026',
      until: 'December 4th 2026',
    },
  });
  expect(view({ status: 'paused' })).toMatchObject({ attention: { kind: 'paused' } });
  expect(view({})).toMatchObject({ mode: 'update', attention: undefined });
});

test('shows the plan of the user, whatever the status of the subscription', () => {
  const attention = {
    amount: 38_400,
    currency: 'usd',
    invoice: 'in_1',
    reason: null,
    failedAt: seconds('2026-11-04T12:00:00Z'),
    until: seconds('2026-11-18T12:00:00Z'),
    onItsWay: false,
  };
  expect(view({ status: 'incomplete' }, 'free')).toMatchObject({ plan: 'free' });
  expect(view({ cancelAtPeriodEnd: true, status: 'unpaid' }, 'free')).toMatchObject({
    mode: 'resume',
    plan: 'free',
  });
  const late = view({ status: 'past_due', attention }, 'free');
  expect(late).toMatchObject({ plan: 'free', attention: { kind: 'past_due', until: undefined } });
});
