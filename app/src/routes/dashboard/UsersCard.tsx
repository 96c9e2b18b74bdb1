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

const words: Record<UserSeries, ChartWords> = {
  new: { value: 'New users', unit: { one: 'new user', many: 'new users' }, also: 'Total users' },
  total: { value: 'Total users', unit: { one: 'user', many: 'users' } },
};
const options = [
  { value: 'new', label: 'New' },
  { value: 'total', label: 'Total' },
] as const;

/** New and total registered users, day by day. */
export function UsersCard({ users, today, days }: UsersCardProps) {
  const [series, setSeries] = useState<UserSeries>('new');
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
        label={series === 'new' ? 'New users per day' : 'Total users per day'}
        points={points}
        words={words[series]}
        kind={series === 'new' ? 'count' : 'level'}
        size="compact"
      />
    </Card>
  );
}
