import type { Watched } from '@portal/data/react';
import type { DataError } from '@portal/data/schemas';
import { PageState } from '@portal/ui/patterns/PageStates';

/** The `PageState` of a failed call. */
export const failureKind = ({ code }: DataError) => (code === 'offline' ? 'offline' : 'failed');

/** The first failure among the calls of a page; `retry` repeats all that failed. Null while none has failed. */
export function failureOf(
  loads: readonly Watched<unknown>[],
): { error: DataError; retry: () => void } | null {
  const failed = loads.find((each) => each.kind === 'failed');
  if (failed?.kind !== 'failed') return null;
  return {
    error: failed.error,
    retry: () => {
      for (const each of loads) if (each.kind === 'failed') each.retry();
    },
  };
}

/** Stands in for a page whose calls failed. */
export function FailedPage({ error, retry }: { error: DataError; retry: () => void }) {
  return <PageState kind={failureKind(error)} onRetry={retry} />;
}
