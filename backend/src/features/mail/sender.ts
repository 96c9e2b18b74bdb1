import { defaultSender, settings } from '../../base/settings.ts';
import { brandNow } from '../brand/brand.ts';

/** A name as in the header of an email: quoted when it has signs with a meaning there. */
const phrase = (name: string): string =>
  /^[\p{L}\p{N} ]+$/u.test(name) ? name : `"${name.replace(/["\\]/g, '\\$&')}"`;

/** Who sends emails: `MAIL_FROM`, or the name of the portal. */
export const senderNow = (): string =>
  settings.mail.from === defaultSender
    ? defaultSender.replace(/^[^<]+(?= <)/, () => phrase(brandNow().brand.names.portal))
    : settings.mail.from;
