import type Stripe from 'stripe';

/** The version of the provider's API that is asked, and that the sandbox answers in. The type is the one version that the SDK describes. */
export const apiVersion: NonNullable<Stripe.StripeConfig['apiVersion']> = '2026-10-28.endive';
