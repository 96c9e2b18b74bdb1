import { collections } from '@portal/domain';
import type { Api } from '../../../registry.ts';
import { listingController } from '../controllers/listing.ts';
import { kinds } from '../types.ts';

const type = ':type(apps|services)';
const config = { middlewares: ['global::idempotency'] };
const list = { method: 'GET', action: 'listing.list' } as const;
const read = { method: 'GET', action: 'listing.read' } as const;

/** Apps and services are two tables with one set of rules, so they share their routes. */
export const listingApi: Api = {
  controllers: { listing: listingController },
  routes: [
    { ...list, path: `/${type}`, handler: 'listing.find' },
    { ...list, path: `/pending/${type}`, handler: 'listing.findPending' },
    { ...read, path: `/${type}/:id`, handler: 'listing.findOne' },
    { ...read, path: '/:type(app|service)/:id', handler: 'listing.findOne' },
    { ...read, path: `/pending/${type}/:id`, handler: 'listing.findOnePending' },
    { ...read, path: `/${type}/:id/events`, handler: 'listing.events' },
    ...collections.map((each) => ({
      method: 'POST' as const,
      path: `/:type(${each})`,
      handler: 'listing.create',
      action: `${kinds[each].single}.create` as const,
      config,
    })),
    {
      method: 'PUT',
      path: `/${type}/:id`,
      handler: 'listing.update',
      action: 'listing.save',
      config,
    },
    // A decision, or with `draft` a withdrawal: the controller asks for either.
    {
      method: 'PATCH',
      path: `/${type}/:id`,
      handler: 'listing.decide',
      action: 'listing.decide',
      config,
    },
    { method: 'DELETE', path: `/${type}/:id`, handler: 'listing.delete', action: 'listing.delete' },
    {
      method: 'DELETE',
      path: `/pending/${type}/:id`,
      handler: 'listing.discard',
      action: 'listing.delete',
    },
  ],
};
