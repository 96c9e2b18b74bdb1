import { collections, shelves } from '@portal/domain';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { guarded } from '../guards/guarded.tsx';
import { only } from '../guards/rules.ts';

/** Writing reviews and one's own, for every user; the rest is for admins. */
export const reviewsRoutes: RouteObject[] = [
  { path: paths.myReviews, lazy: () => import('./myReviews.route.tsx') },
  ...collections.map((collection) => ({
    path: paths.newReview(collection),
    lazy: async () => (await import('./newReview.route.tsx')).route(collection),
  })),
  guarded(
    only('review.decide'),
    collections.flatMap((collection) =>
      shelves.flatMap((shelf) => [
        {
          path: paths.reviews(collection, shelf),
          lazy: async () => (await import('./reviews.route.tsx')).route(collection, shelf),
        },
        {
          path: paths.review(collection, shelf, ':id'),
          lazy: async () => (await import('./review.route.tsx')).route(collection, shelf),
        },
      ]),
    ),
  ),
];
