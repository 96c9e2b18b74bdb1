import type { Stripe } from 'stripe';
import type { ApiError } from './request.ts';

/* What intents of both kinds share: the bank's question, and why a card was refused. */

export const ask = (): { type: 'use_stripe_sdk'; use_stripe_sdk: Record<string, never> } => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: {},
});

export const problemOf = (error: ApiError, card: Stripe.PaymentMethod) => {
  const text = (key: string) => {
    const value = error.error[key];
    return typeof value === 'string' ? { [key]: value } : {};
  };
  return {
    type: 'card_error' as const,
    ...text('code'),
    ...text('decline_code'),
    ...text('message'),
    ...text('param'),
    payment_method: structuredClone(card),
  };
};
