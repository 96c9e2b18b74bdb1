import { useSystem } from '@portal/data/react';
import type { System } from '@portal/data/schemas';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { OverviewGrid } from '@portal/ui/patterns/OverviewLists';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { RotateCw } from 'lucide-react';
import { usePage } from '../../shell/page.tsx';
import { FailedPage } from '../failure.tsx';
import { HealthCard } from './HealthCard.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import {
  backupFacts,
  databaseFacts,
  jobNames,
  jobsFacts,
  mailFacts,
  paymentsFacts,
  productFacts,
  storageFacts,
} from './systemFacts.ts';
import { healthOf, healthWords } from './systemHealth.ts';
import { type TestResult, useSystemActions } from './useSystemActions.ts';

/** The state of the installation, for owners. */
export function Component() {
  const source = useSystem();
  const { report, reload } = source;
  const actions = useSystemActions(source);
  usePage({ title: 'System', crumbs: [{ label: 'Administration' }, { label: 'System' }] });
  if (report.kind === 'loading') return <PageLoading />;
  if (report.kind === 'failed')
    return (
      <Stack space="large">
        <PageHeader title="System" help="The state of this installation." />
        <FailedPage {...report} />
      </Stack>
    );
  return (
    <Stack space="medium">
      <PageHeader
        title="System"
        help={healthWords(healthOf(report.value))}
        actions={
          <Button icon={RotateCw} busy={report.refreshing} onClick={reload}>
            Reload
          </Button>
        }
      />
      {report.problem ? (
        <Banner tone="caution" role="status">
          The state could not be reloaded. This is the last known one.
        </Banner>
      ) : null}
      <Cards system={report.value} actions={actions} />
      <SettingsTable settings={report.value.settings} />
    </Stack>
  );
}

interface CardsProps {
  system: System;
  actions: ReturnType<typeof useSystemActions>;
}

function Cards({ system, actions: { busy, tested, test, retry } }: CardsProps) {
  const health = healthOf(system);
  const failed = system.jobs.filter((job) => job.failed > 0);
  return (
    <OverviewGrid>
      <HealthCard title="Product" facts={productFacts(system)} />
      <HealthCard title="Database" health={health.database} facts={databaseFacts(system)} />
      <HealthCard
        title="Email"
        health={health.mail}
        facts={mailFacts(system)}
        actions={
          <Button busy={busy === 'test'} busyLabel="Sending" onClick={test}>
            Send me a test email
          </Button>
        }
      >
        {tested ? <TestBanner {...tested} /> : null}
      </HealthCard>
      <HealthCard title="Storage" health={health.storage} facts={storageFacts(system)} />
      <HealthCard title="Payments" health={health.payments} facts={paymentsFacts(system)} />
      <HealthCard
        title="Background jobs"
        health={health.jobs}
        facts={jobsFacts(system)}
        actions={
          failed.length > 0
            ? failed.map(({ kind }) => (
                <Button
                  key={kind}
                  busy={busy === kind}
                  busyLabel="Retrying"
                  onClick={() => retry(kind)}
                >
                  {`Retry ${jobNames[kind].toLowerCase()}`}
                </Button>
              ))
            : null
        }
      />
      <HealthCard title="Backup" health={health.backup} facts={backupFacts(system)} />
    </OverviewGrid>
  );
}

function TestBanner({ to, problem }: TestResult) {
  return problem ? (
    <Banner tone="critical" role="alert">
      {problem}
    </Banner>
  ) : (
    <Banner tone="positive" role="status">
      {`The test email to ${to} was accepted.`}
    </Banner>
  );
}
