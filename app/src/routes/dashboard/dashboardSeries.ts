import {
  addDays,
  type DailyUsers,
  type Day,
  daysOf,
  formatDay,
  shortDay,
  type Waits,
} from '@portal/data/schemas';
import { trendWeeks } from '@portal/domain';
import type { Series } from '@portal/ui/patterns/Dashboard';
import { m } from '../../i18n/messages.js';

const pointOf = (date: Day, value: number) => ({
  key: date,
  label: formatDay(date),
  tick: shortDay(date),
  value,
});

/** New and total users of the last days up to today, together or one of them. A day without a registration has the previous total and no new users. */
export function userSeries(users: DailyUsers, today: Day, days: number): Series[] {
  const known = new Map(users.map((day) => [day.date, day]));
  const start = addDays(today, 1 - days);
  let total = users.findLast(({ date }) => date < start)?.total ?? 0;
  const points = daysOf({ start, end: today }).map((date) => {
    const day = known.get(date);
    total = day?.total ?? total;
    return { fresh: pointOf(date, day?.new ?? 0), total };
  });
  const words = {
    value: m.dashboard_new_users(),
    unit: { one: m.dashboard_unit_new_user(), many: m.dashboard_unit_new_users() },
  };
  return [
    {
      name: m.dashboard_both(),
      label: m.dashboard_both_per_day(),
      kind: 'count',
      words: { ...words, also: m.dashboard_total_users() },
      points: points.map(({ fresh, total: also }) => ({ ...fresh, also })),
    },
    {
      name: m.dashboard_new(),
      label: m.dashboard_new_per_day(),
      kind: 'count',
      words,
      points: points.map(({ fresh }) => fresh),
    },
    {
      name: m.dashboard_total(),
      label: m.dashboard_total_per_day(),
      words: {
        value: m.dashboard_total_users(),
        unit: { one: m.dashboard_unit_user(), many: m.dashboard_unit_users() },
      },
      points: points.map(({ fresh, total: value }) => ({ ...fresh, value })),
    },
  ];
}

/** The backlog by day, and the wait by week. A week is named by its first day; one without a decision has no wait. */
export const waitSeries = ({ days, weeks }: Waits): Series[] => [
  {
    name: m.dashboard_backlog(),
    label: m.dashboard_backlog_label(),
    help: m.dashboard_backlog_help({ weeks: trendWeeks }),
    words: {
      value: m.dashboard_to_review(),
      unit: { one: m.dashboard_unit_item_to_review(), many: m.dashboard_unit_items_to_review() },
    },
    points: days.map(({ date, backlog }) => pointOf(date, backlog)),
  },
  {
    name: m.dashboard_wait(),
    label: m.dashboard_wait_label(),
    help: m.dashboard_wait_help({ weeks: trendWeeks }),
    words: {
      value: m.dashboard_hours(),
      unit: { one: m.dashboard_unit_hour(), many: m.dashboard_unit_hours() },
    },
    points: weeks.flatMap(({ date, median }) => (median === null ? [] : [pointOf(date, median)])),
  },
];
