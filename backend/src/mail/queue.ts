import type { NotificationKind } from '@portal/domain';
import type { UserRow } from '../actor.ts';
import { inTransaction, isPostgres, rawTable, type Sql } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { type JobFigures, jobFigures } from '../system/jobFigures.ts';
import { noteTime } from '../system/lastTimes.ts';
import { startWorker, type Worker } from '../worker.ts';
import type { DigestItem } from './digest.ts';
import { type EmailFacts, type EmailKind, emailWords, type WrittenEmail } from './emails.ts';
import type { Email } from './outbox.ts';
import { type Readable, readablePart, rendered } from './readable.ts';
import { findReaders } from './readers.ts';
import { senderNow } from './sender.ts';
import { reasonOf } from './smtp.ts';
import { type Unsubscribe, unsubscribeLink } from './unsubscribe.ts';

const QUEUED_EMAILS = 'queued_emails';

interface QueuedEmail extends Readable {
  id: number;
  subject: string;
  html: string;
  created: number;
  /** Time of the next attempt in milliseconds. Set ahead during an attempt, in case the server stops. */
  next: number;
  tries: number;
  /** Why the last attempt failed. */
  problem: string | null;
}

/** Raw table of unsent emails, which survive a restart and an unreachable mail server. */
export const queuedEmailsModel = rawTable(
  QUEUED_EMAILS,
  {
    kind: 'string',
    recipient: 'string',
    subject: 'text',
    text: 'text',
    html: 'text',
    created: 'biginteger',
    next: 'biginteger',
    tries: 'integer',
    about: 'string',
    problem: 'string',
    notification: 'integer',
    unsubscribe: 'text',
    reader: 'integer',
    notices: 'text',
    items: 'text',
  },
  { index: 'next' },
);

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

/** Deletes the unsent emails about a record. */
export const recallEmails = (strapi: Strapi, about: string): Promise<number> =>
  inTransaction(strapi, (sql) => sql(QUEUED_EMAILS).where({ about, tries: 0 }).delete());

/** Deletes the unsent emails to an address that is erased. */
export const forgetEmailsTo = (sql: Sql, recipient: string): Promise<number> =>
  sql(QUEUED_EMAILS).where({ recipient }).delete();

/** Deletes the unsent emails of notifications. */
export const recallEmailsOf = (strapi: Strapi, notifications: readonly number[]): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(QUEUED_EMAILS)
      .whereIn('notification', [...notifications])
      .where({ tries: 0 })
      .delete(),
  );

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

let mailWorker: Worker | undefined;

const wakeMailWorker = (): void => mailWorker?.wake();

/** Sends emails to the mail server or the outbox, one after another, until each is accepted or too old. */
export const startMailWorker = (
  strapi: Strapi,
  {
    failed,
    gaveUp,
  }: { failed: Parameters<typeof startWorker>[2]; gaveUp: (reason: string) => Promise<void> },
): void => {
  let fresh = true;

  const deliver = async (queued: QueuedEmail): Promise<void> => {
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
      return gaveUp(reason);
    }
    await inTransaction(strapi, async () => {
      await forgetEmail(strapi, email);
      await noteTime(strapi, 'email-sent');
    });
  };

  const round = async (stopping: AbortSignal): Promise<number | undefined> => {
    if (fresh && !isPostgres(strapi)) await flushEmails(strapi, Date.now());
    fresh = false;
    for (const email of await dueEmails(strapi, Date.now(), AT_ONCE)) {
      if (stopping.aborted) return;
      await deliver(email);
    }
    const next = await nextDue(strapi);
    return next === null ? undefined : Math.max(next - Date.now(), 0);
  };

  // The worker also runs regularly: another server on the same database may have stopped with claimed emails.
  mailWorker = startWorker('emails', round, failed);
};

/** Resolves when the current email is done. */
export const stopMailWorker = async (): Promise<void> => mailWorker?.stop();

interface EmailOptions {
  /** Delay in milliseconds. Default: none. */
  waits?: number;
  /** Key by which it can be cancelled until then. */
  about?: string;
  /** The id of its notification: once that is read, an unsent email is not sent. */
  notification?: number | null;
  /** What its link to unsubscribe ends. Default: it has none. */
  unsubscribe?: Unsubscribe | null;
  /** Whose notifications it is about: if they may no longer read one of them, it is sent with the other items or not at all. */
  reader?: { user: number; kinds: readonly NotificationKind[]; items?: readonly DigestItem[] };
}

/** Stores a written email in the caller's transaction; does not wait for the mail server. */
export const queueEmail = (
  strapi: Strapi,
  written: WrittenEmail,
  to: string,
  { waits = 0, about, notification = null, unsubscribe = null, reader }: EmailOptions = {},
): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const now = Date.now();
    await sql(QUEUED_EMAILS).insert({
      kind: written.kind,
      recipient: to,
      ...rendered(written, unsubscribe !== null),
      created: now,
      next: now + waits,
      about: about ?? null,
      tries: 0,
      notification,
      unsubscribe: unsubscribe && unsubscribeLink(unsubscribe),
      reader: reader?.user ?? null,
      notices: reader?.kinds.join(',') ?? null,
      items: reader?.items ? JSON.stringify(reader.items) : null,
    });
    afterwards(() => wakeMailWorker());
  });

/** Writes and queues an email, in the language of the user as it is stored now. */
export const sendEmail = async <K extends EmailKind>(
  strapi: Strapi,
  kind: K,
  to: Pick<UserRow, 'id' | 'email' | 'first_name'>,
  ...facts: EmailFacts<K>
): Promise<void> => {
  const readerOf = await findReaders(strapi, [to], strapi.requestContext.get());
  await queueEmail(strapi, emailWords(kind, readerOf(to), ...facts), to.email);
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
    afterwards(() => wakeMailWorker());
    return sql(QUEUED_EMAILS).whereNotNull('problem').update({ next: Date.now(), problem: null });
  });
