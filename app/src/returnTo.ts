import { signInWith } from './paths.ts';

/** Paths that are not pages of the portal, and pages for signed-out visitors. */
const noPlace = /^\/+(auth|logout|api|uploads|assets)(\/|$)/i;
const longest = 2048;

/**
 * A redirect target: a path of this site, or the fallback.
 * Rejects everything that a browser could read as another site, or as script.
 */
export function safeReturn(target: string | null | undefined, fallback: string): string {
  if (!target || target.length > longest) return fallback;
  if (!/^\/(?![/\\])/.test(target) || hasControl(target)) return fallback;
  const here = 'https://portal.invalid';
  let url: URL;
  try {
    url = new URL(target, here);
  } catch {
    return fallback;
  }
  const path = decoded(url.pathname);
  if (url.origin !== here || path === null) return fallback;
  // Also decoded, in case a later step decodes it again.
  if (/^\/[/\\\s]/.test(path) || hasControl(path) || noPlace.test(path)) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where to go after signing out: a path of this site, else the directory if there is one, else the sign-in page. */
export function afterSignOut(returnTo: string | null, directory: string | null): string {
  return safeReturn(returnTo, directory ?? signInWith('signed-out'));
}

/** Null for malformed percent-encoding. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Browsers drop tabs and line breaks from addresses, which can turn a path into another site. */
function hasControl(text: string): boolean {
  for (const symbol of text)
    if (symbol < ' ' || symbol === '\u007f' || symbol === '\\') return true;
  return false;
}
