import { cleanAddress, hasInvisible, isHost } from './address.ts';

/** An address that was checked; `packages/ui` renders no other as an external link. */
export type SafeHref = string & { readonly brand: 'SafeHref' };

const isWeb = (href: string): href is SafeHref => /^https?:/.test(href);
/** Control characters, of which a URL parser silently drops line breaks and tabs, and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/**
 * The URL of a typed link, or null if it is invalid: only http and https, by the URL standard. URLs with a user are rejected,
 * because `https://bank.example@elsewhere.example` looks like the bank's.
 */
export function safeLink(text: string): SafeHref | null {
  const address = cleanAddress(text);
  if (unprintable.test(address) || hasInvisible(address)) return null;
  // URL.parse would do both at once, but is younger than Safari 17.5.
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return null;
  return isWeb(href) && isHost(hostname) ? href : null;
}

/** The link of an email address, in which no sign of it adds recipients or a subject. */
export const mailtoLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** The public directory until `DIRECTORY_URL` is set. */
export const defaultDirectoryUrl = 'https://directory.example/';
