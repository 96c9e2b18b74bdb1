import { useDashboard, useWaits } from '@portal/data/analytics';
import { useUser } from '@portal/data/react';
import { may } from '@portal/data/schemas';
import type { Dashboard as Facts } from '@portal/data/stores';
import { Dashboard } from '@portal/ui/patterns/Dashboard';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { useReviewers } from '../../parts/decisions/reviewers.ts';
import { FailedPage } from '../../parts/failure.tsx';
import { partOf, shownAs } from '../../parts/pagePart.ts';
import { useAppServices } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { dashboardRows } from './dashboardRows.ts';
import { waitSeries } from './dashboardSeries.ts';

export function Component() {
  const dashboard = useDashboard();
  usePage(m.dashboard_title(), { above: [] });
  if (dashboard.kind === 'loading') return <PageLoading />;
  if (dashboard.kind === 'failed')
    return (
      <FailedPage {...dashboard} title={m.dashboard_title()} help={m.dashboard_at_a_glance()} />
    );
  return <Loaded facts={dashboard.value} />;
}

function Loaded({ facts }: { facts: Facts }) {
  const [now] = useState(useAppServices().now);
  const seesAccounts = may(useUser(), 'accounts.read');
  return (
    <Dashboard
      {...dashboardRows(facts, now, seesAccounts, useReviewers())}
      times={partOf(shownAs(useWaits(), waitSeries))}
    />
  );
}
