import { expect, it } from 'vitest';
import { paths, planIn } from './paths.ts';
import { onwardOf } from './routes/money/goal.ts';

const queryOf = (address: string) => new URL(address, 'https://portal.test').searchParams;

it.each(['annually', 'quarterly'] as const)(
  'each path of a plan contains its interval: %s',
  (plan) => {
    const addresses = [
      paths.subscriptionTo(plan),
      paths.trialTo(plan),
      paths.addCardFor('trial', plan),
      paths.addCardFor('subscription', plan),
    ];
    expect(addresses.map((address) => planIn(queryOf(address)))).toEqual([plan, plan, plan, plan]);
  },
);

it('a path without a known interval names no plan', () => {
  expect([paths.trialTo(undefined), paths.subscriptionTo(undefined)]).toEqual([
    '/account/trial',
    '/account/subscription',
  ]);
  for (const query of ['', 'quarterly=', 'quarterly=yes', 'monthly=true']) {
    expect(planIn(new URLSearchParams(query))).toBeUndefined();
  }
});

it.each(['annually', 'quarterly', undefined] as const)(
  'adding a card returns to the chosen plan: %s',
  (plan) => {
    const on = (goal: 'trial' | 'subscription') =>
      onwardOf(goal, queryOf(paths.addCardFor(goal, plan)));
    expect([on('trial'), on('subscription')]).toEqual([
      paths.trialTo(plan),
      paths.subscriptionTo(plan),
    ]);
  },
);
