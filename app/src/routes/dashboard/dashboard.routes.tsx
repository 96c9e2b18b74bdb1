import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { dashboardOn, only } from '../guards/rules.ts';

/** An admin's overview of the marketplace. */
export const dashboardRoutes: RouteObject[] = [
  guarded(only('analytics.overview'), [
    guarded(dashboardOn, [{ path: paths.dashboard, lazy: () => import('./dashboard.route.tsx') }]),
  ]),
];
