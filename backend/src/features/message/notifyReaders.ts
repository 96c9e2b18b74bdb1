import { messageKind, messageNotice } from '@portal/domain';
import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import type { ListingRow } from '../listing/index.ts';
import { emailWords } from '../mail/index.ts';
import { mailSettings } from '../mail/settings.ts';
import { assigneeOf, MESSAGES, type MessageRow, readMark } from '../moderation/index.ts';
import {
  announceNews,
  markNotifications,
  markReadByAll,
  notify,
  type Recipient,
  recallNotices,
  staffWho,
  vendorsOf,
} from '../notifications/index.ts';

/* A message is told to the vendor, or to the admin to whom the listing is assigned, else to all who may decide on it. */

/** Messages of one email. */
const QUOTED = 10;

const readersOf = async (
  strapi: Strapi,
  sql: Sql,
  { about, author_id, author_admin }: MessageRow,
  live: ListingRow,
): Promise<Recipient[]> => {
  if (author_admin === 1) return vendorsOf(strapi, live);
  if (live.draft) return [];
  const admin = await assigneeOf(sql, about);
  return admin ? [admin] : staffWho(strapi, 'assignment.save', author_id);
};

/**
 * Tells the other side of a new or edited message, in the caller's transaction. The email has the latest messages that it has
 * not read, and waits until the last one can no longer be edited.
 */
export const notifyReaders = async (
  strapi: Strapi,
  sql: Sql,
  live: ListingRow,
  path: string,
  message: MessageRow,
): Promise<void> => {
  const { id, about, author_admin, edited_at } = message;
  await recallNotices(strapi, [messageKind(author_admin === 1)], about);
  // An answer of one admin is one of all; a correction is none.
  if (author_admin === 1 && edited_at === null)
    await markReadByAll(strapi, messageKind(false), about);
  const to = await readersOf(strapi, sql, message, live);
  const ids = to.map((reader) => reader.id);
  // Also pages on which it was read, and those of other admins, show it without a reload.
  const staff = await staffWho(strapi, 'message.read', message.author_id);
  await announceNews(strapi, [...ids, ...staff.map((each) => each.id)]);
  const latest: MessageRow[] = await sql(MESSAGES)
    .where({ about, author_admin, account_id: live.account?.id ?? null })
    .where('id', '>', await readMark(sql, about, ids))
    .orderBy('id', 'desc')
    .limit(QUOTED);
  const unread = latest.reverse();
  if (unread.length === 0) return;
  const text = unread.map((each) => each.text).join('\n\n');
  const authors = [...new Set(unread.map((each) => each.author_name))];
  await notify(strapi, {
    ...messageNotice(author_admin === 1, live.name, text),
    to,
    about,
    path: `${path}?messages`,
    event: `${id}.${edited_at ?? 0}`,
    delay: mailSettings.messageSeconds * 1000,
    email: (reader, subject) =>
      emailWords('listing-message', reader, { subject, title: live.name, path, authors, text }),
  });
};

/** The notification of messages that a reader has read, and its unsent email, need no attention any more. */
export const markNoticesRead = (strapi: Strapi, about: string, reader: Actor) => {
  const kind = messageKind(reader.staff.length === 0);
  return markNotifications(strapi, reader, { kind, about }, true);
};
