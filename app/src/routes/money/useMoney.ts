import { useClient, useStores } from '@portal/data/react';
import {
  type CardProblem,
  cardProblem,
  DataError,
  messageFor,
  requiredAction,
} from '@portal/data/schemas';
import { useMemo } from 'react';
import { useSurroundings } from '../../portal.tsx';

/** Paying takes as long as the card provider and the bank take. */
export const payingTime = 30_000;

/** Whatever was paid, cancelled or added shows at once, here and in every other tab. */
export function useMoneyChanged(): () => Promise<void> {
  const stores = useStores();
  return useMemo(
    () => async () => {
      stores.billing.invalidate();
      await stores.session.reload();
    },
    [stores],
  );
}

export type Paid<T> =
  | { kind: 'paid'; value: T }
  | { kind: 'failed'; message: string; error: unknown };

/** Why a payment failed. A card's refusal is in the provider's own words. */
function paymentMessage(error: unknown): string {
  const problem: CardProblem | null = cardProblem(error);
  if (problem) return problem.message || 'An error occurred';
  return messageFor(error);
}

/** True when it is not known whether the payment was made: the same attempt has to be repeated to find out. */
export const isUnclear = (error: unknown): boolean =>
  error instanceof DataError &&
  ['offline', 'timeout', 'unavailable', 'malformed', 'server'].includes(error.code);

/**
 * Makes a call that pays. When the bank wants to ask the card holder first, it does, and the call is repeated: its
 * second answer tells what came of it. The provider's script is loaded for that question only.
 */
export function usePayment() {
  const { loadProvider } = useSurroundings();
  const client = useClient();
  return async function pay<T>(call: () => Promise<T>): Promise<Paid<T>> {
    try {
      return { kind: 'paid', value: await call() };
    } catch (error) {
      const action = requiredAction(error);
      if (!action) return { kind: 'failed', message: paymentMessage(error), error };
      try {
        const stripe = await loadProvider(await client.billing.settings());
        await stripe.handleNextAction({ clientSecret: action.clientSecret });
        return { kind: 'paid', value: await call() };
      } catch (second) {
        const known = second instanceof DataError && !requiredAction(second);
        const message = known ? paymentMessage(second) : 'Your bank could not be asked.';
        return { kind: 'failed', message, error: second };
      }
    }
  };
}
