import { useMemo } from 'react';
import { createWebhooksApi, type DeliveriesQuery } from '../client/webhooks.ts';
import type { Delivery } from '../schemas/webhooks.ts';
import type { Page } from '../schemas/wire.ts';
import { createCache, createWholeCache } from '../stores/cache.ts';
import { useClient } from './DataProvider.tsx';
import { useCache } from './useCache.ts';
import { useUser } from './useSession.ts';

function useApi() {
  const { request } = useClient();
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user may not see these.
  return useMemo(() => createWebhooksApi(request), [request, user.id]);
}

/** The webhooks, loaded when the component mounts and after `reload`. */
export function useWebhooks() {
  const api = useApi();
  const all = useMemo(() => createWholeCache(api.list, {}), [api]);
  return { api, webhooks: useCache(all, 'all'), reload: all.invalidate };
}

/** One page of the deliveries of a webhook, of which the previous page stays, marked as kept, while it loads. */
export function useDeliveries(query: DeliveriesQuery) {
  const api = useApi();
  const pages = useMemo(
    () =>
      createCache<DeliveriesQuery, Page<Delivery>>({
        keyOf: (asked) => JSON.stringify(Object.entries(asked).sort()),
        groupOf: ({ webhook }) => String(webhook),
        load: (asked, signal) => api.deliveries(asked, { signal }),
      }),
    [api],
  );
  return { api, list: useCache(pages, query), reload: pages.invalidate };
}

/** One delivery with its attempts. */
export function useDelivery(id: number) {
  const api = useApi();
  const one = useMemo(
    () => createWholeCache((options) => api.delivery(id, options), {}),
    [api, id],
  );
  return { delivery: useCache(one, 'all'), reload: one.invalidate };
}

export type { DeliveriesQuery } from '../client/webhooks.ts';
