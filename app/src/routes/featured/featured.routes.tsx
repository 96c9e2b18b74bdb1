import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { adminOnly } from '../guards/rules.ts';

/** What industries show first. */
export const featuredRoutes: RouteObject[] = [
  guarded(adminOnly, [{ path: paths.featured, lazy: () => import('./featured.route.tsx') }]),
];
