import type { DailyUsers, Day } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { AreaChart, type ChartWords } from '@portal/ui/components/Chart';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { useMemo, useState } from 'react';
import { type UserSeries, userDays } from './userDays.ts';

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

/** New and total registered users, day by day, together or one of them alone. */
export function UsersCard({ users, today, days }: UsersCardProps) {
  const [series, setSeries] = useState<UserSeries>('both');
  const points = useMemo(
    () => userDays(users, { today, days, series }),
    [users, today, days, series],
  );
  return (
    <Card
      title="Registered users"
      help="Unit: users"
      actions={
        <SegmentedControl
          name="series"
          label="Users on the chart"
          labelHidden
          options={options}
          value={series}
          onChange={setSeries}
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
