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
import * as endpoints from './endpoints.ts';
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
    <T, S>(call: () => Endpoint, struct: Struct<T, S>) =>
    (options?: SendOptions) =>
      request(call(), struct, options);
  const customer = read(endpoints.getCustomer, customerStruct);
  const subscription = read(endpoints.getSubscription, subscriptionStruct);

  return {
    plans: read(endpoints.listPlans, plansStruct),
    cardData: read(endpoints.cardData, cardDataStruct),
    paymentMethods: read(endpoints.listPaymentMethods, array(paymentMethodStruct)),
    /** null when the card provider has no customer yet. */
    customer: (options?: SendOptions) => orNull(customer(options)),
    /** null when there is no subscription. */
    subscription: (options?: SendOptions) => orNull(subscription(options)),
    settings: read(endpoints.paymentSettings, paymentSettingsStruct),
    /** Newest first. */
    invoices: read(endpoints.listInvoices, invoicesStruct),
    /** What changing to the plan with this price id would charge at once. */
    preview: (price: string, options?: SendOptions) =>
      request(endpoints.previewPlan(price), planChangeStruct, options),
    /** `product` is the slug of the plan, or of the trial in the settings; `price` is the plan's id. */
    subscribe: (
      values: { paymentMethod: string; product: string; price: string },
      options?: SendOptions,
    ) => request(endpoints.createSubscription(values), subscriptionStruct, options),
    resume: (paymentMethod: string, options?: SendOptions) =>
      request(endpoints.resumeSubscription({ paymentMethod }), subscriptionStruct, options),
    /** Changes the card or the plan, and pays what is open. */
    update({ prorationDate, ...values }: SubscriptionUpdate, options?: SendOptions) {
      const call = endpoints.updateSubscription({ ...values, proration_date: prorationDate });
      return request(call, subscriptionStruct, options);
    },
    /** Takes effect at the end of the cycle; a conflict when the status is no longer `seen`. */
    cancel: (seen: LiveStatus) => request(endpoints.cancelSubscription(seen), subscriptionStruct),
    /** `setupIntent` when the cardholder confirmed the card. */
    addPaymentMethod: (
      values: { id: string; setupIntent?: string | undefined },
      options?: SendOptions,
    ) => request(endpoints.addPaymentMethod(values), paymentMethodStruct, options),
    setDefaultCard: (id: string) => request(endpoints.setDefaultCard(id), customerStruct),
    async removePaymentMethod(id: string) {
      await request(endpoints.removePaymentMethod(id), unknown());
    },
  };
}
