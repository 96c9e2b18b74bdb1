import { useBillingStore } from '@portal/data/billing';
import {
  type CardProblem,
  cardProblem,
  DataError,
  isUnclear,
  messageFor,
  requiredAction,
} from '@portal/data/schemas';
import { m } from '../../i18n/messages.js';
import { useAppServices } from '../../portal.tsx';

/** Timeout of payments in milliseconds: the card provider and the bank may be slow. */
export const payingTime = 30_000;

/** Groups toasts about the subscription: a new one replaces the last. */
export const aboutPlan = 'subscription';

export type Paid<T> =
  | { kind: 'paid'; value: T }
  | {
      kind: 'failed';
      message: string;
      error: unknown;
      /** The payment may have succeeded: only a retry of the same attempt can tell. */
      unclear: boolean;
    };

/** Why a payment failed. For a declined card, the provider's message. */
function paymentMessage(error: unknown): string {
  const problem: CardProblem | null = cardProblem(error);
  if (problem) return problem.message || m.money_error();
  return messageFor(error);
}

/** Whether certainly nothing was charged: the card was declined, or the request was invalid. */
export const isRejected = (error: unknown): boolean =>
  cardProblem(error) !== null || (error instanceof DataError && error.code === 'invalid');

/** Whether the attempt may have succeeded. `unavailable` may mean that the provider failed after the payment. */
export const mayBeDone = (error: unknown): boolean =>
  isUnclear(error) ||
  (error instanceof DataError && ['unavailable', 'conflict'].includes(error.code));

/**
 * Makes a call that pays. When the bank requires authentication, loads the provider's script, lets the card holder
 * authenticate, and repeats the call.
 */
export function usePayment() {
  const { loadProvider } = useAppServices();
  const billing = useBillingStore();
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
        const stripe = await loadProvider(await billing.settings.load('all'));
        await stripe.handleNextAction({ clientSecret: action.clientSecret });
        return { kind: 'paid', value: await call() };
      } catch (second) {
        const known = second instanceof DataError && !requiredAction(second);
        const message = known ? paymentMessage(second) : m.money_bank_unreachable();
        // After authentication, any other error leaves open whether the payment succeeded.
        return { kind: 'failed', message, error: second, unclear: !isRejected(second) };
      }
    }
  };
}
