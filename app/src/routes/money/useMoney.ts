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
import { useAppServices } from '../../portal.tsx';

/** Timeout of payments in milliseconds: the card provider and the bank may be slow. */
export const payingTime = 30_000;

/** News of the subscription: the latest is the one that counts. */
export const aboutPlan = 'subscription';

/** Reloads billing and session after a payment, here and in every other tab. */
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

/** Why a payment failed. For a declined card, the provider's message. */
function paymentMessage(error: unknown): string {
  const problem: CardProblem | null = cardProblem(error);
  if (problem) return problem.message || 'An error occurred';
  return messageFor(error);
}

/** Whether nothing was charged for certain: the card was declined, or the call was not valid. */
export const isRejected = (error: unknown): boolean =>
  cardProblem(error) !== null || (error instanceof DataError && error.code === 'invalid');

/** Whether this try may have been carried out. Out of reach may be the provider alone, after it was asked. */
export const mayBeDone = (error: unknown): boolean =>
  isUnclear(error) ||
  (error instanceof DataError && ['unavailable', 'conflict'].includes(error.code));

/**
 * Makes a call that pays. When the bank wants to ask the card holder first, it does, and the call is repeated: its
 * second response has the result. Loads the provider's script only then.
 */
export function usePayment() {
  const { loadProvider } = useAppServices();
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
        const message = known ? paymentMessage(second) : 'Your bank could not be reached.';
        // Once the bank was asked, any other answer leaves open whether it agreed.
        return { kind: 'failed', message, error: second, unclear: !isRejected(second) };
      }
    }
  };
}
