import {
  isNotificationKind,
  type NotificationKind,
  notificationKinds,
  notificationKindsOf,
} from '@portal/domain';
import { actorFrom, type UserRow } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { messagesIn } from '../../base/messages.ts';
import type { Strapi } from '../../base/registry.ts';
import { NOTIFICATIONS } from '../notifications/tables.ts';
import { pageAddress } from './content.ts';
import { type DigestItem, writeDigest } from './digest.ts';
import type { WrittenEmail } from './emails.ts';
import { readerOf } from './readers.ts';
import { render } from './render.ts';

/** Of a queued email, what says whether it may still be sent. */
export interface Readable {
  kind: string;
  recipient: string;
  text: string;
  /** The user whose notifications it is about, and their kinds, separated by commas; null for other emails. */
  reader: number | null;
  notices: string | null;
  /** The notifications of a daily email, as JSON. */
  items: string | null;
  /** The address that ends emails of this kind; null for essential ones. */
  unsubscribe: string | null;
}

/** Subject, text and HTML; with a link to the settings if it can be unsubscribed from. */
export const rendered = ({ words }: WrittenEmail, unsubscribe: boolean) => {
  const href = pageAddress('/account/notifications');
  const m = messagesIn(words.language);
  const link = unsubscribe ? [m.choose_emails({ href })] : [];
  return render({ ...words, remarks: [...(words.remarks ?? []), ...link] });
};

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
    return { ...email, ...rendered(writeDigest(readerOf(user), left), unsubscribe !== null) };
  });
