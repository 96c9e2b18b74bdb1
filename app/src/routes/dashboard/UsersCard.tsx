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

interface UsersCardProps {
  users: DailyUsers;
  today: Day;
  days: number;
}

const fresh = { value: 'New users', unit: { one: 'new user', many: 'new users' } };
const words: Record<UserSeries, ChartWords> = {
  both: { ...fresh, also: 'Total users' },
  new: fresh,
  total: { value: 'Total users', unit: { one: 'user', many: 'users' } },
};
const labels: Record<UserSeries, string> = {
  both: 'New and total users per day',
  new: 'New users per day',
  total: 'Total users per day',
};
const options = [
  { value: 'both', label: 'Both' },
  { value: 'new', label: 'New' },
  { value: 'total', label: 'Total' },
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
      title="Registered users"
      help="New and total users per day"
      actions={
        <SegmentedControl
          name="series"
          label="Chart series"
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
