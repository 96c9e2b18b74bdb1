import {
  isNotificationKind,
  type NotificationKind,
  notificationKinds,
  notificationKindsOf,
} from '@portal/domain';
import { actorFrom, type UserRow } from '../actor.ts';
import { inTransaction } from '../database.ts';
import { messagesIn } from '../messages.ts';
import type { Strapi } from '../registry.ts';
import { pageAddress } from './content.ts';
import { type DigestItem, writeDigest } from './digest.ts';
import type { WrittenEmail } from './emails.ts';
import { render } from './render.ts';

/** Of a queued email, what says whether it may still be sent. */
export interface Readable {
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

/** What its reader may still get of it: they may have lost their role, or been blocked, since it was queued. */
export const readablePart = <T extends Readable>(
  strapi: Strapi,
  email: T,
): Promise<T | undefined> =>
  inTransaction(strapi, async (sql) => {
    if (email.reader === null) return email;
    const user: UserRow | undefined = await sql('up_users').where({ id: email.reader }).first();
    if (!user) return undefined;
    const allowed = notificationKindsOf(actorFrom(user));
    const mayRead = (kind: NotificationKind): boolean =>
      allowed.includes(kind) && (!user.blocked || notificationKinds[kind].essential);
    const kinds = (email.notices ?? '').split(',').filter(isNotificationKind);
    if (kinds.every(mayRead)) return email;
    const items: DigestItem[] = JSON.parse(email.items ?? '[]');
    const left = items.filter(({ kind }) => mayRead(kind));
    if (left.length === 0) return undefined;
    return { ...email, ...rendered(writeDigest(user, left), email.unsubscribe !== null) };
  });
