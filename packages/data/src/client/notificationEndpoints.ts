import type { MarkedNotifications, NotificationSetting } from '@portal/domain';
import { call } from './endpoint.ts';

/* The calls of notifications, which load after the first page. */

export const listNotifications = (query: URLSearchParams) =>
  call('GET /me/notifications', [], query);
export const markNotifications = (marked: MarkedNotifications, read: boolean) =>
  call('PATCH /me/notifications', [], { data: { read, ...marked } });
export const unreadNotifications = () => call('GET /me/notifications/stream');
export const notificationSettings = () => call('GET /me/notification-settings');
export const saveNotificationSettings = (data: readonly NotificationSetting[]) =>
  call('PUT /me/notification-settings', [], { data });
