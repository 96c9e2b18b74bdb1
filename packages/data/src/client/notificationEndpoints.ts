import type { MarkedNotifications, NotificationSetting } from '@portal/domain';
import type { Endpoint } from './send.ts';

/* The calls of notifications, which load after the first page. */

const list = '/me/notifications';
const preferences = '/me/notification-settings';

export const listNotifications = (query: URLSearchParams): Endpoint => ({
  ...{ method: 'GET', path: list, query },
});
export const markNotifications = (marked: MarkedNotifications, read: boolean): Endpoint => ({
  ...{ method: 'PATCH', path: list, body: { data: { read, ...marked } } },
});
export const unreadNotifications = (): Endpoint => ({ method: 'GET', path: `${list}/stream` });
export const notificationSettings = (): Endpoint => ({ method: 'GET', path: preferences });
export const saveNotificationSettings = (data: readonly NotificationSetting[]): Endpoint => ({
  ...{ method: 'PUT', path: preferences, body: { data } },
});
