import type { NotificationKind } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { wake } from '../../base/jobs.ts';
import type { Strapi } from '../../base/registry.ts';
import type { DigestItem } from './content.ts';
import { type EmailFacts, type EmailKind, emailWords, type WrittenEmail } from './emails.ts';
import { holdGroup } from './grouped.ts';
import { deleteEmails, QUEUED_EMAILS } from './queueTable.ts';
import { findReaders } from './readers.ts';
import { rendered } from './rendered.ts';
import { type Unsubscribe, unsubscribeLink } from './unsubscribe.ts';

/** Deletes the unsent emails about a record. */
export const recallEmails = (strapi: Strapi, about: string): Promise<number> =>
  inTransaction(strapi, (sql) => sql(QUEUED_EMAILS).where({ about, tries: 0 }).delete());

/** Deletes the unsent emails to an address that is erased. */
export const forgetEmailsTo = (sql: Sql, recipient: string): Promise<number> =>
  sql(QUEUED_EMAILS).where({ recipient }).delete();

/** Deletes the unsent emails of notifications. */
export const recallEmailsOf = (strapi: Strapi, notifications: readonly number[]): Promise<void> =>
  inTransaction(strapi, (sql) => deleteEmails(sql, 'notification', notifications));

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
    const email = {
      kind: written.kind,
      recipient: to,
      created: now,
      next: now + waits,
      reader: reader?.user ?? null,
      notices: reader?.kinds.join(',') ?? null,
      items: reader?.items ? JSON.stringify(reader.items) : null,
      unsubscribe: unsubscribe && unsubscribeLink(unsubscribe),
    };
    await holdGroup(strapi, sql, email);
    await sql(QUEUED_EMAILS).insert({
      ...email,
      ...rendered(written, unsubscribe !== null),
      about: about ?? null,
      tries: 0,
      notification,
    });
    afterwards(() => wake('emails'));
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
