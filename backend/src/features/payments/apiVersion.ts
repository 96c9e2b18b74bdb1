import type Stripe from 'stripe';

/** The version of the provider's API. The type only allows the version of the SDK. */
export const apiVersion: NonNullable<Stripe.StripeConfig['apiVersion']> = '2026-10-28.endive';
