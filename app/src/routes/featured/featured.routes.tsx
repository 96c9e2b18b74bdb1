import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { only } from '../guards/rules.ts';

/** What industries show first. */
export const featuredRoutes: RouteObject[] = [
  guarded(only('term.write'), [
    { path: paths.featured, lazy: () => import('./featured.route.tsx') },
  ]),
];
