import { randomUUID } from 'node:crypto';
import { actorOf, planOf, type UserRow } from '../../../actor.ts';
import { bodyOf } from '../../../body.ts';
import { invoiceAnswer, subscriptionAnswer } from '../../../payments/answer.ts';
import * as cards from '../../../payments/cards.ts';
import { findAccount, isStale, liveOf, mirror, subscriptionsOf } from '../../../payments/mirror.ts';
import { previewChange } from '../../../payments/preview.ts';
import { ask } from '../../../payments/provider.ts';
import { TRIAL_DAYS } from '../../../payments/settings.ts';
import { subscribe } from '../../../payments/subscribing.ts';
import * as subscriptions from '../../../payments/subscriptions.ts';
import { isMarked, mark } from '../../../payments/tables.ts';
import { takeEvent } from '../../../payments/webhooks.ts';
import { invalid, notFound, Refusal } from '../../../refusal.ts';
import type { Context, Controller, Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';
import { TRIAL_PRODUCT } from '../../plan/services/plans.ts';

const accountOf = (ctx: Context): number | null => actorOf(ctx).accountId;

/** Id of the customer, as the user's row was read with this call. */
const customerOf = (ctx: Context): string | null => {
  const { account }: UserRow = ctx.state.user;
  return account?.customer_id ?? null;
};

/** Names the attempt of one person; without a name it is one of its own. */
const attemptOf = (ctx: Context): string => {
  const given = ctx.get('Idempotency-Key');
  if (given.length > 200)
    throw new Refusal('bad-request', { message: 'The Idempotency-Key is too long.' });
  return given || randomUUID();
};

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const readCard = (ctx: Context) => {
  const { id: given, setupIntent } = bodyOf(ctx);
  const id = textOf(given);
  if (!id) throw invalid('Send the id of the payment method.');
  return { id, setupIntent: textOf(setupIntent) };
};

export const stripeController = (strapi: Strapi): Controller => ({
  /** The mirror; read anew when it has not heard anything for a while, and kept when the provider cannot be asked. */
  async find(ctx) {
    const id = accountOf(ctx);
    const before = id === null ? null : await findAccount(strapi, id);
    if (before && isStale(before)) {
      await cards
        .holding(strapi, id, (row) => mirror(strapi, row))
        .catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw error;
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

  async settings(ctx) {
    const { mode, publishableKey, currency, offerPrice } = settings.payments;
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

  async cards(ctx) {
    return (await cards.cardsOf(strapi, customerOf(ctx))).map(cards.cardAnswer);
  },

  addCard: (ctx) => cards.addCard(strapi, accountOf(ctx), readCard(ctx)),

  removeCard: (ctx) => cards.removeCard(strapi, accountOf(ctx), ctx.params.id),

  customer: (ctx) => cards.customerAnswer(strapi, customerOf(ctx)),

  chooseDefault: (ctx) =>
    cards.chooseDefault(strapi, accountOf(ctx), bodyOf(ctx).default_payment_method),

  async invoices(ctx) {
    const customer = customerOf(ctx);
    if (!customer) return [];
    const { data } = await ask(strapi, (provider) =>
      provider.invoices.list({ customer, limit: 100 }),
    );
    return data.filter(({ total }) => total !== 0).map(invoiceAnswer);
  },

  preview: (ctx) => previewChange(strapi, customerOf(ctx), ctx.query.price),

  /** What the provider says now; where the mirror says otherwise, an event is still on its way and the mirror is read anew. */
  async subscription(ctx) {
    const customer = customerOf(ctx);
    const live = customer ? liveOf(await subscriptionsOf(strapi, customer)) : undefined;
    const { account }: UserRow = ctx.state.user;
    if (account && (live?.status ?? null) !== (account.subscription_status ?? null)) {
      await cards.holding(strapi, account.id, (row) => mirror(strapi, row));
    }
    if (!live) throw notFound();
    return subscriptionAnswer(strapi, live);
  },

  subscribe(ctx) {
    const { paymentMethod, product, price } = bodyOf(ctx);
    const wish = { paymentMethod, product, price };
    return subscribe(strapi, actorOf(ctx), wish, attemptOf(ctx));
  },

  resume: (ctx) => subscriptions.resume(strapi, accountOf(ctx), bodyOf(ctx).paymentMethod),

  change(ctx) {
    const { paymentMethod, product, price, proration_date: prorationDate, amount } = bodyOf(ctx);
    const key = `asked:${accountOf(ctx)}:${attemptOf(ctx)}`;
    return subscriptions.changeSubscription(
      strapi,
      accountOf(ctx),
      { paymentMethod, product, price, prorationDate, amount },
      { asked: () => isMarked(strapi, key), note: () => mark(strapi, key) },
    );
  },

  cancel: (ctx) => subscriptions.cancel(strapi, accountOf(ctx), ctx.query.status),

  webhook: (ctx) => takeEvent(strapi, ctx),
});
