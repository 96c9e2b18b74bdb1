import type { AccountPayments } from '@portal/data/schemas';
import { expect, test } from 'vitest';
import { running } from '../../testing/running.ts';
import { paymentFacts, recordFacts } from './accountFacts.ts';

const nothing = {
  live: 0,
  pending: 0,
  reviews: { active: 0, pending: 0 },
  offers: { active: 0, pending: 0 },
};

test('an account links to its records by kind and state, found by its email', () => {
  const counts = { apps: { ...nothing, live: 4, pending: 1 }, services: nothing };
  const facts = recordFacts({ counts, email: 'a@b.test' });
  expect(facts.filter(([, details]) => details !== null)).toEqual([
    [
      'App listings',
      [
        { text: '4 live', href: '/apps/active/all?search=a%40b.test' },
        { text: '1 in review', href: '/apps/pending/all?search=a%40b.test' },
      ],
    ],
  ]);
});

const payments: AccountPayments = { balance: 0, subscription: null, invoices: [], disputes: [] };

test.each<[what: string, change: Partial<AccountPayments>, facts: Record<string, string | null>]>([
  ['nothing', {}, { Subscription: 'None', Credit: null }],
  [
    'a subscription with credit',
    { subscription: running, balance: -1250 },
    {
      Subscription: 'Paid',
      Renews: 'November 4th 2027',
      'Next payment': '$384.00',
      Credit: '$12.50',
    },
  ],
  [
    'a cancelled subscription that owes',
    { subscription: { ...running, cancelAt: 1_790_000_000, nextAmount: null }, balance: 900 },
    {
      Subscription: 'Paid',
      Ends: 'September 21st 2026',
      'Next payment': 'None',
      Owed: '$9.00',
    },
  ],
])('the card provider has %s', (_, change, facts) => {
  expect(Object.fromEntries(paymentFacts({ ...payments, ...change }))).toEqual(facts);
});
