import { brandNow } from '../brand/index.ts';
import { defaultSender, mailSettings } from './settings.ts';

/** A name as in the header of an email: quoted when it has signs with a meaning there. */
const phrase = (name: string): string =>
  /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;

/** Who sends emails: `MAIL_FROM`, or the name of the portal. */
export const senderNow = (): string =>
  mailSettings.from === defaultSender
    ? defaultSender.replace(/^[^<]+(?= <)/, () => phrase(brandNow().brand.names.portal))
    : mailSettings.from;
