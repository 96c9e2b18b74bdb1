import type { NewWebhook, WebhookChange } from '@portal/domain';
import type { Endpoint } from './send.ts';

/* The calls of webhooks, which only their page loads. */

const get = (path: string, query?: URLSearchParams): Endpoint => ({ method: 'GET', path, query });
const send = (method: Endpoint['method'], path: string, body?: object): Endpoint => ({
  ...{ method, path, body },
});

export const listWebhooks = () => get('/webhooks');
export const createWebhook = (data: NewWebhook) => send('POST', '/webhooks', { data });
export const changeWebhook = (id: number, data: WebhookChange) =>
  send('PATCH', `/webhooks/${id}`, { data });
export const deleteWebhook = (id: number) => send('DELETE', `/webhooks/${id}`);
export const rotateSecret = (id: number) => send('POST', `/webhooks/${id}/rotate`);
export const pingWebhook = (id: number) => send('POST', `/webhooks/${id}/ping`);
export const listDeliveries = (id: number, query: URLSearchParams) =>
  get(`/webhooks/${id}/deliveries`, query);
export const readDelivery = (id: number) => get(`/webhooks/deliveries/${id}`);
export const resendDelivery = (id: number) => send('POST', `/webhooks/deliveries/${id}/resend`);
