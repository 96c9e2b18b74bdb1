import type { DailyUsers, Day } from '@portal/data/schemas';
import { Card } from '@portal/ui/components/Card';
import { AreaChart, type ChartWords } from '@portal/ui/components/Chart';
import { Inline } from '@portal/ui/components/layout';
import { SegmentedControl } from '@portal/ui/components/SegmentedControl';
import { Text } from '@portal/ui/components/Text';
import { useMemo, useState } from 'react';
import { type UserSeries, userDays } from './userDays.ts';

interface UsersCardProps {
  users: DailyUsers;
  today: Day;
  days: number;
  timeZone: string;
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
export function UsersCard({ users, today, days, timeZone }: UsersCardProps) {
  const [series, setSeries] = useState<UserSeries>('new');
  const points = useMemo(
    () => userDays(users, { today, days, series }),
    [users, today, days, series],
  );
  return (
    <Card
      title="Registered users"
      help={`Days of ${timeZone.replaceAll('_', ' ')}`}
      actions={
        <Inline space="small">
          <Text size="small" tone="muted" as="span">
            Unit: users
          </Text>
          <SegmentedControl
            name="series"
            label="Users on the chart"
            labelHidden
            options={options}
            value={series}
            onChange={setSeries}
          />
        </Inline>
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
