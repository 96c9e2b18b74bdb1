import { useDashboard } from '@portal/data/analytics';
import { useUser } from '@portal/data/react';
import { formatDay, may, pageLocale } from '@portal/data/schemas';
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
import { m } from '../../i18n/messages.js';
import { named } from '../../ownNames.ts';
import { useReviewers } from '../../parts/decisions/reviewers.ts';
import { FailedPage } from '../../parts/failure.tsx';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
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
  usePage(m.dashboard_title(), { above: [] });
  if (dashboard.kind === 'loading') return <PageLoading />;
  if (dashboard.kind === 'failed')
    return (
      <Stack space="large">
        <PageHeader title={m.dashboard_title()} help={m.dashboard_at_a_glance()} />
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
    label: m.dashboard_app_listings(),
    icon: AppWindow,
    href: paths.listings('apps', 'active', 'all'),
  },
  {
    key: 'services',
    label: m.dashboard_service_listings(),
    icon: Cloud,
    href: paths.listings('services', 'active', 'all'),
  },
  { key: 'users', label: m.dashboard_registered_users(), icon: Users, href: paths.accounts },
] as const;

const weekday = (day: string) =>
  new Date(`${day}T12:00`).toLocaleDateString(pageLocale(), { weekday: 'long' });

/** Totals, growth and review queues of the marketplace. */
function DashboardScreen({ value, now }: DashboardScreenProps) {
  const { totals, users, overview } = value;
  const { longest, decisions, newest, days, today, timeZone } = overview;
  const lines = waitingLines(overview, now);
  const open = waitingCount(lines);
  const entries = waitingEntries(longest, now, useReviewers());
  const [first] = entries;
  const seesAccounts = may(useUser(), 'accounts.read');
  const day = {
    weekday: weekday(today),
    date: formatDay(today),
    zone: timeZone.replaceAll('_', ' '),
  };
  return (
    <Stack space="medium">
      <PageHeader
        title={m.dashboard_title()}
        help={
          open === 0
            ? m.dashboard_nothing_to_review_today(day)
            : m.dashboard_to_review_today({ ...day, count: open })
        }
        actions={
          first ? (
            <ButtonLink tone="primary" iconAfter={ArrowRight} href={first.href}>
              {m.dashboard_start_reviewing()}
            </ButtonLink>
          ) : null
        }
      />
      <TileRow label={m.dashboard_totals()}>
        {tiles.map(({ key, label, icon, href }) => (
          <StatTile
            key={key}
            label={key === 'users' ? label : named(key, label)}
            icon={icon}
            href={key === 'users' && !seesAccounts ? undefined : href}
            value={totals[key]}
            aside={m.dashboard_new_in_days({ count: overview.new[key], days })}
          />
        ))}
      </TileRow>
      <UsersCard users={users} today={today} days={days} />
      <OverviewGrid>
        <Card title={m.dashboard_to_review()} padding="none">
          <WaitingList label={m.dashboard_to_review()} lines={lines} />
        </Card>
        <Card
          title={m.dashboard_latest_decisions()}
          help={m.dashboard_decided_in_days({
            approved: decisions.approved,
            declined: decisions.declined,
            days,
          })}
          padding="none"
        >
          <EntryList
            label={m.dashboard_latest_decisions()}
            entries={decidedEntries(decisions.latest, now)}
            empty={m.dashboard_no_decisions()}
          />
        </Card>
        <Card title={m.dashboard_waiting_longest()} padding="none">
          <EntryList
            label={m.dashboard_waiting_longest()}
            entries={entries}
            empty={m.dashboard_all_caught_up()}
          />
        </Card>
        <Card title={m.dashboard_newest_listings()} padding="none">
          <EntryList
            label={m.dashboard_newest_listings()}
            entries={newestEntries(newest, now)}
            empty={m.dashboard_no_live_listings()}
          />
        </Card>
      </OverviewGrid>
      <WaitsCard />
    </Stack>
  );
}
