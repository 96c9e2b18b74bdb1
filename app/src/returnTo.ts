import { signInWith } from './paths.ts';

/** Paths that are no page of the portal, or pages for signed-out visitors. */
const noPlace = /^\/+(auth|logout|api|uploads|assets)(\/|$)/i;
const longest = 2048;

/**
 * The address a person may be sent on to: a path of this site, or the fallback.
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

/** Where signing out leads: to a place of this site, else to the directory where there is one, else to the sign-in page. */
export function afterSignOut(returnTo: string | null, directory: string | null): string {
  return safeReturn(returnTo, directory ?? signInWith('signed-out'));
}

/** Null where the path is not rightly encoded. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Browsers drop tabs and line breaks from addresses, which can make a path into another site. */
function hasControl(text: string): boolean {
  for (const symbol of text)
    if (symbol < ' ' || symbol === '\u007f' || symbol === '\\') return true;
  return false;
}
