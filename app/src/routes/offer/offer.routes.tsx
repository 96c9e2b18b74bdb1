import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The page on which an offer for a listing is written and paid. */
export const offerRoutes: RouteObject[] = (['apps', 'services'] as const).map((collection) => ({
  path: paths.newSpecialOffer(collection, ':id'),
  lazy: async () => (await import('./offer.route.tsx')).route(collection),
}));
