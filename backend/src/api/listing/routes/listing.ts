import type { Api } from '../../../registry.ts';
import { listingController } from '../controllers/listing.ts';

const type = ':type(apps|services)';
const once = { middlewares: ['global::idempotency'] };

/** Apps and services are two tables with one set of rules, so they share their routes. */
export const listingApi: Api = {
  controllers: { listing: listingController },
  routes: [
    { method: 'GET', path: `/${type}`, handler: 'listing.find' },
    { method: 'GET', path: `/pending/${type}`, handler: 'listing.findPending' },
    { method: 'GET', path: `/${type}/:id`, handler: 'listing.findOne' },
    { method: 'GET', path: '/:type(app|service)/:id', handler: 'listing.findOne' },
    { method: 'GET', path: `/pending/${type}/:id`, handler: 'listing.findOnePending' },
    { method: 'POST', path: `/${type}`, handler: 'listing.create', config: once },
    { method: 'PUT', path: `/${type}/:id`, handler: 'listing.update', config: once },
    { method: 'PATCH', path: `/${type}/:id`, handler: 'listing.decide', config: once },
    { method: 'DELETE', path: `/${type}/:id`, handler: 'listing.delete' },
    { method: 'DELETE', path: `/pending/${type}/:id`, handler: 'listing.discard' },
    { method: 'GET', path: `/${type}/:id/events`, handler: 'listing.events' },
  ],
};
