import {
  isNotificationKind,
  type NotificationKind,
  notificationKinds,
  notificationKindsOf,
} from '@portal/domain';
import { actorFrom, type UserRow } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { type DigestItem, emailWords, type Readable, readerOf, rendered } from '../mail/index.ts';
import { NOTIFICATIONS } from './tables.ts';

/** The notifications that a daily email of an earlier version names, which were not stored with it. */
const namedIn = async (sql: Sql, { id }: UserRow, { text }: Readable): Promise<DigestItem[]> => {
  const kept: DigestItem[] = await sql(NOTIFICATIONS)
    .where({ user_id: id })
    .orderBy('id', 'desc')
    .select('kind', 'title');
  return kept.filter(({ title }) => text.includes(title));
};

/** What its reader may still get of it: they may have lost their role, or been blocked, since it was queued. */
export const readablePart = <T extends Readable>(
  strapi: Strapi,
  email: T,
): Promise<T | undefined> =>
  inTransaction(strapi, async (sql) => {
    const { reader, recipient, notices, unsubscribe } = email;
    const isDaily = email.kind === 'daily-notifications';
    if (reader === null && !isDaily) return email;
    const who = reader === null ? { email: recipient } : { id: reader };
    const user: UserRow | undefined = await sql('up_users').where(who).first();
    if (!user) return undefined;
    const allowed = notificationKindsOf(actorFrom(user));
    const mayRead = (kind: NotificationKind): boolean =>
      allowed.includes(kind) && (!user.blocked || notificationKinds[kind].essential);
    const known = isDaily && email.items === null ? await namedIn(sql, user, email) : [];
    const items: DigestItem[] = email.items === null ? known : JSON.parse(email.items);
    const kinds = notices?.split(',').filter(isNotificationKind) ?? items.map(({ kind }) => kind);
    if (kinds.every(mayRead)) return email;
    const left = items.filter(({ kind }) => mayRead(kind));
    if (left.length === 0) return undefined;
    const written = emailWords('daily-notifications', readerOf(user), { unread: left });
    return { ...email, ...rendered(written, unsubscribe !== null) };
  });
