import type { DeliveryState, NewWebhook, WebhookChange } from '@portal/domain';
import { array } from 'superstruct';
import {
  type Delivery,
  deliveryDetailStruct,
  deliveryStruct,
  webhookSecretStruct,
  webhookStruct,
} from '../schemas/webhooks.ts';
import { ignoreReports, type Page } from '../schemas/wire.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';
import * as endpoints from './webhookEndpoints.ts';

/** Deliveries of one webhook; without a state those of every state. */
export interface DeliveriesQuery {
  webhook: number;
  state: DeliveryState | null;
  page: number;
  pageSize: number;
}

/** Webhooks, for owners. Not part of the client, so that only their page loads them. */
export const createWebhooksApi = (request: Request) => {
  const { one, page } = createReader(request, ignoreReports);
  return {
    /** Newest first. */
    list: (options?: SendOptions) => one(endpoints.listWebhooks(), array(webhookStruct), options),
    create: (webhook: NewWebhook) => one(endpoints.createWebhook(webhook), webhookSecretStruct),
    change: (id: number, change: WebhookChange) =>
      one(endpoints.changeWebhook(id, change), webhookStruct),
    delete: (id: number) => one(endpoints.deleteWebhook(id), webhookStruct),
    /** Replaces the secret; the former one counts for another day. */
    rotate: (id: number) => one(endpoints.rotateSecret(id), webhookSecretStruct),
    /** Queues a ping; its delivery has the result later. */
    ping: (id: number) => one(endpoints.pingWebhook(id), deliveryStruct),
    /** Newest first. */
    deliveries(query: DeliveriesQuery, options?: SendOptions): Promise<Page<Delivery>> {
      const params = new URLSearchParams(query.state ? { state: query.state } : {});
      params.set('pagination[page]', String(query.page));
      params.set('pagination[pageSize]', String(query.pageSize));
      return page(endpoints.listDeliveries(query.webhook, params), deliveryStruct, options);
    },
    delivery: (id: number, options?: SendOptions) =>
      one(endpoints.readDelivery(id), deliveryDetailStruct, options),
    resend: (id: number) => one(endpoints.resendDelivery(id), deliveryStruct),
  };
};
