import { array, type Struct, unknown } from 'superstruct';
import {
  type CardData,
  type Customer,
  cardDataStruct,
  customerStruct,
  type LiveStatus,
  type PaymentMethod,
  paymentMethodStruct,
  type Subscription,
  subscriptionStruct,
} from '../schemas/billing.ts';
import { DataError } from '../schemas/dataError.ts';
import {
  type Invoice,
  invoicesStruct,
  type PaymentSettings,
  type PlanChange,
  paymentSettingsStruct,
  planChangeStruct,
} from '../schemas/payment.ts';
import { type Plans, plansStruct } from '../schemas/plan.ts';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

/** Cards, plans and invoices. Every call rejects with a `DataError`; amounts are whole cents. */
export interface BillingApi {
  plans(options?: SendOptions): Promise<Plans>;
  cardData(options?: SendOptions): Promise<CardData>;
  paymentMethods(options?: SendOptions): Promise<PaymentMethod[]>;
  /** null when the card provider knows no customer yet. */
  customer(options?: SendOptions): Promise<Customer | null>;
  /** null when there is no subscription. */
  subscription(options?: SendOptions): Promise<Subscription | null>;
  settings(options?: SendOptions): Promise<PaymentSettings>;
  /** Newest first. */
  invoices(options?: SendOptions): Promise<Invoice[]>;
  /** What changing to the plan with this price id would charge at once. */
  preview(price: string, options?: SendOptions): Promise<PlanChange>;
  /**
   * `product` is the plan's slug, or the trial's from the settings; `price` is the plan's id. Whatever pays takes the
   * attempt as `idempotencyKey`; `requiredAction` and `cardProblem` read its failures.
   */
  subscribe(
    values: { paymentMethod: string; product: string; price: string },
    options?: SendOptions,
  ): Promise<Subscription>;
  resume(paymentMethod: string, options?: SendOptions): Promise<Subscription>;
  /** Another card, another plan; pays what is open. */
  update(values: SubscriptionUpdate, options?: SendOptions): Promise<Subscription>;
  /** Takes effect at the end of the cycle. `seen` is the status it was shown with; a conflict when it has another one by now. */
  cancel(seen: LiveStatus): Promise<Subscription>;
  /** `setupIntent` when the card holder was asked. */
  addPaymentMethod(
    values: { id: string; setupIntent?: string | undefined },
    options?: SendOptions,
  ): Promise<PaymentMethod>;
  setDefaultCard(id: string): Promise<Customer>;
  removePaymentMethod(id: string): Promise<void>;
}

interface SubscriptionUpdate {
  paymentMethod: string;
  product?: string | undefined;
  price?: string | undefined;
  /** Of the preview, so that the amount shown is the amount charged. */
  prorationDate?: number | undefined;
  /** Cents that the preview showed; another amount is not charged, but answered with a conflict. */
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

export function createBillingApi(request: Request): BillingApi {
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
    customer: (options) => orNull(customer(options)),
    subscription: (options) => orNull(subscription(options)),
    settings: read(endpoints.paymentSettings, paymentSettingsStruct),
    invoices: read(endpoints.listInvoices, invoicesStruct),
    preview: (price, options) => request(endpoints.previewPlan(price), planChangeStruct, options),
    subscribe: (values, options) =>
      request(endpoints.createSubscription(values), subscriptionStruct, options),
    resume: (paymentMethod, options) =>
      request(endpoints.resumeSubscription({ paymentMethod }), subscriptionStruct, options),
    update: ({ prorationDate, ...values }, options) => {
      const call = endpoints.updateSubscription({ ...values, proration_date: prorationDate });
      return request(call, subscriptionStruct, options);
    },
    cancel: (seen) => request(endpoints.cancelSubscription(seen), subscriptionStruct),
    addPaymentMethod: (values, options) =>
      request(endpoints.addPaymentMethod(values), paymentMethodStruct, options),
    setDefaultCard: (id) => request(endpoints.setDefaultCard(id), customerStruct),
    removePaymentMethod: async (id) => {
      await request(endpoints.removePaymentMethod(id), unknown());
    },
  };
}
