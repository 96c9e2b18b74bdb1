import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import type { FieldError, TextField } from '../fields/fields.ts';
import { fieldProblem } from '../fields/fields.ts';
import { type SafeHref, safeLink } from '../text/link.ts';

/* Messages that a vendor and admins write to each other about a listing. */

export const messageField = lazyTexts({
  kind: 'text',
  label: m.message_label,
  max: textLimits.note,
  required: m.message_required,
}) satisfies TextField;

/** Milliseconds after sending in which the author can edit a message. */
const messageEditableFor = 5 * 60_000;

/** Messages that a user sends in a window of seconds. */
export const messageRate = { max: 30, seconds: 3600 } as const;

/** The text of a message without the spaces around it, null when it is invalid. Adds problems to `errors`. */
export function readMessage(
  input: Readonly<Record<string, unknown>>,
  errors: FieldError[],
): string | null {
  const message = fieldProblem(messageField, input.text);
  if (message) errors.push({ path: ['text'], message });
  return typeof input.text === 'string' && !message ? input.text.trim() : null;
}

/** Whether a user may edit a message now, in milliseconds since 1970. */
export const isEditable = (
  message: { authorId: number | null; sentAt: number },
  userId: number,
  now: number,
): boolean => message.authorId === userId && now - message.sentAt < messageEditableFor;

interface Readable {
  id: number;
  /** Written by staff. */
  byAdmin: boolean;
}

/**
 * The messages that are new to a reader, oldest first: those of the other side since the last one the reader has read. To staff
 * a message that another admin has answered is not new.
 */
export function newMessages<M extends Readable>(
  messages: readonly M[],
  reader: { admin: boolean; readTo: number },
): M[] {
  const answered = reader.admin ? (messages.findLast(({ byAdmin }) => byAdmin)?.id ?? 0) : 0;
  const after = Math.max(reader.readTo, answered);
  return messages.filter(({ id, byAdmin }) => byAdmin !== reader.admin && id > after);
}

interface TextPart {
  text: string;
  /** Of a link. */
  href?: SafeHref;
}

const linkLike = /https?:\/\/[^\s<>"]+/gi;
/** Signs that end a sentence around a link. */
const after = /[.,;:!?'’”…]+$/;
const brackets = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
] as const;

/** Without the signs of the sentence at its end. A closing bracket belongs to the link if its opening one does. */
function trimmedLink(found: string): string {
  const text = found.replace(after, '');
  const isOpen = brackets.some(
    ([open, close]) => text.endsWith(close) && text.split(close).length > text.split(open).length,
  );
  return isOpen ? trimmedLink(text.slice(0, -1)) : text;
}

/** Hosts whose letters are not mistaken for others: ASCII, and the macrons of Māori. */
const plainHost = /^https?:\/\/[ -~āēīōū]*$/iu;

/** The link as it is shown: with a host that may look like another one as browsers encode it. */
function shownLink(typed: string, href: SafeHref): string {
  const [address = ''] = /^https?:\/\/[^/?#]*/i.exec(typed) ?? [];
  if (plainHost.test(address)) return typed;
  const { protocol, host } = new URL(href);
  return `${protocol}//${host}${typed.slice(address.length)}`;
}

/** A text with its links apart; what `safeLink` rejects stays text. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(linkLike)) {
    const typed = trimmedLink(found);
    const href = safeLink(typed);
    if (!href) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: shownLink(typed, href), href });
    from = index + typed.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
