import type { Watched } from '@portal/data/react';
import type { DataError } from '@portal/data/schemas';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader, type PageHeaderProps } from '@portal/ui/components/PageHeader';
import { PageState } from '@portal/ui/patterns/PageStates';

/** The state of a page or list whose call failed. */
export const failureKind = ({ code }: DataError) => (code === 'offline' ? 'offline' : 'failed');

/** The first failed call of a page; `retry` repeats every failed one. Null when none failed. */
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

interface FailedPageProps extends Partial<Pick<PageHeaderProps, 'title' | 'help'>> {
  error: DataError;
  retry: () => void;
}

/** Replaces a page whose call failed, below its header if it has a title. */
export function FailedPage({ error, retry, title, help }: FailedPageProps) {
  const state = <PageState kind={failureKind(error)} onRetry={retry} />;
  if (title === undefined) return state;
  return (
    <Stack space="large">
      <PageHeader title={title} help={help} />
      {state}
    </Stack>
  );
}
