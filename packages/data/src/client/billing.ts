import { array, type Struct, unknown } from 'superstruct';
import {
  cardDataStruct,
  customerStruct,
  invoicesStruct,
  type LiveStatus,
  paymentMethodStruct,
  paymentSettingsStruct,
  planChangeStruct,
  plansStruct,
  subscriptionStruct,
} from '../schemas/billing.ts';
import { DataError } from '../schemas/dataError.ts';
import { call } from './endpoint.ts';
import type { Request } from './request.ts';
import type { Endpoint, SendOptions } from './send.ts';

export type BillingApi = ReturnType<typeof createBillingApi>;

export interface SubscriptionUpdate {
  paymentMethod: string;
  product?: string | undefined;
  price?: string | undefined;
  /** From the preview, so that the amount charged is the amount shown. */
  prorationDate?: number | undefined;
  /** Cents in the preview; another amount is rejected with a conflict. */
  amount?: number | undefined;
}

async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof DataError && error.code === 'not-found') return null;
    throw error;
  }
}

/**
 * Cards, plans and invoices; amounts are whole cents. A call that pays takes the attempt as `idempotencyKey`;
 * `requiredAction` and `cardProblem` read its failures.
 */
export function createBillingApi(request: Request) {
  const read =
    <T, S>(endpoint: Endpoint, struct: Struct<T, S>) =>
    (options?: SendOptions) =>
      request(endpoint, struct, options);
  const customer = read(call('GET /me/stripe/customer'), customerStruct);
  const subscription = read(call('GET /me/stripe/subscriptions'), subscriptionStruct);

  return {
    plans: read(call('GET /stripe/products'), plansStruct),
    cardData: read(call('GET /me/stripe'), cardDataStruct),
    paymentMethods: read(call('GET /me/stripe/payment-methods'), array(paymentMethodStruct)),
    /** null when the card provider has no customer yet. */
    customer: (options?: SendOptions) => orNull(customer(options)),
    /** null when there is no subscription. */
    subscription: (options?: SendOptions) => orNull(subscription(options)),
    settings: read(call('GET /me/stripe/settings'), paymentSettingsStruct),
    /** Newest first. */
    invoices: read(call('GET /me/stripe/invoices'), invoicesStruct),
    /** What changing to the plan with this price id would charge at once. */
    preview: (price: string, options?: SendOptions) =>
      request(
        call('GET /me/stripe/subscriptions/preview', [], new URLSearchParams({ price })),
        planChangeStruct,
        options,
      ),
    /** `product` is the slug of the plan, or of the trial in the settings; `price` is the plan's id. */
    subscribe: (
      values: { paymentMethod: string; product: string; price: string },
      options?: SendOptions,
    ) => request(call('POST /me/stripe/subscriptions', [], values), subscriptionStruct, options),
    resume: (paymentMethod: string, options?: SendOptions) =>
      request(
        call('PUT /me/stripe/subscriptions', [], { paymentMethod }),
        subscriptionStruct,
        options,
      ),
    /** Changes the card or the plan, and pays what is open. */
    update({ prorationDate, ...values }: SubscriptionUpdate, options?: SendOptions) {
      const endpoint = call('PATCH /me/stripe/subscriptions', [], {
        ...values,
        proration_date: prorationDate,
      });
      return request(endpoint, subscriptionStruct, options);
    },
    /** Takes effect at the end of the cycle; a conflict when the status is no longer `seen`. */
    cancel: (seen: LiveStatus) =>
      request(
        call('DELETE /me/stripe/subscriptions', [], new URLSearchParams({ status: seen })),
        subscriptionStruct,
      ),
    /** `setupIntent` when the cardholder confirmed the card. */
    addPaymentMethod: (
      values: { id: string; setupIntent?: string | undefined },
      options?: SendOptions,
    ) => request(call('POST /me/stripe/payment-method', [], values), paymentMethodStruct, options),
    setDefaultCard: (id: string) =>
      request(
        call('PATCH /me/stripe/customer', [], { default_payment_method: id }),
        customerStruct,
      ),
    async removePaymentMethod(id: string) {
      await request(call('DELETE /me/stripe/payment-method/{id}', [id]), unknown());
    },
  };
}
