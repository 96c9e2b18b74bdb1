import type { Watched } from '@portal/data/react';
import type { DataError } from '@portal/data/schemas';

/** What a page needs and did not get; a second try asks for all of it that failed. */
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
