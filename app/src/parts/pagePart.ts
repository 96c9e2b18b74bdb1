import type { Watched } from '@portal/data/react';
import { type DataError, messageFor } from '@portal/data/schemas';
import type { Part } from '@portal/ui/patterns/PagePart';

/** A query as a part of a page. `failed` says what could not be loaded, unless the error says more than that. */
export const partOf = <V>(loaded: Watched<V>, failed?: string): Part<V> =>
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
