import { type Collection, genericTexts, isEditable, recordKey } from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { inOneRead, inTransaction, rawTable, type Sql } from '../../base/database.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';

/* Messages about a listing. They can be edited, which events cannot, so they have a table of their own. */

export const MESSAGES = 'listing_messages';
const READS = 'message_reads';

/**
 * `about` is the listing, such as `apps/12`; times are in milliseconds since 1970. Of each reader the last message read.
 */
export const messageModels = [
  rawTable(
    MESSAGES,
    {
      about: 'string',
      author_id: 'integer',
      author_name: 'text',
      author_admin: 'integer',
      account_id: 'integer',
      text: 'text',
      created_at: 'biginteger',
      edited_at: 'biginteger',
    },
    { index: 'about' },
  ),
  rawTable(
    READS,
    { about: 'string', user_id: 'integer', message_id: 'integer' },
    { unique: ['about', 'user_id'] },
  ),
];

export interface MessageRow {
  id: number;
  about: string;
  author_id: number;
  /** Stored with the message, so that it survives renaming and deleting the user. */
  author_name: string;
  author_admin: number;
  /** Of the listing at that time: a listing that is moved takes no private messages along. */
  account_id: number | null;
  text: string;
  created_at: number | string;
  edited_at: number | string | null;
}

interface Subject {
  type: Collection;
  id: number;
}

const isoOf = (time: number | string): string => new Date(Number(time)).toISOString();

export const messageResponse = (row: MessageRow) => ({
  id: row.id,
  text: row.text,
  actor: { id: row.author_id, name: row.author_name, admin: row.author_admin === 1 },
  createdAt: isoOf(row.created_at),
  editedAt: row.edited_at === null ? null : isoOf(row.edited_at),
});

/**
 * Oldest first.
 *
 * @param account Only messages of its time as owner. Default: all, for staff.
 */
export const listMessages = async (strapi: Strapi, subject: Subject, account?: number | null) => {
  const rows: MessageRow[] = await inOneRead(strapi, (sql) =>
    sql(MESSAGES)
      .where({
        about: recordKey(subject.type, subject.id),
        ...(account === undefined ? {} : { account_id: account }),
      })
      .orderBy('id'),
  );
  return rows.map(messageResponse);
};

/** The id of the last message that one of the users has read; 0 for none. */
export const readMark = async (sql: Sql, about: string, users: readonly number[]) => {
  const row = await sql(READS).where({ about }).whereIn('user_id', users).max('message_id as to');
  return Number(row[0]?.to ?? 0);
};

/** Adds a message in the caller's transaction. */
export const addMessage = async (
  sql: Sql,
  { accountId: account_id, ...subject }: Subject & { accountId: number | null },
  actor: Actor,
  text: string,
): Promise<MessageRow> => {
  const row = {
    about: recordKey(subject.type, subject.id),
    author_id: actor.id,
    author_name: actor.name,
    author_admin: actor.staff.length > 0 ? 1 : 0,
    account_id,
    text,
    created_at: Date.now(),
    edited_at: null,
  };
  const [made] = await sql(MESSAGES).insert(row).returning('*');
  return made;
};

export const editMessage = async (
  sql: Sql,
  subject: Subject,
  id: number,
  actor: Pick<Actor, 'id'>,
  text: string,
): Promise<{ row: MessageRow; changed: boolean }> => {
  const found = { id, about: recordKey(subject.type, subject.id) };
  const row: MessageRow | undefined = await sql(MESSAGES).where(found).forUpdate().first();
  if (!row) throw notFound();
  const now = Date.now();
  const sent = { authorId: row.author_id, sentAt: Number(row.created_at) };
  const isOwn = row.author_id === actor.id;
  if (isOwn && row.text === text) return { row, changed: false };
  if (!isEditable(sent, actor.id, now)) throw new HttpError('message-fixed');
  await sql(MESSAGES).where(found).update({ text, edited_at: now });
  return { row: { ...row, text, edited_at: now }, changed: true };
};

/** Marks the messages up to one as read; an earlier one changes nothing. */
export const markRead = (
  strapi: Strapi,
  subject: Subject,
  { id: user_id, staff, accountId }: Pick<Actor, 'id' | 'staff' | 'accountId'>,
  message_id: number,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const about = recordKey(subject.type, subject.id);
    const message = genericTexts.notValid(m.label_message());
    const seen = staff.length > 0 ? {} : { account_id: accountId ?? -1 };
    if (
      !(await sql(MESSAGES)
        .where({ id: message_id, about, ...seen })
        .first('id'))
    )
      throw invalid(message, [{ path: ['up_to'], message }]);
    const later = `case when ${READS}.message_id > excluded.message_id then ${READS}.message_id else excluded.message_id end`;
    await sql(READS)
      .insert({ about, user_id, message_id })
      .onConflict(['about', 'user_id'])
      .merge({ message_id: sql.raw(later) });
  });

/** How many messages are new to the reader, by the id of the listing, in one statement; as `newMessages` of the domain. */
export const countNewMessages = async (
  strapi: Strapi,
  type: Collection,
  ids: readonly number[],
  { id: user, staff, accountId }: Pick<Actor, 'id' | 'staff' | 'accountId'>,
): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const isStaff = staff.length > 0;
  const rows: { about: string; n: number | string }[] = await inOneRead(strapi, (sql) => {
    const query: Knex.QueryBuilder = sql(`${MESSAGES} as m`)
      .leftJoin(`${READS} as r`, (on) =>
        on.on('r.about', 'm.about').andOn('r.user_id', sql.raw('?', [user])),
      )
      .whereIn(
        'm.about',
        ids.map((id) => recordKey(type, id)),
      )
      .where('m.author_admin', isStaff ? 0 : 1)
      .whereRaw('m.id > coalesce(r.message_id, 0)')
      .groupBy('m.about')
      .select('m.about')
      .count({ n: '*' });
    if (!isStaff) query.where('m.account_id', accountId ?? -1);
    if (isStaff)
      query.whereRaw(
        `not exists (select 1 from ${MESSAGES} a where a.about = m.about and a.id > m.id and a.author_admin = 1)`,
      );
    return query;
  });
  return new Map(rows.map(({ about, n }) => [Number(about.split('/')[1]), Number(n)]));
};

/** Deletes the messages of a deleted listing. */
export const forgetMessages = async (sql: Sql, subject: Subject): Promise<void> => {
  for (const table of [MESSAGES, READS])
    await sql(table)
      .where({ about: recordKey(subject.type, subject.id) })
      .delete();
};

/** Messages of an erased user stay on listings of others, without the name. */
export const eraseAuthor = async (sql: Sql, user: number, author_name: string): Promise<void> => {
  await sql(MESSAGES).where({ author_id: user }).update({ author_name });
  await sql(READS).where({ user_id: user }).delete();
};
