import {
  isNotificationKind,
  type NoticeWords,
  type NotificationKind,
  type NotificationSetting,
  notificationKinds,
  settingsOf,
} from '@portal/domain';
import { inTransaction, type Sql } from '../../base/database.ts';
import { addDays, dayOf, startOf } from '../../base/days.ts';
import type { Strapi } from '../../base/registry.ts';
import { inLanguage } from '../../base/texts.ts';
import { timeZone } from '../brand/settings.ts';
import {
  emailWords,
  findReaders,
  queueEmail,
  type Reader,
  recallEmails,
  type WrittenEmail,
} from '../mail/index.ts';
import type { Recipient } from './recipients.ts';
import { announce, announceNews } from './stream.ts';
import {
  NOTIFICATIONS,
  type NotificationRow,
  RECALLED,
  SETTINGS,
  type SettingRow,
} from './tables.ts';

/** Rows of one statement; databases limit its values. */
const BATCH = 50;

/** Characters of a message that are kept. */
const LONGEST_TEXT = 500;

const shortened = (text: string | null): string | null =>
  text && text.length > LONGEST_TEXT
    ? `${text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;

/** Hour of the daily email, in the time zone of the installation. */
const DIGEST_HOUR = 8;
const HOUR = 3_600_000;

/** What users are told. */
export interface Notice {
  kind: NotificationKind;
  to: readonly Recipient[];
  /** Who did it. They are not told: of theirs, an earlier notification is only removed. Default: none of them. */
  by?: number;
  /** The record, such as `apps/12`. An unread notification of the same kind about it is replaced. */
  about: string;
  /** What happened, such as the id of an event. A user is told once of the same event. */
  event: number | string;
  /** What it says to a reader, in their language: with messages and texts of the domain, never with a text of its own. */
  words: () => NoticeWords;
  /** Of the page in the portal that shows it. */
  path: string;
  /** A sentence on it in an email of several. Default: none. */
  remark?: (() => string) | undefined;
  /** The email to a reader; `title` is that of the notification. Default: title and text. */
  email?: (reader: Reader, title: string) => WrittenEmail;
  /** Milliseconds in which the email can still be recalled. Default: none. */
  delay?: number;
  /** Whether it tells again what was recalled; emails that were sent are not repeated. Default: no. */
  restores?: boolean;
}

/** By which unsent emails about a record are found. */
export const emailKey = (kind: NotificationKind, about: string): string => `${kind}:${about}`;

const sourceOf = (kind: NotificationKind, about: string, event: Notice['event']): string =>
  `${kind}:${about}:${event}`;

/** The next time the daily email is sent. */
const nextDigest = (now: number): number => {
  const today = dayOf(new Date(now), timeZone);
  const at = (day: string) => startOf(day, timeZone).getTime() + DIGEST_HOUR * HOUR;
  return at(today) > now ? at(today) : at(addDays(today, 1));
};

/** How each recipient wants to be told of a kind. */
export const readSettingRows = async (
  sql: Sql,
  users: readonly number[],
): Promise<(NotificationSetting & { user: number })[]> => {
  const rows: SettingRow[] = await sql(SETTINGS).whereIn('user_id', [...users]);
  return rows.map(({ user_id: user, kind, portal, email }) => ({
    user,
    kind,
    email,
    portal: Number(portal) === 1,
  }));
};

/** Stores the rows of new notifications, and returns their ids by user. */
const store = async (
  sql: Sql,
  rows: readonly Omit<NotificationRow, 'id'>[],
): Promise<Map<number, number>> => {
  const ids = new Map<number, number>();
  for (let from = 0; from < rows.length; from += BATCH) {
    const made = await sql(NOTIFICATIONS)
      .insert(rows.slice(from, from + BATCH))
      .onConflict(['user_id', 'source'])
      .ignore()
      .returning(['id', 'user_id']);
    for (const row of made) ids.set(Number(row.user_id), Number(row.id));
  }
  return ids;
};

/**
 * Tells users, in the caller's transaction: stores a notification for each and sends or queues its email, as their settings
 * say. Those who were told of the same event are left out.
 */
export const notify = (strapi: Strapi, notice: Notice): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const { kind, about, path, delay = 0, restores = false } = notice;
    const now = Date.now();
    const source = sourceOf(kind, about, notice.event);
    const ids = notice.to.map(({ id }) => id);
    const told = new Set<number>(
      await sql(NOTIFICATIONS).where({ source }).whereIn('user_id', ids).pluck('user_id'),
    );
    const own = await readSettingRows(sql, ids);
    const readerOf = await findReaders(strapi, notice.to);
    const fresh = notice.to
      .filter(({ id }) => !told.has(id) && id !== notice.by)
      .map((user) => {
        const saved = own.filter((each) => each.user === user.id);
        const [setting] = settingsOf([kind], saved);
        const reader = readerOf(user);
        const { title, text = null } = inLanguage(reader.language, notice.words);
        const remark = notice.remark && inLanguage(reader.language, notice.remark);
        const item = { kind, title: remark ? `${title}. ${remark}` : title, text, path };
        return {
          user,
          reader,
          item,
          words: { title, text: shortened(text) },
          portal: setting?.portal ?? true,
          email: setting?.email ?? 'off',
        };
      });
    const changed = ids.filter((id) => !told.has(id));
    if (changed.length === 0) return;
    const digest_at = nextDigest(now);
    const row = { kind, about, source, path, created: now, changed: now };
    const rows = fresh
      .filter(({ portal, email }) => portal || (email === 'daily' && !restores))
      .map(({ user, words, portal, email }) => ({
        ...row,
        ...words,
        user_id: user.id,
        read_at: null,
        listed: portal ? 1 : 0,
        digest_at: email === 'daily' && !restores ? digest_at : null,
      }));
    const replaced = sql(NOTIFICATIONS).where({ kind, about }).whereNull('read_at');
    await replaced.whereIn('user_id', changed).delete();
    const made = await store(sql, rows);
    // Users of one account may share its address.
    const sent = new Set<string>();
    for (const { user, reader, item, words, email } of fresh) {
      if (restores || email !== 'at-once' || !user.email || sent.has(user.email)) continue;
      sent.add(user.email);
      const written =
        notice.email?.(reader, words.title) ??
        emailWords('notification', reader, { ...words, path });
      const { essential } = notificationKinds[kind];
      await queueEmail(strapi, written, user.email, {
        waits: delay,
        about: emailKey(kind, about),
        notification: made.get(user.id) ?? null,
        unsubscribe: essential ? null : { user: user.id, kind },
        reader: { user: user.id, kinds: [kind], items: [item] },
      });
    }
    afterwards(() => announce(strapi, changed));
  });

/**
 * Removes the unread notifications of these kinds about a record, and their unsent emails.
 *
 * @param returns Whether `restoreNotices` can bring those of the list back. Default false.
 */
export const recallNotices = (
  strapi: Strapi,
  kinds: readonly NotificationKind[],
  about: string,
  returns = false,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const unread = sql(NOTIFICATIONS).where({ about }).whereNull('read_at');
    unread.whereIn('kind', [...kinds]);
    // Knex returns no rows of a deletion in SQLite.
    const users: number[] = await unread.clone().pluck('user_id');
    const now = Date.now();
    const change = { listed: RECALLED, read_at: now, changed: now, digest_at: null };
    if (returns) await unread.clone().where({ listed: 1 }).update(change);
    await unread.delete();
    for (const kind of kinds) await recallEmails(strapi, emailKey(kind, about));
    await announceNews(strapi, users.map(Number));
  });

/** Brings back as unread what was recalled of an event, to those who had it: they are told of nothing new. */
export const restoreNotices = (
  strapi: Strapi,
  kinds: readonly NotificationKind[],
  about: string,
  event: Notice['event'],
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const sources = kinds.map((kind) => sourceOf(kind, about, event));
    const recalled = sql(NOTIFICATIONS).where({ about, listed: RECALLED });
    recalled.whereIn('source', sources);
    const users: number[] = await recalled.clone().pluck('user_id');
    await recalled.update({ listed: 1, read_at: null, changed: Date.now() });
    await announceNews(strapi, users.map(Number));
  });

/** Deletes all notifications about a deleted record and its parts, read or not, and their unsent emails. */
export const forgetNotices = (strapi: Strapi, about: string): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = sql(NOTIFICATIONS).where((any) =>
      any.where({ about }).orWhere('about', 'like', `${about}/%`),
    );
    const users: number[] = await rows.clone().distinct().pluck('user_id');
    const abouts: string[] = await rows.clone().distinct().pluck('about');
    await rows.delete();
    for (const kind of Object.keys(notificationKinds).filter(isNotificationKind))
      for (const each of new Set([about, ...abouts]))
        await recallEmails(strapi, emailKey(kind, each));
    await announceNews(strapi, users.map(Number));
  });
