import { type Counts, formatDay } from '@portal/data/schemas';
import type { Dashboard } from '@portal/data/stores';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { EntryList, OverviewGrid, WaitingList } from '@portal/ui/patterns/OverviewLists';
import { ArrowRight } from 'lucide-react';
import {
  decidedEntries,
  newestEntries,
  waitingCount,
  waitingEntries,
  waitingLines,
} from './overviewRows.ts';
import { TotalTiles } from './TotalTiles.tsx';
import { UsersCard } from './UsersCard.tsx';

interface DashboardScreenProps {
  value: Dashboard;
  /** Null while they are on their way. */
  counts: Counts | null;
  now: number;
}

const weekday = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString('en', { weekday: 'long' });

/** The marketplace at a glance: its size, its growth, and what waits for an admin. */
export function DashboardScreen({ value, counts, now }: DashboardScreenProps) {
  const { totals, users, overview } = value;
  const { waiting, longest, decisions, newest, days, today, timeZone } = overview;
  const open = waitingCount(waiting);
  const [first] = waitingEntries(longest, now);
  const things =
    open === 1
      ? 'One thing waits'
      : `${open === 0 ? 'Nothing' : open} ${open === 0 ? 'waits' : 'things wait'}`;
  return (
    <Stack space="medium">
      <PageHeader
        title="Dashboard"
        help={`${weekday(today)}, ${formatDay(today)} in ${timeZone.replaceAll('_', ' ')}. ${things} for a decision.`}
        actions={
          first ? (
            <ButtonLink tone="primary" iconAfter={ArrowRight} href={first.href}>
              Start reviewing
            </ButtonLink>
          ) : null
        }
      />
      <TotalTiles totals={totals} fresh={overview.new} days={days} />
      <UsersCard users={users} today={today} days={days} />
      <OverviewGrid>
        <Card title="Waiting for a decision" padding="none">
          <WaitingList label="Waiting for a decision" lines={waitingLines(waiting, counts, now)} />
        </Card>
        <Card
          title="Latest decisions"
          help={`${decisions.approved} approved and ${decisions.declined} declined in ${days} days`}
          padding="none"
        >
          <EntryList
            label="Latest decisions"
            entries={decidedEntries(decisions.latest, now)}
            empty="No listing was decided yet."
          />
        </Card>
        <Card title="Waiting longest" padding="none">
          <EntryList
            label="Waiting longest"
            entries={waitingEntries(longest, now)}
            empty="No listing waits. Well done."
          />
        </Card>
        <Card title="Newest listings" padding="none">
          <EntryList
            label="Newest listings"
            entries={newestEntries(newest, now)}
            empty="No listing is live yet."
          />
        </Card>
      </OverviewGrid>
    </Stack>
  );
}
