import { collections, type Shelf, shelves } from '@portal/domain';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { analyticsOn, serviceAnalytics } from '../guards/rules.ts';

/** The views of one listing, live or pending; those of services are part of Premium. */
export const analyticsRoutes: RouteObject[] = [
  guarded(
    analyticsOn,
    collections.flatMap((collection) => {
      const pages: RouteObject[] = shelves.map((shelf: Shelf) => ({
        path: paths.listingAnalytics(collection, shelf, ':id'),
        lazy: async () => (await import('./analytics.route.tsx')).route(collection, shelf),
      }));
      return collection === 'services' ? [guarded(serviceAnalytics, pages)] : pages;
    }),
  ),
];
