import type { DigestItem } from './content.ts';
import { emailWords, type WrittenEmail } from './emails.ts';
import type { Reader } from './readers.ts';

/** Notifications that the daily email names. */
const NAMED = 20;

/** Writes the daily email. */
export const writeDigest = (to: Reader, items: readonly DigestItem[]): WrittenEmail => {
  const titles = items.slice(0, NAMED).map(({ title }) => title);
  const facts = { titles, more: items.length - titles.length };
  return emailWords('daily-notifications', to, facts);
};
