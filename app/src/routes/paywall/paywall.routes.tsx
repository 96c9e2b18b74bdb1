import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { notUpgraded } from '../guards/rules.ts';

/** What Premium adds, for those who do not have it. */
export const paywallRoutes: RouteObject[] = [
  guarded(notUpgraded, [
    { path: paths.servicesPaywall, lazy: () => import('./servicesPaywall.route.tsx') },
  ]),
];
