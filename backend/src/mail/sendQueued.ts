import { inTransaction, isPostgres } from '../database.ts';
import { type Job, wake } from '../jobs.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { notifyOfFailedJob } from '../system/failedJobs.ts';
import { type JobFigures, jobFigures } from '../system/jobFigures.ts';
import { noteTime } from '../system/lastTimes.ts';
import type { Email } from './outbox.ts';
import { QUEUED_EMAILS, type QueuedEmail } from './queue.ts';
import { readablePart } from './readable.ts';
import { senderNow } from './sender.ts';
import { reasonOf } from './smtp.ts';

/** The oldest emails that are due. PostgreSQL returns large numbers as text. */
const dueEmails = (strapi: Strapi, now: number, most: number): Promise<QueuedEmail[]> =>
  inTransaction(strapi, async (sql) => {
    const rows = await sql(QUEUED_EMAILS).where('next', '<=', now).orderBy('id').limit(most);
    return rows.map((row) => ({ ...row, created: Number(row.created), next: Number(row.next) }));
  });

/** Claims an email until this time. Returns false if another server was first. */
const putOff = (strapi: Strapi, email: QueuedEmail, until: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const { id, next, tries } = email;
    const change = { next: until, tries: tries + 1, problem: null };
    return (await sql(QUEUED_EMAILS).where({ id, next, tries }).update(change)) === 1;
  });

const retryAt = (
  strapi: Strapi,
  { id }: QueuedEmail,
  next: number,
  problem: string,
): Promise<number> =>
  inTransaction(strapi, (sql) => sql(QUEUED_EMAILS).where({ id }).update({ next, problem }));

const forgetEmail = (strapi: Strapi, { id }: QueuedEmail): Promise<number> =>
  inTransaction(strapi, (sql) => sql(QUEUED_EMAILS).where({ id }).delete());

/** After a start, makes all emails due that failed before. Delayed ones may still be cancelled. */
const flushEmails = (strapi: Strapi, now: number): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(QUEUED_EMAILS).where('next', '>', now).where('tries', '>', 0).update({ next: now }),
  );

/** When the next email is due, in milliseconds; null if there is none. */
const nextDue = (strapi: Strapi): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(QUEUED_EMAILS).min('next as next').first();
    return row?.next === null || row?.next === undefined ? null : Number(row.next);
  });

const MINUTE = 60_000;
/** Milliseconds in which no other server sends the same email. Longer than a mail server takes, at a minute per response. */
const LEASE = 15 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** As usual for mail servers. */
const GIVEN_UP_AFTER = 5 * 24 * 60 * MINUTE;
const AT_ONCE = 20;

/** Milliseconds to wait after a failure: doubled each time, at most an hour. */
const waitAfter = (tries: number, first: number): number =>
  Math.min(first * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT);

const emailOf = (email: QueuedEmail): Email => {
  const { id, recipient, created, kind, subject, text, html, unsubscribe } = email;
  // Mail programs offer it as a button: RFC 8058.
  const headers = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return {
    ...(headers ? { headers } : {}),
    kind,
    to: recipient,
    from: senderNow(),
    subject,
    text,
    html,
    written: new Date(created).toISOString(),
    // The same for each attempt, so that a duplicate is recognized.
    messageId: `<${created}.${id}@${new URL(settings.publicUrl).hostname}>`,
  };
};

const deliver = async (strapi: Strapi, queued: QueuedEmail): Promise<void> => {
  if (!(await putOff(strapi, queued, Date.now() + LEASE))) return;
  const email = await readablePart(strapi, queued);
  if (!email) return void (await forgetEmail(strapi, queued));
  const tries = email.tries + 1;
  try {
    await strapi.plugin('email').provider.send(emailOf(email));
  } catch (error) {
    const wait = waitAfter(tries, settings.mail.retrySeconds * 1000);
    const late = Date.now() - email.created > GIVEN_UP_AFTER;
    const reason = reasonOf(error);
    strapi.log.warn(
      `Email ${email.id} (${email.kind}) was not accepted: ${reason}. ${late ? 'Giving up.' : `Next try in ${Math.ceil(wait / 1000)} s.`}`,
    );
    if (!late) return void (await retryAt(strapi, email, Date.now() + wait, reason));
    await forgetEmail(strapi, email);
    return notifyOfFailedJob(strapi, 'emails', ({ m }) => m.email_not_accepted({ reason }));
  }
  await inTransaction(strapi, async () => {
    await forgetEmail(strapi, email);
    await noteTime(strapi, 'email-sent');
  });
};

/** Sends emails to the mail server or the outbox, one after another, until each is accepted or too old. */
export const emailJob: Job = {
  name: 'emails',
  prepare: async (strapi) => isPostgres(strapi) || flushEmails(strapi, Date.now()),
  // It also runs regularly: another server on the same database may have stopped with claimed emails.
  async work(strapi, stopping) {
    for (const email of await dueEmails(strapi, Date.now(), AT_ONCE)) {
      if (stopping.aborted) return;
      await deliver(strapi, email);
    }
    const next = await nextDue(strapi);
    return next === null ? undefined : Math.max(next - Date.now(), 0);
  },
};

/** The emails that are not sent yet. */
export const countEmails = (strapi: Strapi): Promise<JobFigures> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(QUEUED_EMAILS)
      .count({ count: '*', failed: 'problem' })
      .min({ oldest: 'created' })
      .first();
    const latest = await sql(QUEUED_EMAILS)
      .whereNotNull('problem')
      .orderBy('id', 'desc')
      .first('problem');
    return jobFigures(row, latest?.problem ?? null);
  });

/** Makes failed emails due now, and returns how many. Each is due once, however often this is called. */
export const retryEmails = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, async (sql, afterwards) => {
    afterwards(() => wake('emails'));
    return sql(QUEUED_EMAILS).whereNotNull('problem').update({ next: Date.now(), problem: null });
  });
