import { collections, shelves } from '@portal/domain';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { only, vendorOffers } from '../guards/rules.ts';

/** A vendor's own special offers, and what admins decide about all. */
export const offersRoutes: RouteObject[] = [
  guarded(vendorOffers, [{ path: paths.myOffers, lazy: () => import('./myOffers.route.tsx') }]),
  guarded(
    only('offer.decide'),
    collections.flatMap((collection) =>
      shelves.map((shelf) => ({
        path: paths.specialOffers(collection, shelf),
        lazy: async () => (await import('./offers.route.tsx')).route(collection, shelf),
      })),
    ),
  ),
];
