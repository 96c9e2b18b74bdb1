import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { notUpgraded } from '../guards/rules.ts';

/** What Premium adds, for those who do not have it; special offers are bought by the piece, also with Premium. */
export const paywallRoutes: RouteObject[] = [
  guarded(notUpgraded, [
    { path: paths.servicesPaywall, lazy: () => import('./servicesPaywall.route.tsx') },
    { path: paths.trialPaywall, lazy: () => import('./trialPaywall.route.tsx') },
  ]),
  { path: paths.specialOfferPaywall, lazy: () => import('./offerPaywall.route.tsx') },
];
