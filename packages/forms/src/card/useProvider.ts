import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';
import type { LoadProvider } from './cardTypes.ts';

type Provider = { kind: 'loading' } | { kind: 'ready'; stripe: Stripe } | { kind: 'failed' };

/** The provider's script: on its way, there, or not to be had until it is tried again. */
export function useProvider(load: LoadProvider): { provider: Provider; retry: () => void } {
  const [provider, setProvider] = useState<Provider>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads once more.
  useEffect(() => {
    let here = true;
    setProvider({ kind: 'loading' });
    // Fields given a promise that rejects would stay dead without a word.
    load().then(
      (stripe) => {
        if (here) setProvider({ kind: 'ready', stripe });
      },
      () => {
        if (here) setProvider({ kind: 'failed' });
      },
    );
    return () => {
      here = false;
    };
  }, [load, attempt]);
  return { provider, retry: useCallback(() => setAttempt((last) => last + 1), []) };
}
