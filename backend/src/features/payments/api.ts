import { randomUUID } from 'node:crypto';
import { billingCalls, providerCalls } from '@portal/domain';
import { actorOf, planOf, type UserRow } from '../../base/actor.ts';
import { bodyOf } from '../../base/body.ts';
import { HttpError, invalid, notFound } from '../../base/httpError.ts';
import { apiOf, type Context } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import * as cards from './cards.ts';
import { findAccount, isStale, liveOf, mirror, subscriptionsOf } from './mirror.ts';
import { readPlans, TRIAL_PRODUCT } from './plans.ts';
import { previewChange } from './preview.ts';
import { ask } from './provider.ts';
import { invoiceResponse, subscriptionResponse } from './response.ts';
import { paymentSettings, TRIAL_DAYS } from './settings.ts';
import { subscribe } from './subscribing.ts';
import * as subscriptions from './subscriptions.ts';
import { isMarked, mark } from './tables.ts';
import { takeEvent } from './webhooks.ts';

const accountOf = (ctx: Context): number | null => actorOf(ctx).accountId;

/** The customer of the caller's account. */
const customerOf = (ctx: Context): string | null => {
  const { account }: UserRow = ctx.state.user;
  return account?.customer_id ?? null;
};

/** The idempotency key; a call without one is a new attempt. */
const attemptOf = (ctx: Context): string => {
  const given = ctx.get('Idempotency-Key');
  if (given.length > 200)
    throw new HttpError('bad-request', { message: m.idempotency_key_too_long() });
  return given || randomUUID();
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const readCard = (ctx: Context) => {
  const { id: given, setupIntent } = bodyOf(ctx);
  const id = textOf(given);
  if (!id) throw invalid(m.payment_method_id());
  return { id, setupIntent: textOf(setupIntent) };
};

export const stripeApi = apiOf('stripe', { ...billingCalls, ...providerCalls }, (strapi) => ({
  listPlans: () => readPlans(strapi),

  /** The stored subscription; reloaded when stale, unless the provider is unreachable. */
  async cardData(ctx) {
    const id = accountOf(ctx);
    const before = id === null ? null : await findAccount(strapi, id);
    if (before && isStale(before)) {
      await cards
        .holding(strapi, id, (row) => mirror(strapi, row))
        .catch((error: unknown) => {
          if (!(error instanceof HttpError)) throw error;
        });
    }
    const account = before && (await findAccount(strapi, before.id));
    return {
      customer: account?.customer_id ?? null,
      subscription: account?.subscription_id ?? null,
      payment: account?.payment_id ?? null,
      active: planOf(account) !== 'free',
    };
  },

  async paymentSettings(ctx) {
    const { mode, publishableKey, currency, offerPrice } = paymentSettings;
    const id = accountOf(ctx);
    const account = id === null ? null : await findAccount(strapi, id);
    return {
      mode,
      publishable_key: publishableKey,
      currency,
      offer_price: offerPrice,
      trial: { product: TRIAL_PRODUCT, days: TRIAL_DAYS, available: !account?.trial_used_at },
    };
  },

  async listPaymentMethods(ctx) {
    return (await cards.cardsOf(strapi, customerOf(ctx))).map(cards.cardResponse);
  },

  addPaymentMethod: (ctx) => cards.addCard(strapi, accountOf(ctx), readCard(ctx)),

  removePaymentMethod: (ctx) => cards.removeCard(strapi, accountOf(ctx), ctx.params.id),

  getCustomer: (ctx) => cards.customerResponse(strapi, customerOf(ctx)),

  setDefaultCard: (ctx) =>
    cards.chooseDefault(strapi, accountOf(ctx), bodyOf(ctx).default_payment_method),

  async listInvoices(ctx) {
    const customer = customerOf(ctx);
    if (!customer) return [];
    const { data } = await ask(strapi, (provider) =>
      provider.invoices.list({ customer, limit: 100 }),
    );
    return data.filter(({ total }) => total !== 0).map(invoiceResponse);
  },

  previewPlan: (ctx) => previewChange(strapi, customerOf(ctx), ctx.query.price),

  /** The provider's subscription. If it differs from the stored one, an event is pending and the account is reloaded. */
  async getSubscription(ctx) {
    const customer = customerOf(ctx);
    const live = customer ? liveOf(await subscriptionsOf(strapi, customer)) : undefined;
    const { account }: UserRow = ctx.state.user;
    if (account && (live?.status ?? null) !== (account.subscription_status ?? null)) {
      await cards.holding(strapi, account.id, (row) => mirror(strapi, row));
    }
    if (!live) throw notFound();
    return subscriptionResponse(strapi, live);
  },

  createSubscription(ctx) {
    const { paymentMethod, product, price } = bodyOf(ctx);
    const requestedPlan = { paymentMethod, product, price };
    return subscribe(strapi, actorOf(ctx), requestedPlan, attemptOf(ctx));
  },

  resumeSubscription: (ctx) =>
    subscriptions.resume(strapi, accountOf(ctx), bodyOf(ctx).paymentMethod),

  updateSubscription(ctx) {
    const { paymentMethod, product, price, proration_date: prorationDate, amount } = bodyOf(ctx);
    const key = `asked:${accountOf(ctx)}:${attemptOf(ctx)}`;
    return subscriptions.changeSubscription(
      strapi,
      accountOf(ctx),
      { paymentMethod, product, price, prorationDate, amount },
      { asked: () => isMarked(strapi, key), note: () => mark(strapi, key) },
    );
  },

  cancelSubscription: (ctx) => subscriptions.cancel(strapi, accountOf(ctx), ctx.query.status),

  receiveEvent: (ctx) => takeEvent(strapi, ctx),
}));
