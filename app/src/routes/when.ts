import { formatDate } from '@portal/data/schemas';
import { limitText } from '@portal/domain';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Waits of this many days and more are highlighted. */
const longWait = 3;

const many = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** The time since an instant, in the largest whole unit; a future instant is 'less than an hour'. */
export function age(since: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(since));
  if (passed < hour) return 'less than an hour';
  return passed < day
    ? many(Math.floor(passed / hour), 'hour')
    : many(Math.floor(passed / day), 'day');
}

/** The waiting time of a pending item, and whether it is long. */
export function waited(since: string, now: number): { text: string; long: boolean } {
  return { text: age(since, now), long: now - Date.parse(since) > longWait * day };
}

/** That a wait passed the operator's limit. */
export const overLimit = (hours: number): string => `Over ${limitText(hours)}`;

/** When a device was last used, in words. */
export function lastActive(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < hour) return 'Active within the last hour';
  return passed > 7 * day ? `Last active ${formatDate(at)}` : `Last active ${age(at, now)} ago`;
}
