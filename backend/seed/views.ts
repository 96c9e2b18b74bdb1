import { addDays, type Day, dayOf } from '../src/days.ts';
import { createRandom, seedOf } from './random.ts';

const VIEW_DAYS = 60;
/** From Sunday on: small businesses look for software on working days. */
const WEEK = [0.42, 1.12, 1.18, 1.1, 1.04, 0.88, 0.5];

export interface DayOfViews {
  day: Day;
  views: number;
}

/** Views of one listing for each of the last 60 days it was live on, today included. */
export const viewsOf = (
  name: string,
  liveSince: Date,
  now: Date,
  timeZone = 'UTC',
): DayOfViews[] => {
  const random = createRandom(seedOf(name));
  const level = 6 + random() ** 2 * 70;
  const trend = (random() - 0.4) * 0.012;
  const today = dayOf(now, timeZone);
  const first = dayOf(liveSince, timeZone);
  const days: DayOfViews[] = [];
  for (let back = VIEW_DAYS - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    const mood = 0.75 + random() * 0.5;
    if (day < first) continue;
    const rhythm = WEEK[new Date(day).getUTCDay()] ?? 1;
    const views = Math.round(level * rhythm * mood * (1 + trend * (VIEW_DAYS - back)));
    days.push({ day, views: Math.max(0, views) });
  }
  return days;
};
