import { type Collection, collections } from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import { sendEmail } from '../../mail/queue.ts';
import { assigneeOf } from '../../moderation/assignments.ts';
import { MESSAGES, type MessageRow, readMark } from '../../moderation/messages.ts';
import type { Strapi } from '../../registry.ts';
import { startWorker, type Worker } from '../../worker.ts';
import { listingRepository } from '../listing/repository.ts';
import type { ListingRow } from '../listing/rows.ts';

/* Emails the messages of admins to the vendor, and those of the vendor to the admin in charge, once none can be edited any more. */

interface Due {
  about: string;
  /** 1 for messages of admins. */
  author_admin: number;
  /** Time of the last message, in milliseconds. */
  at: number;
}

/** The listing whose email is due first; later messages put it off. */
const nextDue = (strapi: Strapi): Promise<Due | undefined> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(MESSAGES)
      .whereNotNull('mail_at')
      .groupBy('about', 'author_admin')
      .orderBy('at')
      .first('about', 'author_admin', sql.raw('max(mail_at) as at'));
    return row && { about: row.about, author_admin: row.author_admin, at: Number(row.at) };
  });

/** Locks the messages, so that another server on the same database sends no second email. */
const takeMessages = async (sql: Sql, { at, ...side }: Due): Promise<MessageRow[]> => {
  const due = () => sql(MESSAGES).where(side).where('mail_at', '<=', at);
  const rows: MessageRow[] = await due().orderBy('id').forUpdate();
  await due().update({ mail_at: null });
  return rows;
};

const readAbout = (about: string): { type: Collection; id: number } | null => {
  const [kind, id] = about.split('/');
  const type = collections.find((each) => each === kind);
  return type ? { type, id: Number(id) } : null;
};

interface Reader {
  email: string | null;
  first_name: string | null;
  /** Users who may have read the messages. */
  users: readonly number[];
}

/** Who gets the messages of a side: the vendor, or the admin to whom the listing is assigned. */
const readerOf = async (sql: Sql, due: Due, live: ListingRow): Promise<Reader | null> => {
  if (due.author_admin !== 1) {
    const admin = live.draft ? undefined : await assigneeOf(sql, due.about);
    return admin && !admin.blocked ? { ...admin, users: [admin.id] } : null;
  }
  const { account, author } = live;
  const users: number[] = account
    ? await sql('up_users').where({ account_id: account.id }).pluck('id')
    : [];
  const vendor = account ?? author;
  return vendor && { ...vendor, users };
};

const send = (strapi: Strapi, due: Due): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = await takeMessages(sql, due);
    const subject = readAbout(due.about);
    if (!subject) return;
    const { type, id } = subject;
    const [live, revision] = await listingRepository(strapi, type).findBoth(id);
    const reader = live && (await readerOf(sql, due, live));
    if (!live || !reader?.email) return;
    const read = await readMark(sql, due.about, reader.users);
    const unread = rows.filter((row) => row.id > read);
    if (unread.length === 0) return;
    const scope = live.status === 'APPROVED' && !revision ? 'active' : 'pending';
    await sendEmail(strapi, 'listing-message', reader.email, {
      name: reader.first_name,
      title: live.name || 'your listing',
      path: `/${type}/${scope}/view/${live.slug ?? id}`,
      authors: [...new Set(unread.map((row) => row.author_name))],
      text: unread.map(({ text }) => text).join('\n\n'),
    });
  });

const sendDue = async (strapi: Strapi, stopping: AbortSignal): Promise<number | undefined> => {
  while (!stopping.aborted) {
    const due = await nextDue(strapi);
    if (!due) return undefined;
    const wait = due.at - Date.now();
    if (wait > 0) return wait;
    await send(strapi, due);
  }
  return undefined;
};

let worker: Worker | undefined;

export const startMessageEmails = (strapi: Strapi): void => {
  worker = startWorker(
    'messages',
    (stopping) => sendDue(strapi, stopping),
    (error) => strapi.log.error(error),
  );
};

export const wakeMessageEmails = (): void => worker?.wake();

export const stopMessageEmails = async (): Promise<void> => worker?.stop();
