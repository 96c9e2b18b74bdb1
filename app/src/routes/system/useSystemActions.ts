import { useSystemStore } from '@portal/data/react';
import type { JobKind } from '@portal/domain';
import { useState } from 'react';
import { m } from '../../i18n/messages.js';
import { type Done, useAction } from '../../parts/useAction.ts';

/** The result of a test email; `problem` is null when it was accepted. */
export interface TestResult {
  to: string;
  problem: string | null;
}

/** The actions of the page; `busy` is the one in progress. */
export function useSystemActions() {
  const store = useSystemStore();
  const { act } = useAction();
  const [busy, setBusy] = useState<JobKind | 'test'>();
  const [tested, setTested] = useState<TestResult>();

  async function run<T>(name: JobKind | 'test', work: () => Promise<T>, done?: Done<T>) {
    setBusy(name);
    await act(work, done);
    setBusy(undefined);
  }

  return {
    busy,
    tested,
    test: () => void run('test', async () => setTested(await store.testEmail())),
    retry: (kind: JobKind) =>
      void run(
        kind,
        () => store.retry(kind),
        (count) => (count === 0 ? m.system_nothing_to_retry() : m.system_jobs_retried({ count })),
      ),
  };
}
