import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { notUpgradedOnPlans } from '../guards/rules.ts';

/** Cards, the plan and the trial: pages in the frame of the account. */
export const moneyRoutes: RouteObject[] = [
  { path: paths.paymentMethods, lazy: () => import('./cards.route.tsx') },
  { path: paths.addCard, lazy: async () => (await import('./addCard.route.tsx')).route(null) },
  {
    path: paths.addCardFor('trial'),
    lazy: async () => (await import('./addCard.route.tsx')).route('trial'),
  },
  {
    path: paths.addCardFor('subscription'),
    lazy: async () => (await import('./addCard.route.tsx')).route('subscription'),
  },
  {
    path: paths.subscription,
    lazy: async () => (await import('./subscription.route.tsx')).route(false),
  },
  guarded(notUpgradedOnPlans, [
    {
      path: paths.analyticsPaywall,
      lazy: async () => (await import('./subscription.route.tsx')).route(true),
    },
  ]),
  { path: paths.trial, lazy: () => import('./trial.route.tsx') },
];
