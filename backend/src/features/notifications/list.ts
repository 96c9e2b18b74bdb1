import {
  type MarkedNotifications,
  type NotificationKind,
  notificationKindsOf,
  samePaths,
} from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { isoTime } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { recallEmailsOf } from '../mail/index.ts';
import { announce, unreadOf } from './stream.ts';
import { NOTIFICATIONS, type NotificationRow } from './tables.ts';

export const notificationResponse = (row: NotificationRow) => {
  const { id, kind, title, text, path, created, read_at } = row;
  return {
    id: Number(id),
    kind,
    title,
    text,
    path,
    read: read_at !== null,
    createdAt: isoTime(created),
  };
};

/** Those of kinds that the user may still get: staff may have lost a role since. */
const listed = (sql: Sql, user: Actor) =>
  sql(NOTIFICATIONS)
    .where({ user_id: user.id, listed: 1 })
    .whereIn('kind', notificationKindsOf(user));

export interface Selection {
  /** Only older ones than this id. */
  before: number | null;
  unread: boolean;
  kind: NotificationKind | null;
  limit: number;
}

/** The notifications of a user, newest first. */
export const listNotifications = (
  strapi: Strapi,
  user: Actor,
  { before, unread, kind, limit }: Selection,
) =>
  inTransaction(strapi, async (sql) => {
    const query = listed(sql, user).orderBy('id', 'desc');
    if (before !== null) query.where('id', '<', before);
    if (unread) query.whereNull('read_at');
    if (kind) query.where({ kind });
    // One more tells whether there is another page.
    const rows: NotificationRow[] = await query.limit(limit + 1);
    const page = rows.slice(0, limit);
    const next_cursor = rows.length > limit ? Number(page.at(-1)?.id) : null;
    const { unread: count } = await unreadOf(strapi, user.id);
    return {
      data: page.map(notificationResponse),
      meta: { pagination: { limit, next_cursor }, unread: count },
    };
  });

/** Marks the notifications of a kind about a record as read, for all users, and drops their unsent emails. */
export const markReadByAll = (
  strapi: Strapi,
  kind: NotificationKind,
  about: string,
): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const now = Date.now();
    const rows: { id: number; user_id: number }[] = await sql(NOTIFICATIONS)
      .where({ kind, about })
      .whereNull('read_at')
      .update({ read_at: now, changed: now })
      .returning(['id', 'user_id']);
    const ids = rows.map(({ id }) => Number(id));
    await recallEmailsOf(strapi, ids);
    if (ids.length > 0)
      afterwards(() =>
        announce(
          strapi,
          rows.map(({ user_id }) => Number(user_id)),
        ),
      );
  });

/** Marks notifications read or unread; unsent emails about read ones are dropped. Returns what is unread then. */
export const markNotifications = (
  strapi: Strapi,
  user: Actor,
  marked: MarkedNotifications | { kind: NotificationKind; about: string },
  read: boolean,
) =>
  inTransaction(strapi, async (sql, afterwards) => {
    const now = Date.now();
    const query = listed(sql, user);
    if ('ids' in marked) query.whereIn('id', [...marked.ids]);
    else if ('up_to' in marked) query.where('id', '<=', marked.up_to);
    else if ('kind' in marked) query.where(marked);
    else query.whereIn('path', samePaths(marked.path));
    if (read) query.whereNull('read_at');
    else query.whereNotNull('read_at');
    const changes = { read_at: read ? now : null, changed: now };
    const ids: number[] = (await query.update(changes).returning('id')).map((row) =>
      Number(row.id),
    );
    if (read) await recallEmailsOf(strapi, ids);
    if (ids.length > 0) afterwards(() => announce(strapi, [user.id]));
    return unreadOf(strapi, user.id);
  });
