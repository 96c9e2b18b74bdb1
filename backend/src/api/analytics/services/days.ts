import { addDays, type Day } from '../../../days.ts';
import { invalid } from '../../../refusal.ts';

const DAY = 24 * 3600 * 1000;
const MAX_DAYS = 366;

const readDay = (value: unknown, name: string): Day => {
  const time =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : Number.NaN;
  const day = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
  // A parser may roll the 31st of June over to July; that is no day either.
  if (day === '' || day !== value) throw invalid(`${name} must be a day as YYYY-MM-DD`);
  return day;
};

/** Every day asked for, first to last. */
export const readDays = (query: Record<string, unknown>): Day[] => {
  const start = readDay(query.start_date, 'start_date');
  const end = readDay(query.end_date, 'end_date');
  const count = Math.round((Date.parse(end) - Date.parse(start)) / DAY) + 1;
  if (count < 1 || count > MAX_DAYS) throw invalid(`Ask for 1 to ${MAX_DAYS} days, first to last`);
  return Array.from({ length: count }, (_, day) => addDays(start, day));
};
