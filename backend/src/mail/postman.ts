import { isPostgres } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import type { Letter } from './outbox.ts';
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
/** Longer than a mail server may take: until then nobody else tries the same letter. */
const LEASE = 2 * MINUTE;
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

let wake = (): void => undefined;

/** A letter was written. */
export const wakePostman = (): void => wake();

/** Takes letters to the mail server or the outbox, one after the other, until each one has arrived. */
export const startPostman = (strapi: Strapi): (() => void) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  let again = false;

  const deliver = async (letter: WaitingLetter): Promise<void> => {
    if (!(await putOff(strapi, letter, Date.now() + LEASE))) return;
    const tries = letter.tries + 1;
    try {
      await strapi.plugin('email').provider.send(letterOf(letter));
    } catch (error) {
      const wait = waitAfter(tries, settings.mail.retrySeconds * 1000);
      const late = Date.now() - letter.created > GIVEN_UP_AFTER;
      strapi.log.warn(
        `Letter ${letter.id} (${letter.kind}) was not taken: ${error}. ${late ? 'It is given up.' : `Next try in ${Math.ceil(wait / 1000)} s.`}`,
      );
      await (late ? forgetLetter(strapi, letter) : retryAt(strapi, letter, Date.now() + wait));
      return;
    }
    await forgetLetter(strapi, letter);
  };

  const work = async (): Promise<void> => {
    do {
      again = false;
      for (const letter of await dueLetters(strapi, Date.now(), AT_ONCE)) {
        if (stopped) return;
        await deliver(letter);
        again = true;
      }
    } while (again && !stopped);
    const next = await nextDue(strapi);
    // Also looks by itself now and then: another server on the same database may have stopped with letters in hand.
    plan(next === null ? MINUTE : Math.min(Math.max(next - Date.now(), 100), MINUTE));
  };

  const run = async (): Promise<void> => {
    again = true;
    if (busy || stopped) return;
    busy = true;
    try {
      await work();
    } catch (error) {
      strapi.log.error(error);
      plan(MINUTE);
    } finally {
      busy = false;
    }
  };

  const plan = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, milliseconds).unref();
  };

  wake = () => setImmediate(run);
  const begin = async (): Promise<void> => {
    if (!isPostgres(strapi)) await hurryLetters(strapi, Date.now());
    await run();
  };
  begin().catch((error: unknown) => strapi.log.error(error));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
