/**
 * The address a person may be sent on to: a path of this site, or the fallback.
 * Everything that a browser could read as another site, or as script, is refused.
 */
export function safeReturn(target: string | null | undefined, fallback: string): string {
  if (!target || !/^\/(?![/\\])/.test(target) || hasControl(target)) return fallback;
  const here = 'https://portal.invalid';
  let url: URL;
  try {
    url = new URL(target, here);
  } catch {
    return fallback;
  }
  if (url.origin !== here || url.pathname.startsWith('//')) return fallback;
  // The auth pages and signing out are never where somebody wants to arrive, however they are spelled.
  if (/^\/+(auth|logout)(\/|$)/i.test(decoded(url.pathname))) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Browsers drop tabs and line breaks from addresses, which can make a path into another site. */
function hasControl(text: string): boolean {
  for (const symbol of text)
    if (symbol < ' ' || symbol === '\u007f' || symbol === '\\') return true;
  return false;
}
