import type { MarkedNotifications, NotificationKind, NotificationSetting } from '@portal/domain';
import { array } from 'superstruct';
import {
  type Notification,
  notificationPageStruct,
  notificationSettingStruct,
  type Unread,
  unreadStruct,
} from '../schemas/notifications.ts';
import { ignoreReports } from '../schemas/wire.ts';
import type { AuthClient } from './auth.ts';
import { call } from './endpoint.ts';
import { createReader } from './records.ts';
import type { SendOptions } from './send.ts';

export interface NotificationFilter {
  unread: boolean;
  /** Default: every kind. */
  kind: NotificationKind | null;
}

export interface NotificationPage {
  rows: Notification[];
  /** Where the next page begins; null on the last. */
  next: number | null;
  /** Of all, whatever the filter. */
  unread: number;
}

export type NotificationsApi = ReturnType<typeof createNotificationsApi>;

/** Not part of the client, so that it loads after the first page. */
export const createNotificationsApi = ({ request, open }: Pick<AuthClient, 'request' | 'open'>) => {
  const { one } = createReader(request, ignoreReports);
  return {
    /** Newest first; `cursor` is the `next` of the page before. */
    async list(
      { unread, kind }: NotificationFilter,
      { cursor = null, limit }: { cursor?: number | null; limit?: number } = {},
      options?: SendOptions,
    ): Promise<NotificationPage> {
      const query = new URLSearchParams();
      if (unread) query.set('unread', 'true');
      if (kind) query.set('kind', kind);
      if (cursor !== null) query.set('cursor', String(cursor));
      if (limit) query.set('limit', String(limit));
      const endpoint = call('GET /me/notifications', [], query);
      const { data, meta } = await request(endpoint, notificationPageStruct, options);
      return { rows: data, next: meta.pagination.next_cursor, unread: meta.unread };
    },
    mark: (marked: MarkedNotifications, read: boolean): Promise<Unread> =>
      one(call('PATCH /me/notifications', [], { data: { read, ...marked } }), unreadStruct),
    unread: (): Promise<Unread> => one(call('GET /me/notifications/stream'), unreadStruct),
    /** A stream of the same values, as server-sent events. */
    stream: (signal: AbortSignal): Promise<Response> =>
      open(call('GET /me/notifications/stream'), signal),
    settings: (options?: SendOptions): Promise<NotificationSetting[]> =>
      one(call('GET /me/notification-settings'), array(notificationSettingStruct), options),
    saveSettings: (changed: readonly NotificationSetting[]): Promise<NotificationSetting[]> =>
      one(
        call('PUT /me/notification-settings', [], { data: changed }),
        array(notificationSettingStruct),
      ),
  };
};
