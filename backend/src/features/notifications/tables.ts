import type { EmailTime, NotificationKind } from '@portal/domain';
import { rawTable } from '../../base/database.ts';

/* Times are in milliseconds since 1970; PostgreSQL returns them as texts. */

export const NOTIFICATIONS = 'notifications';
export const SETTINGS = 'notification_settings';
/** On PostgreSQL, users whose open pages must load what they show, and the instance that has announced it to its own. */
export const NEWS = 'notification_news';

/** `listed` of one that was recalled, until a decision is undone. It counts as read, and is swept as such. */
export const RECALLED = -1;

type Time = number | string;

export interface NotificationRow {
  id: number;
  user_id: number;
  kind: NotificationKind;
  /** The record, such as `apps/12`. */
  about: string;
  /** What happened: a user is told once of it. */
  source: string;
  title: string;
  text: string | null;
  /** Of the page in the portal. */
  path: string;
  created: Time;
  read_at: Time | null;
  /** When it was created, read or marked unread. */
  changed: Time;
  /** 0: only for the daily email, and not in the list; `RECALLED`. */
  listed: number;
  /** When the daily email is due that has it; null for none. */
  digest_at: Time | null;
}

export interface SettingRow {
  user_id: number;
  kind: NotificationKind;
  portal: number;
  email: EmailTime;
}

/** Raw tables, which routes and queries of clients cannot reach. */
export const notificationModels = [
  rawTable(
    NOTIFICATIONS,
    {
      user_id: 'integer',
      kind: 'string',
      about: 'string',
      source: 'string',
      title: 'text',
      text: 'text',
      path: 'text',
      created: 'biginteger',
      read_at: 'biginteger',
      changed: 'biginteger',
      listed: 'integer',
      digest_at: 'biginteger',
    },
    { unique: ['user_id', 'source'], index: 'about' },
  ),
  rawTable(
    SETTINGS,
    { user_id: 'integer', kind: 'string', portal: 'integer', email: 'string' },
    { unique: ['user_id', 'kind'] },
  ),
  rawTable(NEWS, { user_id: 'integer', instance: 'string', at: 'biginteger' }, { index: 'at' }),
];

/** Those with the id or a condition, which no schema can declare. */
export const notificationIndexes = [
  `notifications_list_index on ${NOTIFICATIONS} (user_id, id)`,
  `notifications_kind_index on ${NOTIFICATIONS} (user_id, kind, id)`,
  `notifications_unread_index on ${NOTIFICATIONS} (user_id, id) where read_at is null`,
  `notifications_changed_index on ${NOTIFICATIONS} (changed)`,
  `notifications_read_index on ${NOTIFICATIONS} (read_at) where read_at is not null`,
  `notifications_digest_index on ${NOTIFICATIONS} (digest_at) where digest_at is not null`,
];
