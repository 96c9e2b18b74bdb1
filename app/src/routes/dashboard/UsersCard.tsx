import {
  addDays,
  type DailyUsers,
  type Day,
  daysOf,
  formatDay,
  shortDay,
} from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { AreaChart, type ChartPoint, type ChartWords } from '@portal/ui/components/Chart';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { useMemo, useState } from 'react';
import { m } from '../../i18n/messages.js';

interface UsersCardProps {
  users: DailyUsers;
  today: Day;
  days: number;
}

const fresh = {
  value: m.dashboard_new_users(),
  unit: { one: m.dashboard_unit_new_user(), many: m.dashboard_unit_new_users() },
};
const words: Record<UserSeries, ChartWords> = {
  both: { ...fresh, also: m.dashboard_total_users() },
  new: fresh,
  total: {
    value: m.dashboard_total_users(),
    unit: { one: m.dashboard_unit_user(), many: m.dashboard_unit_users() },
  },
};
const labels: Record<UserSeries, string> = {
  both: m.dashboard_both_per_day(),
  new: m.dashboard_new_per_day(),
  total: m.dashboard_total_per_day(),
};
const options = [
  { value: 'both', label: m.dashboard_both() },
  { value: 'new', label: m.dashboard_new() },
  { value: 'total', label: m.dashboard_total() },
] as const;

/** New and total registered users per day, together or one of them. */
export function UsersCard({ users, today, days }: UsersCardProps) {
  const [series, setSeries] = useState<UserSeries>('both');
  const points = useMemo(
    () => userDays(users, { today, days, series }),
    [users, today, days, series],
  );
  return (
    <Card
      title={m.dashboard_registered_users()}
      help={m.dashboard_both_per_day()}
      actions={
        <SegmentedControl
          name="series"
          label={m.dashboard_chart_series()}
          labelHidden
          options={options}
          value={series}
          onValueChange={setSeries}
        />
      }
    >
      <AreaChart
        label={labels[series]}
        points={points}
        words={words[series]}
        kind={series === 'total' ? 'level' : 'count'}
        size="compact"
      />
    </Card>
  );
}

const userSeries = ['both', 'new', 'total'] as const;
type UserSeries = (typeof userSeries)[number];

/** The last days up to today. A day without a registration has the previous total and no new users. */
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
