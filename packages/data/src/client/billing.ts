import { array, type Struct, unknown } from 'superstruct';
import {
  type CardData,
  type Customer,
  cardDataStruct,
  customerStruct,
  type PaymentMethod,
  paymentMethodStruct,
  type Subscription,
  subscriptionStruct,
} from '../schemas/billing.ts';
import { DataError } from '../schemas/dataError.ts';
import { type Plans, plansStruct } from '../schemas/plan.ts';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';

export interface BillingApi {
  plans(options?: SendOptions): Promise<Plans>;
  cardData(options?: SendOptions): Promise<CardData>;
  paymentMethods(options?: SendOptions): Promise<PaymentMethod[]>;
  /** null when the card provider knows no customer yet. */
  customer(options?: SendOptions): Promise<Customer | null>;
  /** null when there is no subscription. */
  subscription(options?: SendOptions): Promise<Subscription | null>;
  /** `product` is the plan's slug, `price` its id. */
  subscribe(
    values: { paymentMethod: string; product: string; price: string },
    options?: SendOptions,
  ): Promise<void>;
  resume(paymentMethod: string): Promise<void>;
  update(values: { paymentMethod: string; product?: string; price?: string }): Promise<void>;
  /** Takes effect at the end of the cycle. */
  cancel(): Promise<void>;
  addPaymentMethod(id: string, options?: SendOptions): Promise<void>;
  removePaymentMethod(id: string): Promise<void>;
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
  const write = async (call: Endpoint, options?: SendOptions) => {
    await request(call, unknown(), options);
  };
  const customer = read(endpoints.getCustomer, customerStruct);
  const subscription = read(endpoints.getSubscription, subscriptionStruct);

  return {
    plans: read(endpoints.listPlans, plansStruct),
    cardData: read(endpoints.cardData, cardDataStruct),
    paymentMethods: read(endpoints.listPaymentMethods, array(paymentMethodStruct)),
    customer: (options) => orNull(customer(options)),
    subscription: (options) => orNull(subscription(options)),
    subscribe: (values, options) => write(endpoints.createSubscription(values), options),
    resume: (paymentMethod) => write(endpoints.resumeSubscription({ paymentMethod })),
    update: (values) => write(endpoints.updateSubscription(values)),
    cancel: () => write(endpoints.cancelSubscription()),
    addPaymentMethod: (id, options) => write(endpoints.addPaymentMethod(id), options),
    removePaymentMethod: (id) => write(endpoints.removePaymentMethod(id)),
  };
}
