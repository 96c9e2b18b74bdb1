import { createRandom, seedOf } from './random.ts';
import { DAY } from './timeline.ts';

export const VIEW_DAYS = 60;
/** From Sunday on: small businesses look for software on working days. */
const WEEK = [0.42, 1.12, 1.18, 1.1, 1.04, 0.88, 0.5];

export interface DayOfViews {
  day: string;
  views: number;
}

const calendarDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

/** Views of one listing for each of the last 60 days it was live on, today included. */
export const viewsOf = (name: string, liveSince: Date, now: Date): DayOfViews[] => {
  const random = createRandom(seedOf(name));
  const level = 6 + random() ** 2 * 70;
  const trend = (random() - 0.4) * 0.012;
  const days: DayOfViews[] = [];
  for (let back = VIEW_DAYS - 1; back >= 0; back -= 1) {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12);
    const mood = 0.75 + random() * 0.5;
    if (date.getTime() + DAY / 2 < liveSince.getTime()) continue;
    const rhythm = WEEK[date.getDay()] ?? 1;
    const views = Math.round(level * rhythm * mood * (1 + trend * (VIEW_DAYS - back)));
    days.push({ day: calendarDay(date), views: Math.max(0, views) });
  }
  return days;
};
