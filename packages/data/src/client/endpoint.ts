export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, ready to be sent. */
export interface Endpoint {
  method: Method;
  path: string;
  query?: URLSearchParams;
  /** JSON, or a form of files. */
  body?: unknown;
  /** Works without a token, and its refusal does not end the session. */
  open?: true;
}

/** Fills a path such as `/apps/{id}`; every value is escaped. */
export function fill(path: string, values: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * Documented paths come with and without "/api" and the backend answers both; the portal always sends the prefix,
 * because without it some of them are also addresses of pages.
 */
export function addressOf(baseUrl: string, { path, query }: Endpoint): string {
  const host = baseUrl.replace(/\/?(api\/?)?$/, '');
  const bare = path.replace(/^\/?(api\/)?/, '/').replace(/\/$/, '');
  return `${host}/api${bare}${query?.size ? `?${query}` : ''}`;
}
