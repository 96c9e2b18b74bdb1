import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';

export const LETTERS = 'waiting_letters';

export interface WaitingLetter {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created: number;
  /** When it is tried next; a letter on its way has been put off as well, in case the server stops meanwhile. */
  next: number;
  tries: number;
}

/** Raw table: letters stay here until somebody took them, so they survive a restart and a mail server that is away. */
export const waitingLettersModel = {
  uid: 'portal::waiting-letter',
  singularName: LETTERS,
  tableName: LETTERS,
  attributes: {
    id: { type: 'increments' },
    kind: { type: 'string' },
    recipient: { type: 'string' },
    subject: { type: 'text' },
    text: { type: 'text' },
    html: { type: 'text' },
    created: { type: 'biginteger' },
    next: { type: 'biginteger' },
    tries: { type: 'integer' },
    about: { type: 'string' },
  },
  indexes: [{ name: 'waiting_letters_next_index', columns: ['next'] }],
};

/** Letters whose time has come, the longest wait first. Large numbers come as text from some databases. */
export const dueLetters = (strapi: Strapi, now: number, most: number): Promise<WaitingLetter[]> =>
  inTransaction(strapi, async (sql) => {
    const rows = await sql(LETTERS).where('next', '<=', now).orderBy('id').limit(most);
    return rows.map((row) => ({ ...row, created: Number(row.created), next: Number(row.next) }));
  });

/** Puts a letter off; false when another server has done so first. */
export const putOff = (strapi: Strapi, letter: WaitingLetter, until: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const { id, next, tries } = letter;
    const change = { next: until, tries: tries + 1 };
    return (await sql(LETTERS).where({ id, next, tries }).update(change)) === 1;
  });

/** `next` in milliseconds since 1970. */
export const retryAt = (strapi: Strapi, { id }: WaitingLetter, next: number): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ id }).update({ next }));

export const forgetLetter = (strapi: Strapi, { id }: WaitingLetter): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ id }).delete());

/** Takes back what was written about something and has not left yet. */
export const recallLetters = (strapi: Strapi, about: string): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ about, tries: 0 }).delete());

/**
 * After a start: whatever was on its way when the only server there is stopped, and whatever waits for a second try. What
 * still rests, to be recalled with its decision, goes on resting.
 */
export const hurryLetters = (strapi: Strapi, now: number): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(LETTERS).where('next', '>', now).where('tries', '>', 0).update({ next: now }),
  );

/** When the next letter falls due, if any waits. */
export const nextDue = (strapi: Strapi): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(LETTERS).min('next as next').first();
    return row?.next === null || row?.next === undefined ? null : Number(row.next);
  });
