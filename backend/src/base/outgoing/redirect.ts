import type { Exchange } from './sendRequest.ts';

export const MOST_REDIRECTS = 5;

/** Where a response leads to; null if it is no redirect to a web address. */
export const redirectOf = (url: URL, { status, headers }: Exchange): URL | null => {
  const { location } = headers;
  if (status === null || ![301, 302, 303, 307, 308].includes(status) || !location) return null;
  if (!URL.canParse(location, url.href)) return null;
  const next = new URL(location, url);
  return /^https?:$/.test(next.protocol) ? next : null;
};
