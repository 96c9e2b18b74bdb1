import {
  addDays,
  type DailyUsers,
  type Day,
  daysOf,
  formatDay,
  shortDay,
} from '@portal/data/schemas';
import type { ChartPoint } from '@portal/ui/components/Chart';

/** What of the registered users is drawn. */
const userSeries = ['both', 'new', 'total'] as const;
export type UserSeries = (typeof userSeries)[number];

/** The last days up to today; on a day without a registration the total stays and none is new. */
export function userDays(
  users: DailyUsers,
  { today, days, series }: { today: Day; days: number; series: UserSeries },
): ChartPoint[] {
  const known = new Map(users.map((day) => [day.date, day]));
  const start = addDays(today, 1 - days);
  let total = users.findLast(({ date }) => date < start)?.total ?? 0;
  return daysOf({ start, end: today }).map((date) => {
    const day = known.get(date);
    total = day?.total ?? total;
    const point = { key: date, label: formatDay(date), tick: shortDay(date) };
    if (series === 'total') return { ...point, value: total };
    const fresh = { ...point, value: day?.new ?? 0 };
    return series === 'new' ? fresh : { ...fresh, also: total };
  });
}
