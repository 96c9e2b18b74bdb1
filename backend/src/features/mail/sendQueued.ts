import { inOneRead, inTransaction, isPostgres } from '../../base/database.ts';
import { notifyOfFailedJob } from '../../base/failures.ts';
import {
  type Backlog,
  claim,
  dueRows,
  held,
  type Job,
  untilNext,
  waitAfter,
} from '../../base/jobs.ts';
import { noteTime } from '../../base/lastTimes.ts';
import type { Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { takeGroup, waitsForMore } from './grouped.ts';
import type { Email } from './outbox.ts';
import { QUEUED_EMAILS, type QueuedEmail } from './queueTable.ts';
import { readablePart } from './readable.ts';
import { senderNow } from './sender.ts';
import { mailSettings } from './settings.ts';
import { reasonOf } from './smtp.ts';

const forgetEmail = (strapi: Strapi, { id }: QueuedEmail): Promise<number> =>
  inTransaction(strapi, (sql) => sql(QUEUED_EMAILS).where({ id }).delete());

const MINUTE = 60_000;
/** Milliseconds in which no other server sends the same email. Longer than a mail server takes, at a minute per response. */
const LEASE = 15 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** As usual for mail servers. */
const GIVEN_UP_AFTER = 5 * 24 * 60 * MINUTE;
const AT_ONCE = 20;

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
  if (await waitsForMore(strapi, queued)) return;
  const own = await inTransaction(strapi, (sql) => claim(sql(QUEUED_EMAILS), queued, LEASE));
  if (!own) return;
  const claimed = await inTransaction(strapi, (sql) => takeGroup(strapi, sql, own)).catch(
    (error) => {
      strapi.log.warn(`Email ${own.id} (${own.kind}) is sent alone: ${reasonOf(error)}.`);
      return own;
    },
  );
  try {
    const email = await readablePart(strapi, claimed);
    if (!email) return void (await forgetEmail(strapi, claimed));
    await strapi.plugin('email').provider.send(emailOf(email));
  } catch (error) {
    const wait = waitAfter(claimed.tries, mailSettings.retrySeconds * 1000, LONGEST_WAIT);
    const late = Date.now() - claimed.created > GIVEN_UP_AFTER;
    const reason = reasonOf(error);
    strapi.log.warn(
      `Email ${claimed.id} (${claimed.kind}) was not accepted: ${reason}. ${late ? 'Giving up.' : `Next try in ${Math.ceil(wait / 1000)} s.`}`,
    );
    const ended = await inTransaction(strapi, (sql) => {
      const own = held(sql(QUEUED_EMAILS), claimed);
      return late ? own.delete() : own.update({ next: Date.now() + wait, problem: reason });
    });
    if (!late || ended !== 1) return;
    return notifyOfFailedJob(strapi, 'emails', () => m.email_not_accepted({ reason }));
  }
  await inTransaction(strapi, async () => {
    await forgetEmail(strapi, claimed);
    await noteTime(strapi, 'email-sent');
  });
};

/** Sends emails to the mail server or the outbox, one after another, until each is accepted or too old. */
export const emailJob: Job = {
  name: 'emails',
  /** Makes all emails due that failed before. Delayed ones may still be cancelled. */
  prepare: (strapi) =>
    inTransaction(strapi, async (sql) => {
      if (isPostgres(strapi)) return;
      const now = Date.now();
      await sql(QUEUED_EMAILS).where('next', '>', now).where('tries', '>', 0).update({ next: now });
    }),
  // It also runs regularly: another server on the same database may have stopped with claimed emails.
  async work(strapi, stopping) {
    const due: QueuedEmail[] = await inOneRead(strapi, (sql) =>
      dueRows(sql, QUEUED_EMAILS).orderBy('id').limit(AT_ONCE),
    );
    for (const email of due) {
      if (stopping.aborted) return;
      // PostgreSQL returns large numbers as text.
      await deliver(strapi, { ...email, created: Number(email.created) });
    }
    return inOneRead(strapi, (sql) => untilNext(sql(QUEUED_EMAILS)));
  },
};

export const emailBacklog: Backlog = {
  job: 'emails',
  rows: (sql) => sql(QUEUED_EMAILS),
  created: 'created',
  async problem(sql) {
    const failed = sql(QUEUED_EMAILS).whereNotNull('problem').orderBy('id', 'desc');
    return (await failed.first('problem'))?.problem ?? null;
  },
};
