import type { Collection, Shelf } from '@portal/domain';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { forwarded, guarded } from '../guards/guarded.tsx';
import { newService, only } from '../guards/rules.ts';

const lists = () => import('./listings.route.tsx');
const queues = () => import('./queue.route.tsx');
const listing = () => import('../listing/listing.route.tsx');

/** The lists of both kinds, and the pages of one listing. */
export const listingsRoutes: RouteObject[] = [...routesOf('apps'), ...routesOf('services')];

function routesOf(collection: Collection): RouteObject[] {
  const list = (shelf: Shelf, whose: 'mine' | 'all'): RouteObject => ({
    path: paths.listings(collection, shelf, whose),
    lazy: async () => (await lists()).route(collection, shelf, whose),
  });
  const queue: RouteObject = {
    path: paths.listings(collection, 'pending', 'all'),
    lazy: async () => (await queues()).route(collection),
  };
  const one = (shelf: Shelf): RouteObject => ({
    path: paths.listing(collection, shelf, ':id'),
    lazy: async () => (await listing()).route(collection, shelf),
  });
  const create: RouteObject = {
    path: paths.newListing(collection),
    lazy: async () => (await listing()).newRoute(collection),
  };
  return [
    forwarded(`/${collection}`, () => ({ to: paths.listings(collection, 'active') })),
    list('active', 'mine'),
    list('pending', 'mine'),
    guarded(only('listing.listAll'), [list('active', 'all'), queue]),
    collection === 'apps' ? create : guarded(newService, [create]),
    one('active'),
    one('pending'),
    // An older form of the address carried more behind the listing.
    forwarded(`${paths.listing(collection, 'pending', ':id')}/*`, (_, { id = '' }) => ({
      to: paths.listing(collection, 'pending', id),
    })),
  ];
}
