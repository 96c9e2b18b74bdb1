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
import { call } from './endpoint.ts';
import { createReader } from './records.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

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
    list: (options?: SendOptions) => one(call('GET /webhooks'), array(webhookStruct), options),
    create: (webhook: NewWebhook) =>
      one(call('POST /webhooks', [], { data: webhook }), webhookSecretStruct),
    change: (id: number, change: WebhookChange) =>
      one(call('PATCH /webhooks/{id}', [id], { data: change }), webhookStruct),
    delete: (id: number) => one(call('DELETE /webhooks/{id}', [id]), webhookStruct),
    /** Replaces the secret; the former one counts for another day. */
    rotate: (id: number) => one(call('POST /webhooks/{id}/rotate', [id]), webhookSecretStruct),
    /** Queues a ping; its delivery has the result later. */
    ping: (id: number) => one(call('POST /webhooks/{id}/ping', [id]), deliveryStruct),
    /** Newest first. */
    deliveries(query: DeliveriesQuery, options?: SendOptions): Promise<Page<Delivery>> {
      const params = new URLSearchParams(query.state ? { state: query.state } : {});
      params.set('pagination[page]', String(query.page));
      params.set('pagination[pageSize]', String(query.pageSize));
      return page(
        call('GET /webhooks/{id}/deliveries', [query.webhook], params),
        deliveryStruct,
        options,
      );
    },
    delivery: (id: number, options?: SendOptions) =>
      one(call('GET /webhooks/deliveries/{id}', [id]), deliveryDetailStruct, options),
    resend: (id: number) =>
      one(call('POST /webhooks/deliveries/{id}/resend', [id]), deliveryStruct),
  };
};
