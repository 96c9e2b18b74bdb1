import { inTransaction } from '../database.ts';
import type { Strapi } from '../registry.ts';
import { type LetterFacts, type LetterKind, wordsOf } from './letters.ts';
import { wakePostman } from './postman.ts';
import { render } from './render.ts';
import { LETTERS } from './waiting.ts';

interface Pause {
  /** Milliseconds before it leaves. */
  waits: number;
  /** What it is about, so that it can be recalled until then. */
  about: string;
}

/**
 * Writes a letter and answers at once. It is stored with the caller's own transaction, so a deed that is undone tells
 * nobody, and one that is done is told even if the server stops right after it. The postman takes it from there.
 */
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
