import { useCounts, useDashboard } from '@portal/data/react';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { PageLoading, PageState } from '@portal/ui/patterns/PageStates';
import { useState } from 'react';
import { useSurroundings } from '../../portal.tsx';
import { usePage } from '../../shell/page.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

export function Component() {
  const dashboard = useDashboard();
  const counts = useCounts();
  const surroundings = useSurroundings();
  const [now] = useState(surroundings.now);
  usePage({ title: 'Dashboard', crumbs: [{ label: 'Dashboard' }] });
  if (dashboard.kind === 'loading') return <PageLoading />;
  if (dashboard.kind === 'failed') {
    const kind = dashboard.error.code === 'offline' ? 'offline' : 'failed';
    return (
      <Stack space="large">
        <PageHeader title="Dashboard" help="The marketplace at a glance." />
        <PageState kind={kind} onRetry={dashboard.retry} />
      </Stack>
    );
  }
  return (
    <DashboardScreen
      value={dashboard.value}
      counts={counts.kind === 'ready' ? counts.value : null}
      now={now}
    />
  );
}
