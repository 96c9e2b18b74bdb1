import { inTransaction, isPostgres } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { startWorker, type Worker } from '../worker.ts';
import { type LetterFacts, type LetterKind, wordsOf } from './letters.ts';
import type { Letter } from './outbox.ts';
import { render } from './render.ts';
import { reasonOf } from './smtp.ts';

const LETTERS = 'waiting_letters';

interface WaitingLetter {
  id: number;
  kind: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  created: number;
  /** Time of the next try, in milliseconds. Set ahead during a try, in case the server stops. */
  next: number;
  tries: number;
}

/** Raw table of unsent letters, which survive a restart and an unreachable mail server. */
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

/** The oldest letters that are due. PostgreSQL returns large numbers as text. */
const dueLetters = (strapi: Strapi, now: number, most: number): Promise<WaitingLetter[]> =>
  inTransaction(strapi, async (sql) => {
    const rows = await sql(LETTERS).where('next', '<=', now).orderBy('id').limit(most);
    return rows.map((row) => ({ ...row, created: Number(row.created), next: Number(row.next) }));
  });

/** Claims a letter until a time. Returns false if another server was first. */
const putOff = (strapi: Strapi, letter: WaitingLetter, until: number): Promise<boolean> =>
  inTransaction(strapi, async (sql) => {
    const { id, next, tries } = letter;
    const change = { next: until, tries: tries + 1 };
    return (await sql(LETTERS).where({ id, next, tries }).update(change)) === 1;
  });

const retryAt = (strapi: Strapi, { id }: WaitingLetter, next: number): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ id }).update({ next }));

const forgetLetter = (strapi: Strapi, { id }: WaitingLetter): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ id }).delete());

/** Deletes the letters about something that were never tried. */
export const recallLetters = (strapi: Strapi, about: string): Promise<number> =>
  inTransaction(strapi, (sql) => sql(LETTERS).where({ about, tries: 0 }).delete());

/** After a start, makes all letters due that were tried before. Untried ones may still be recalled. */
const hurryLetters = (strapi: Strapi, now: number): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(LETTERS).where('next', '>', now).where('tries', '>', 0).update({ next: now }),
  );

/** When the next letter is due, in milliseconds; null if none waits. */
const nextDue = (strapi: Strapi): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const row = await sql(LETTERS).min('next as next').first();
    return row?.next === null || row?.next === undefined ? null : Number(row.next);
  });

const MINUTE = 60_000;
/** Time in which no other server tries the same letter. Longer than a mail server takes, at a minute per response. */
const LEASE = 15 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** As usual for mail servers. */
const GIVEN_UP_AFTER = 5 * 24 * 60 * MINUTE;
const AT_ONCE = 20;

/** Milliseconds to wait after a failure: twice as long each time, at most an hour. */
const waitAfter = (tries: number, first: number): number =>
  Math.min(first * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT);

const letterOf = (letter: WaitingLetter): Letter => {
  const { id, recipient, created, kind, subject, text, html } = letter;
  return {
    kind,
    to: recipient,
    from: settings.mail.from,
    subject,
    text,
    html,
    written: new Date(created).toISOString(),
    // The same for each try, so that a letter that was sent twice is recognized.
    messageId: `<${created}.${id}@${new URL(settings.publicUrl).hostname}>`,
  };
};

let postman: Worker | undefined;

const wakePostman = (): void => postman?.wake();

/** Sends letters to the mail server or the outbox, one after the other, until each is accepted. */
export const startPostman = (strapi: Strapi): void => {
  let fresh = true;

  const deliver = async (letter: WaitingLetter): Promise<void> => {
    if (!(await putOff(strapi, letter, Date.now() + LEASE))) return;
    const tries = letter.tries + 1;
    try {
      await strapi.plugin('email').provider.send(letterOf(letter));
    } catch (error) {
      const wait = waitAfter(tries, settings.mail.retrySeconds * 1000);
      const late = Date.now() - letter.created > GIVEN_UP_AFTER;
      strapi.log.warn(
        `Email ${letter.id} (${letter.kind}) was not accepted: ${reasonOf(error)}. ${late ? 'Giving up.' : `Next try in ${Math.ceil(wait / 1000)} s.`}`,
      );
      await (late ? forgetLetter(strapi, letter) : retryAt(strapi, letter, Date.now() + wait));
      return;
    }
    await forgetLetter(strapi, letter);
  };

  const round = async (stopping: AbortSignal): Promise<number | undefined> => {
    if (fresh && !isPostgres(strapi)) await hurryLetters(strapi, Date.now());
    fresh = false;
    for (const letter of await dueLetters(strapi, Date.now(), AT_ONCE)) {
      if (stopping.aborted) return;
      await deliver(letter);
    }
    const next = await nextDue(strapi);
    return next === null ? undefined : Math.max(next - Date.now(), 0);
  };

  // The worker also runs regularly: another server on the same database may have stopped with claimed letters.
  postman = startWorker(round, (error) => strapi.log.error(error));
};

/** Resolves when the current letter is handled. */
export const stopPostman = async (): Promise<void> => postman?.stop();

interface Pause {
  /** Milliseconds until it is sent. */
  waits: number;
  /** Key by which it can be recalled until then. */
  about: string;
}

/** Stores a letter, within the caller's transaction, and returns without waiting for the mail server. */
export const sendLetter = <K extends LetterKind>(
  strapi: Strapi,
  kind: K,
  to: string,
  facts: LetterFacts[K],
  pause?: Pause,
): Promise<void> =>
  inTransaction(strapi, async (sql, afterwards) => {
    const now = Date.now();
    const letter = render(wordsOf(kind, facts));
    await sql(LETTERS).insert({
      kind,
      recipient: to,
      ...letter,
      created: now,
      next: now + (pause?.waits ?? 0),
      about: pause?.about ?? null,
      tries: 0,
    });
    afterwards(() => wakePostman());
  });
