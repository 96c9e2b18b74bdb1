import { isNotificationKind, type NotificationKind } from '@portal/domain';
import { paths } from '../../paths.ts';

/** What the query of the URL selects. */
export interface NotificationsView {
  unread: boolean;
  kind: NotificationKind | null;
}

/** Reads a query; unknown values fall back to no filter. */
export function readView(params: URLSearchParams): NotificationsView {
  const kind = params.get('kind');
  return {
    unread: params.get('show') === 'unread',
    kind: isNotificationKind(kind) ? kind : null,
  };
}

export function viewAddress({ unread, kind }: NotificationsView): string {
  const params = new URLSearchParams();
  if (unread) params.set('show', 'unread');
  if (kind) params.set('kind', kind);
  return params.size > 0 ? `${paths.notifications}?${params}` : paths.notifications;
}
