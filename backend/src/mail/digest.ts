import type { NotificationKind } from '@portal/domain';
import { type EmailRecipient, readerOf } from './content.ts';
import { emailWords, type WrittenEmail } from './emails.ts';

/** Notifications that the daily email names. */
const NAMED = 20;

export interface DigestItem {
  kind: NotificationKind;
  title: string;
}

/** Writes the daily email. */
export const writeDigest = (to: EmailRecipient, items: readonly DigestItem[]): WrittenEmail => {
  const titles = items.slice(0, NAMED).map(({ title }) => title);
  const facts = { titles, more: items.length - titles.length };
  return emailWords('daily-notifications', readerOf(to), facts);
};
