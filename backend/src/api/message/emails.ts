import { type Collection, collections } from '@portal/domain';
import { inTransaction, type Sql } from '../../database.ts';
import { sendEmail } from '../../mail/queue.ts';
import { MESSAGES, type MessageRow, readMark } from '../../moderation/messages.ts';
import type { Strapi } from '../../registry.ts';
import { startWorker, type Worker } from '../../worker.ts';
import { listingRepository } from '../listing/repository.ts';

/* Emails the messages of admins to the vendor, once none of them can be edited any more. */

interface Due {
  about: string;
  /** Time of the last message, in milliseconds. */
  at: number;
}

/** The listing whose email is due first; later messages put it off. */
const nextDue = (strapi: Strapi): Promise<Due | undefined> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(MESSAGES)
      .whereNotNull('mail_at')
      .groupBy('about')
      .orderBy('at')
      .first('about', sql.raw('max(mail_at) as at'));
    return row && { about: row.about, at: Number(row.at) };
  });

/** Locks the messages, so that another server on the same database sends no second email. */
const takeMessages = async (sql: Sql, { about, at }: Due): Promise<MessageRow[]> => {
  const due = () => sql(MESSAGES).where({ about }).where('mail_at', '<=', at);
  const rows: MessageRow[] = await due().orderBy('id').forUpdate();
  await due().update({ mail_at: null });
  return rows;
};

const readAbout = (about: string): { type: Collection; id: number } | null => {
  const [kind, id] = about.split('/');
  const type = collections.find((each) => each === kind);
  return type ? { type, id: Number(id) } : null;
};

const send = (strapi: Strapi, due: Due): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const rows = await takeMessages(sql, due);
    const subject = readAbout(due.about);
    if (!subject) return;
    const { type, id } = subject;
    const [live, revision] = await listingRepository(strapi, type).findBoth(id);
    const vendor = live?.account ?? live?.author;
    if (!live || !vendor?.email) return;
    const readers: number[] = live.account
      ? await sql('up_users').where({ account_id: live.account.id }).pluck('id')
      : [];
    const read = await readMark(sql, due.about, readers);
    const unread = rows.filter((row) => row.id > read);
    if (unread.length === 0) return;
    const scope = live.status === 'APPROVED' && !revision ? 'active' : 'pending';
    await sendEmail(strapi, 'listing-message', vendor.email, {
      name: vendor.first_name,
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
