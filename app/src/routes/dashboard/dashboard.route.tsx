import { useDashboard, useUser } from '@portal/data/react';
import { formatDay, may } from '@portal/data/schemas';
import type { Dashboard } from '@portal/data/stores';
import { ButtonLink } from '@portal/ui/components/Button';
import { Card } from '@portal/ui/components/Card';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { StatTile } from '@portal/ui/components/StatTile';
import { EntryList, OverviewGrid, TileRow, WaitingList } from '@portal/ui/patterns/OverviewLists';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { AppWindow, ArrowRight, Cloud, Users } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { FailedPage } from '../failure.tsx';
import { useReviewers } from '../reviewers.ts';
import {
  decidedEntries,
  newestEntries,
  waitingCount,
  waitingEntries,
  waitingLines,
} from './overviewRows.ts';
import { UsersCard } from './UsersCard.tsx';
import { WaitsCard } from './WaitsCard.tsx';

export function Component() {
  const dashboard = useDashboard();
  const appServices = useAppServices();
  const [now] = useState(appServices.now);
  usePage({ title: 'Dashboard', crumbs: [{ label: 'Dashboard' }] });
  if (dashboard.kind === 'loading') return <PageLoading />;
  if (dashboard.kind === 'failed')
    return (
      <Stack space="large">
        <PageHeader title="Dashboard" help="The marketplace at a glance." />
        <FailedPage {...dashboard} />
      </Stack>
    );
  return <DashboardScreen value={dashboard.value} now={now} />;
}

interface DashboardScreenProps {
  value: Dashboard;
  now: number;
}

const tiles = [
  {
    key: 'apps',
    label: 'App listings',
    icon: AppWindow,
    href: paths.listings('apps', 'active', 'all'),
  },
  {
    key: 'services',
    label: 'Service listings',
    icon: Cloud,
    href: paths.listings('services', 'active', 'all'),
  },
  { key: 'users', label: 'Registered users', icon: Users, href: paths.accounts },
] as const;

const weekday = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString('en', { weekday: 'long' });

/** Totals, growth and review queues of the marketplace. */
function DashboardScreen({ value, now }: DashboardScreenProps) {
  const { totals, users, overview } = value;
  const { longest, decisions, newest, days, today, timeZone } = overview;
  const lines = waitingLines(overview, now);
  const open = waitingCount(lines);
  const entries = waitingEntries(longest, now, useReviewers());
  const [first] = entries;
  const seesAccounts = may(useUser(), 'accounts.read');
  const things = open === 1 ? '1 item' : open === 0 ? 'Nothing' : `${open} items`;
  return (
    <Stack space="medium">
      <PageHeader
        title="Dashboard"
        help={`${weekday(today)}, ${formatDay(today)} in ${timeZone.replaceAll('_', ' ')}. ${things} to review.`}
        actions={
          first ? (
            <ButtonLink tone="primary" iconAfter={ArrowRight} href={first.href}>
              Start reviewing
            </ButtonLink>
          ) : null
        }
      />
      <TileRow label="Totals">
        {tiles.map(({ key, label, icon, href }) => (
          <StatTile
            key={key}
            label={label}
            icon={icon}
            href={key === 'users' && !seesAccounts ? undefined : href}
            value={totals[key]}
            aside={`${overview.new[key]} new in ${days} days`}
          />
        ))}
      </TileRow>
      <UsersCard users={users} today={today} days={days} />
      <OverviewGrid>
        <Card title="To review" padding="none">
          <WaitingList label="To review" lines={lines} />
        </Card>
        <Card
          title="Latest decisions"
          help={`${decisions.approved} approved and ${decisions.declined} declined in ${days} days`}
          padding="none"
        >
          <EntryList
            label="Latest decisions"
            entries={decidedEntries(decisions.latest, now)}
            empty="No decisions yet."
          />
        </Card>
        <Card title="Waiting longest" padding="none">
          <EntryList label="Waiting longest" entries={entries} empty="You’re all caught up." />
        </Card>
        <Card title="Newest listings" padding="none">
          <EntryList
            label="Newest listings"
            entries={newestEntries(newest, now)}
            empty="No live listings yet."
          />
        </Card>
      </OverviewGrid>
      <WaitsCard />
    </Stack>
  );
}
