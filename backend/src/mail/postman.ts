import { isPostgres } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { startWorker, type Worker } from '../worker.ts';
import type { Letter } from './outbox.ts';
import { reasonOf } from './smtp.ts';
import {
  dueLetters,
  forgetLetter,
  hurryLetters,
  nextDue,
  putOff,
  retryAt,
  type WaitingLetter,
} from './waiting.ts';

const MINUTE = 60_000;
/** Longer than a mail server may take, a minute for each of its answers: until then nobody else tries the same letter. */
const LEASE = 15 * MINUTE;
const LONGEST_WAIT = 60 * MINUTE;
/** What other mail servers give up after, too. */
const GIVEN_UP_AFTER = 5 * 24 * 60 * MINUTE;
const AT_ONCE = 20;

/** How long to wait after the n-th failure: each time twice as long, at most an hour. */
const waitAfter = (tries: number, first: number): number =>
  Math.min(first * 2 ** Math.min(tries - 1, 20), LONGEST_WAIT);

const letterOf = ({
  id,
  kind,
  recipient,
  subject,
  text,
  html,
  created,
}: WaitingLetter): Letter => ({
  kind,
  to: recipient,
  from: settings.mail.from,
  subject,
  text,
  html,
  written: new Date(created).toISOString(),
  // The same for each try, so that a letter that went out twice can be known as one.
  messageId: `<${created}.${id}@${new URL(settings.publicUrl).hostname}>`,
});

let postman: Worker | undefined;

/** A letter was written. */
export const wakePostman = (): void => postman?.wake();

/** Takes letters to the mail server or the outbox, one after the other, until each one has arrived. */
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
        `Letter ${letter.id} (${letter.kind}) was not taken: ${reasonOf(error)}. ${late ? 'It is given up.' : `Next try in ${Math.ceil(wait / 1000)} s.`}`,
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

  // It also looks by itself: another server on the same database may have stopped with letters in hand.
  postman = startWorker(round, (error) => strapi.log.error(error));
};

/** Begins no other letter, and is over when the present one is. */
export const stopPostman = async (): Promise<void> => postman?.stop();
