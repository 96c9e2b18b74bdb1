import { useSystem, useSystemStore } from '@portal/data/react';
import type { System } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Heading, Subheadings } from '@portal/ui/components/Heading';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { OverviewGrid } from '@portal/ui/patterns/OverviewLists';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { SubNav } from '@portal/ui/patterns/SubNav';
import { Activity, RotateCw, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { HealthCard } from './HealthCard.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import {
  backupFacts,
  databaseFacts,
  jobsFacts,
  mailFacts,
  paymentsFacts,
  productFacts,
  storageFacts,
} from './systemFacts.ts';
import { healthOf, healthWords } from './systemHealth.ts';
import { type TestResult, useSystemActions } from './useSystemActions.ts';

/** The state of the installation and its settings, for owners. */
export function Component({ part }: { part: 'status' | 'settings' }) {
  const report = useSystem();
  const { invalidate } = useSystemStore();
  const actions = useSystemActions();
  const settings = part === 'settings';
  usePage(settings ? m.system_settings() : m.system_title());
  if (report.kind === 'loading') return <PageLoading />;
  if (report.kind === 'failed')
    return (
      <Stack space="large">
        <PageHeader title={m.system_title()} help={m.system_help()} />
        <FailedPage {...report} />
      </Stack>
    );
  return (
    <Stack space="large">
      <PageHeader
        title={m.system_title()}
        part={settings ? m.system_settings() : undefined}
        help={healthWords(healthOf(report.value))}
        actions={
          <Button icon={RotateCw} busy={report.refreshing} onClick={invalidate}>
            {m.system_reload()}
          </Button>
        }
      />
      {report.problem ? (
        <Banner tone="caution" role="status">
          {m.system_not_reloaded()}
        </Banner>
      ) : null}
      <SubNav
        place="top"
        label={m.system_title()}
        pages={[
          { label: m.system_status(), icon: Activity, href: paths.system, current: !settings },
          {
            label: m.system_settings(),
            icon: SlidersHorizontal,
            href: paths.systemSettings,
            current: settings,
          },
        ]}
      />
      {settings ? (
        <SettingsTable settings={report.value.settings} />
      ) : (
        <Groups system={report.value} actions={actions} />
      )}
    </Stack>
  );
}

const retryLabels: Record<JobKind, string> = {
  emails: m.system_retry_emails(),
  refunds: m.system_retry_refunds(),
  events: m.system_retry_events(),
  webhooks: m.system_retry_webhooks(),
};

interface GroupsProps {
  system: System;
  actions: ReturnType<typeof useSystemActions>;
}

/** What is stored and where, and beside it what leaves the server. */
function Groups({ system, actions: { busy, tested, test, retry } }: GroupsProps) {
  const health = healthOf(system);
  const failed = system.jobs.filter((job) => job.failed > 0);
  return (
    <OverviewGrid>
      <Group title={m.system_server_and_data()}>
        <HealthCard title={m.system_product()} facts={productFacts(system)} />
        <HealthCard
          title={m.system_database()}
          health={health.database}
          facts={databaseFacts(system)}
        />
        <HealthCard
          title={m.system_storage()}
          health={health.storage}
          facts={storageFacts(system)}
        />
        <HealthCard title={m.system_backup()} health={health.backup} facts={backupFacts(system)} />
      </Group>
      <Group title={m.system_connections()}>
        <HealthCard
          title={m.system_email()}
          health={health.mail}
          facts={mailFacts(system)}
          actions={
            <Button busy={busy === 'test'} busyLabel={m.system_sending()} onClick={test}>
              {m.system_send_test()}
            </Button>
          }
        >
          {tested ? <TestBanner {...tested} /> : null}
        </HealthCard>
        <HealthCard
          title={m.system_payments()}
          health={health.payments}
          facts={paymentsFacts(system)}
        />
        <HealthCard
          title={m.system_jobs()}
          health={health.jobs}
          facts={jobsFacts(system)}
          actions={
            failed.length > 0
              ? failed.map(({ kind }) => (
                  <Button
                    key={kind}
                    busy={busy === kind}
                    busyLabel={m.system_retrying()}
                    onClick={() => retry(kind)}
                  >
                    {retryLabels[kind]}
                  </Button>
                ))
              : null
          }
        />
      </Group>
    </OverviewGrid>
  );
}

/** A column of cards below its heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack>
      <Heading look="dialog">{title}</Heading>
      <Subheadings>{children}</Subheadings>
    </Stack>
  );
}

function TestBanner({ to, problem }: TestResult) {
  return problem ? (
    <Banner tone="critical" role="alert">
      {problem}
    </Banner>
  ) : (
    <Banner tone="positive" role="status">
      {m.system_test_accepted({ email: to })}
    </Banner>
  );
}
