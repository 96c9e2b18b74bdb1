import type { NewWebhook, WebhookChange } from '@portal/domain';
import { call } from './endpoint.ts';

/* The calls of webhooks, which only their page loads. */

export const listWebhooks = () => call('GET /webhooks');
export const createWebhook = (data: NewWebhook) => call('POST /webhooks', [], { data });
export const changeWebhook = (id: number, data: WebhookChange) =>
  call('PATCH /webhooks/{id}', [id], { data });
export const deleteWebhook = (id: number) => call('DELETE /webhooks/{id}', [id]);
export const rotateSecret = (id: number) => call('POST /webhooks/{id}/rotate', [id]);
export const pingWebhook = (id: number) => call('POST /webhooks/{id}/ping', [id]);
export const listDeliveries = (id: number, query: URLSearchParams) =>
  call('GET /webhooks/{id}/deliveries', [id], query);
export const readDelivery = (id: number) => call('GET /webhooks/deliveries/{id}', [id]);
export const resendDelivery = (id: number) => call('POST /webhooks/deliveries/{id}/resend', [id]);
