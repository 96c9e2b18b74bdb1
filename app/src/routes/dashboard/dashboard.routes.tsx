import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forwarded, guarded } from '../guards/guarded.tsx';
import { adminOnly } from '../guards/rules.ts';

/** An admin's overview; until it has a page, their own listings. */
export const dashboardRoutes: RouteObject[] = [
  guarded(adminOnly, [
    forwarded(paths.dashboard, () => ({ to: `${paths.listings('apps', 'active')}?user=me` })),
  ]),
];
