import { useClient, useStores } from '@portal/data/react';
import {
  type CardProblem,
  cardProblem,
  DataError,
  isUnclear,
  messageFor,
  requiredAction,
} from '@portal/data/schemas';
import { useMemo } from 'react';
import { useSurroundings } from '../../portal.tsx';

/** Paying takes as long as the card provider and the bank take. */
export const payingTime = 30_000;

/** News of the subscription: the latest is the one that counts. */
export const aboutPlan = 'subscription';

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
  | {
      kind: 'failed';
      message: string;
      error: unknown;
      /** Money may have moved: the same attempt has to be repeated to find out. */
      unclear: boolean;
    };

/** Why a payment failed. A card's refusal is in the provider's own words. */
function paymentMessage(error: unknown): string {
  const problem: CardProblem | null = cardProblem(error);
  if (problem) return problem.message || 'An error occurred';
  return messageFor(error);
}

/** The only answers that say that nothing was charged: the card was refused, or the call was not valid. */
export const isRefused = (error: unknown): boolean =>
  cardProblem(error) !== null || (error instanceof DataError && error.code === 'invalid');

/** Whether this try may have been carried out. Out of reach may be the provider alone, after it was asked. */
export const mayBeDone = (error: unknown): boolean =>
  isUnclear(error) ||
  (error instanceof DataError && ['unavailable', 'conflict'].includes(error.code));

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
      if (!action) {
        const unclear = mayBeDone(error);
        return { kind: 'failed', message: paymentMessage(error), error, unclear };
      }
      try {
        const stripe = await loadProvider(await client.billing.settings());
        await stripe.handleNextAction({ clientSecret: action.clientSecret });
        return { kind: 'paid', value: await call() };
      } catch (second) {
        const known = second instanceof DataError && !requiredAction(second);
        const message = known ? paymentMessage(second) : 'Your bank could not be asked.';
        // Once the bank was asked, any other answer leaves open whether it agreed.
        return { kind: 'failed', message, error: second, unclear: !isRefused(second) };
      }
    }
  };
}
