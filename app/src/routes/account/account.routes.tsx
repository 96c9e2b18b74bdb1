import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forwarded } from '../guards/guarded.tsx';
import { moneyRoutes } from '../money/money.routes.tsx';

/** The pages of a person's account; all but the first stand in its frame. */
export const accountRoutes: RouteObject[] = [
  forwarded(paths.account, () => ({ to: paths.personalInformation })),
  {
    lazy: () => import('./account.route.tsx'),
    children: [
      { path: paths.personalInformation, lazy: () => import('./personalInformation.route.tsx') },
      { path: paths.security, lazy: () => import('./security.route.tsx') },
      ...moneyRoutes,
    ],
  },
];
