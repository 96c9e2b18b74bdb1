import type { Watched } from '@portal/data/react';
import { type DataError, messageFor } from '@portal/data/schemas';
import { Stack } from '@portal/ui/components/layout';
import { PageHeader, type PageHeaderProps } from '@portal/ui/components/PageHeader';
import type { Part } from '@portal/ui/patterns/PagePart';
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

/** A query as a part of a page. `failed` says what could not be loaded, unless the error says more than that. */
export const partOf = <V,>(loaded: Watched<V>, failed?: string): Part<V> =>
  loaded.kind === 'failed' ? { ...loaded, problem: problemOf(loaded.error, failed) } : loaded;

const problemOf = (error: DataError, failed = messageFor(error)): string =>
  ['offline', 'restricted'].includes(error.code) ? messageFor(error) : failed;

/** A query whose value is turned into what is shown. */
export const shownAs = <V, S>(loaded: Watched<V>, show: (value: V) => S): Watched<S> =>
  loaded.kind === 'ready' ? { ...loaded, value: show(loaded.value) } : loaded;

/** Two queries as one, which loads and fails with either. */
export function together<A, B>(a: Watched<A>, b: Watched<B>): Watched<readonly [A, B]> {
  const retry = () => {
    a.retry();
    b.retry();
  };
  if (a.kind !== 'ready') return { ...a, retry };
  if (b.kind !== 'ready') return { ...b, retry };
  return { ...a, value: [a.value, b.value], retry };
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
