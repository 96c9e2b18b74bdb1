import { useSystem, useSystemStore } from '@portal/data/react';
import type { System } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import { Banner } from '@portal/ui/components/Banner';
import { Button } from '@portal/ui/components/Button';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader } from '@portal/ui/components/PageHeader';
import { FactGroups } from '@portal/ui/patterns/FactsCard';
import { PageLoading } from '@portal/ui/patterns/PageStates';
import { SubNav } from '@portal/ui/patterns/SubNav';
import { Activity, RotateCw, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { FailedPage } from '../../parts/failure.tsx';
import { useAction } from '../../parts/useAction.ts';
import { paths } from '../../paths.ts';
import { usePage } from '../../shell/page.tsx';
import { SettingsTable } from './SettingsTable.tsx';
import { systemGroups } from './systemFacts.ts';
import { healthOf, healthWords } from './systemHealth.ts';

/** The state of the installation and its settings, for owners. */
export function Component({ part }: { part: 'status' | 'settings' }) {
  const report = useSystem();
  const { invalidate } = useSystemStore();
  const settings = part === 'settings';
  usePage(settings ? m.system_settings() : m.system_title());
  if (report.kind === 'loading') return <PageLoading />;
  if (report.kind === 'failed')
    return <FailedPage {...report} title={m.system_title()} help={m.system_help()} />;
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
        <Status system={report.value} />
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

function Status({ system }: { system: System }) {
  const store = useSystemStore();
  const { act, busyOn } = useAction();
  const [tested, setTested] = useState<MailTest>();
  const test = () => act(async () => setTested(await store.testEmail()), undefined, { on: 'test' });
  const retry = (kind: JobKind) => act(() => store.retry(kind), retried, { on: kind });
  const mail = {
    foot: (
      <Button busy={busyOn === 'test'} busyLabel={m.system_sending()} onClick={() => void test()}>
        {m.system_send_test()}
      </Button>
    ),
    children: tested && resultOf(tested),
  };
  const failed = system.jobs.filter((job) => job.failed > 0);
  const retries = failed.map(({ kind }) => (
    <Button
      key={kind}
      busy={busyOn === kind}
      busyLabel={m.system_retrying()}
      onClick={() => void retry(kind)}
    >
      {retryLabels[kind]}
    </Button>
  ));
  const jobs = { foot: retries.length > 0 ? retries : null };
  return <FactGroups groups={systemGroups(system, { mail, jobs })} />;
}

const retried = (count: number) =>
  count === 0 ? m.system_nothing_to_retry() : m.system_jobs_retried({ count });

interface MailTest {
  to: string;
  /** Null when it was accepted. */
  problem: string | null;
}

const resultOf = ({ to, problem }: MailTest) =>
  problem === null ? (
    <Banner tone="positive" role="status">
      {m.system_test_accepted({ email: to })}
    </Banner>
  ) : (
    <Banner tone="critical" role="alert">
      {problem}
    </Banner>
  );
