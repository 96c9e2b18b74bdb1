import { rawTable, type Sql } from '../../base/database.ts';
import type { Readable } from './readable.ts';

export const QUEUED_EMAILS = 'queued_emails';

export interface QueuedEmail extends Readable {
  id: number;
  subject: string;
  html: string;
  created: number;
  /** Time of the next attempt in milliseconds. Set ahead during an attempt, in case the server stops. */
  next: number | string;
  tries: number;
  /** The key by which it can be recalled; null for none. */
  about: string | null;
  /** Why the last attempt failed. */
  problem: string | null;
}

/** Values of one statement; databases limit them. */
const AT_ONCE = 500;

/** Deletes emails of which no attempt was made, by the values of a column. */
export const deleteEmails = async (
  sql: Sql,
  column: 'id' | 'notification',
  values: readonly number[],
): Promise<void> => {
  for (let from = 0; from < values.length; from += AT_ONCE)
    await sql(QUEUED_EMAILS)
      .whereIn(column, values.slice(from, from + AT_ONCE))
      .where({ tries: 0 })
      .delete();
};

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
