import type { SavedView } from '@portal/data/savedViews';

/** Characters of a cookie that every browser and proxy takes, with those of the other cookies. */
const most = 3584;

/** The value of the cookie `views`: a user and the queries that their lists open with, as many as fit. */
export function defaultViewsCookie(user: number, views: readonly SavedView[]): string {
  let value = encodeURIComponent(JSON.stringify({ user }));
  const fitting: Record<string, string | number> = { user };
  for (const { isDefault, list, query } of views) {
    const next = encodeURIComponent(JSON.stringify({ ...fitting, [list]: query }));
    if (!isDefault || next.length > most) continue;
    fitting[list] = query;
    value = next;
  }
  return value;
}
