import { createWebhooksApi, type DeliveriesQuery } from '../client/webhooks.ts';
import type { Delivery, DeliveryDetail } from '../schemas/webhooks.ts';
import type { Page } from '../schemas/wire.ts';
import { createActions } from '../stores/act.ts';
import { createCache, createWholeCache, together } from '../stores/cache.ts';
import { lazyStore } from './lazyStore.ts';
import { useCache } from './useCache.ts';

/** The webhooks with their deliveries. */
export const useWebhooksStore = lazyStore(({ request }) => {
  const api = createWebhooksApi(request);
  const all = createWholeCache(api.list, {});
  const deliveries = createCache<DeliveriesQuery, Page<Delivery>>({
    keyOf: (query) => JSON.stringify(Object.entries(query).sort()),
    groupOf: ({ webhook }) => String(webhook),
    load: (query, signal) => api.deliveries(query, { signal }),
  });
  const delivery = createCache<number, DeliveryDetail>({
    load: (id, signal) => api.delivery(id, { signal }),
  });
  const caches = together([all, deliveries, delivery]);
  const { act } = createActions(caches.invalidate);
  return {
    all,
    deliveries,
    /** One delivery with its attempts. */
    delivery,
    ...caches,
    create: act(api.create),
    change: act(api.change),
    delete: act(api.delete),
    rotate: act(api.rotate),
    ping: act(api.ping),
    resend: act(api.resend),
  };
});

/** Newest first. */
export const useWebhooks = () => useCache(useWebhooksStore().all, 'all');

/** One page of the deliveries of a webhook; the previous page stays, marked as kept, while it loads. */
export const useDeliveries = (query: DeliveriesQuery) =>
  useCache(useWebhooksStore().deliveries, query);

/** One delivery with its attempts. */
export const useDelivery = (id: number) => useCache(useWebhooksStore().delivery, id);

export type { DeliveriesQuery } from '../client/webhooks.ts';
