import type { useSystem } from '@portal/data/react';
import { messageFor } from '@portal/data/schemas';
import type { JobKind } from '@portal/domain';
import { useToast } from '@portal/ui/components/Toast';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';

/** The result of a test email; `problem` is null when it was accepted. */
export interface TestResult {
  to: string;
  problem: string | null;
}

/** The actions of the page; `busy` is the one in progress. */
export function useSystemActions({ api, reload }: ReturnType<typeof useSystem>) {
  const toast = useToast();
  const [busy, setBusy] = useState<JobKind | 'test'>();
  const [tested, setTested] = useState<TestResult>();

  async function run(name: JobKind | 'test', work: () => Promise<void>) {
    setBusy(name);
    try {
      await work();
      reload();
    } catch (error) {
      toast({ tone: 'critical', message: messageFor(error) });
    } finally {
      setBusy(undefined);
    }
  }

  return {
    busy,
    tested,
    test: () => void run('test', async () => setTested(await api.testEmail())),
    retry: (kind: JobKind) =>
      void run(kind, async () => {
        const count = await api.retry(kind);
        toast({
          tone: 'positive',
          message: count === 0 ? m.system_nothing_to_retry() : m.system_jobs_retried({ count }),
        });
      }),
  };
}
