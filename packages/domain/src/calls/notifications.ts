import type { Calls } from './call.ts';

export const notificationCalls = {
  listNotifications: ['GET /me/notifications', 'notification.read'],
  markNotifications: ['PATCH /me/notifications', 'notification.save'],
  unreadNotifications: ['GET /me/notifications/stream', 'notification.read'],
  notificationSettings: ['GET /me/notification-settings', 'notification.read'],
  saveNotificationSettings: ['PUT /me/notification-settings', 'notification.save'],
} as const satisfies Calls;

/** Made by mail programs and the links in emails. */
export const unsubscribeCalls = {
  askUnsubscribe: ['GET /notifications/unsubscribe', 'notification.unsubscribe'],
  unsubscribe: ['POST /notifications/unsubscribe', 'notification.unsubscribe'],
} as const satisfies Calls;
