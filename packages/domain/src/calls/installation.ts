import type { Calls } from './call.ts';

export const systemCalls = {
  systemReport: ['GET /system', 'system.manage'],
  sendTestEmail: ['POST /system/test-email', 'system.manage'],
  retryJobs: ['POST /system/jobs/retry', 'system.manage'],
} as const satisfies Calls;

export const brandCalls = {
  getBrand: ['GET /brand', 'brand.manage'],
  saveBrand: ['PUT /brand', 'brand.manage'],
  resetBrand: ['DELETE /brand', 'brand.manage'],
} as const satisfies Calls;

/** Keys of the read interface. */
export const keyCalls = {
  listKeys: ['GET /keys', 'keys.manage'],
  createKey: ['POST /keys', 'keys.manage'],
  revokeKey: ['DELETE /keys/{id}', 'keys.manage'],
} as const satisfies Calls;

export const webhookCalls = {
  listWebhooks: ['GET /webhooks', 'webhooks.manage'],
  createWebhook: ['POST /webhooks', 'webhooks.manage'],
  changeWebhook: ['PATCH /webhooks/{id}', 'webhooks.manage'],
  deleteWebhook: ['DELETE /webhooks/{id}', 'webhooks.manage'],
  rotateSecret: ['POST /webhooks/{id}/rotate', 'webhooks.manage'],
  pingWebhook: ['POST /webhooks/{id}/ping', 'webhooks.manage'],
  listDeliveries: ['GET /webhooks/{id}/deliveries', 'webhooks.manage'],
  readDelivery: ['GET /webhooks/deliveries/{id}', 'webhooks.manage'],
  resendDelivery: ['POST /webhooks/deliveries/{id}/resend', 'webhooks.manage'],
} as const satisfies Calls;

/** Made by browsers. */
export const reportCalls = {
  sendReports: ['POST /reports', 'report.send'],
} as const satisfies Calls;
