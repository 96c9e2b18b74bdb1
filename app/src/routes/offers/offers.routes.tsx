import { collections, shelves } from '@portal/data/schemas';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { adminOnly } from '../guards/rules.ts';

/** What admins decide about special offers. */
export const offersRoutes: RouteObject[] = [
  guarded(
    adminOnly,
    collections.flatMap((collection) =>
      shelves.map((shelf) => ({
        path: paths.specialOffers(collection, shelf),
        lazy: async () => (await import('./offers.route.tsx')).route(collection, shelf),
      })),
    ),
  ),
];
