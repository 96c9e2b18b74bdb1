import type { Watched } from '@portal/data/react';
import type { DataError } from '@portal/data/schemas';
import { useState } from 'react';

export type AskedAgain<V> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: DataError; busy: boolean; retry: () => void }
  | { kind: 'ready'; value: V; again: boolean };

/** A part that failed stands as failed while it is asked for again, so that its button keeps the focus. */
export function useAskedAgain<V>(part: Watched<V>): AskedAgain<V> {
  const [asked, setAsked] = useState<DataError | null>(null);
  if (part.kind === 'ready') return { kind: 'ready', value: part.value, again: asked !== null };
  const busy = part.kind === 'loading';
  const error = busy ? asked : part.error;
  if (!error) return { kind: 'loading' };
  const retry = () => {
    setAsked(error);
    part.retry();
  };
  return { kind: 'failed', error, busy, retry };
}
