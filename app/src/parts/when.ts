import { formatDate } from '@portal/data/schemas';
import { limitText } from '@portal/domain';
import { m } from '../i18n/messages.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Waits of this many days and more are highlighted. */
const longWait = 3;

/** The time since an instant, in the largest whole unit; a future instant is 'less than an hour'. */
export function age(since: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(since));
  if (passed < hour) return m.common_less_than_hour();
  return passed < day
    ? m.common_hours({ count: Math.floor(passed / hour) })
    : m.common_days({ count: Math.floor(passed / day) });
}

/** The same in a sentence: '3 days ago'. */
export function ago(at: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed < hour) return m.common_less_than_hour_ago();
  return passed < day
    ? m.common_hours_ago({ count: Math.floor(passed / hour) })
    : m.common_days_ago({ count: Math.floor(passed / day) });
}

/** The waiting time of a pending item, and whether it is long. */
export function waited(since: string, now: number): { text: string; long: boolean } {
  return { text: age(since, now), long: now - Date.parse(since) > longWait * day };
}

/** That a wait passed the operator's limit. */
export const overLimit = (hours: number): string =>
  m.common_over_limit({ limit: limitText(hours) });

/** When a device was last used, in words. */
export function lastActive(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < hour) return m.common_active_within_hour();
  return passed > 7 * day
    ? m.common_last_active_on({ date: formatDate(at) })
    : m.common_last_active({ ago: ago(at, now) });
}
