import { billingMessages } from '@portal/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingTestServer, LONG } from './billingTestServer.ts';
import type { Caller } from './caller.ts';

const path = '/me/stripe/subscriptions';

describe('credit, debt and payments in progress', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { person, subscribe, advance, addCard, provider, subscriptionOf } = billing;

  const invoicesOf = async (who: Caller): Promise<object[]> =>
    JSON.parse((await who.get('/me/stripe/invoices')).text);

  // Rows: 2.43
  it('switching to a cheaper plan previews its credit, which pays for the next cycles', async () => {
    const { who, card } = await person('saver');
    await subscribe(who, card);
    expect(JSON.parse((await subscriptionOf(who)).text)).toMatchObject({
      credit: 0,
      next_amount: 38_400,
    });
    const preview = await who.get(`${path}/preview?price=${billing.prices.quarterly}`);
    expect([preview.at('amount'), preview.at('credit')]).toEqual([0, 26_400]);
    const switched = await who.patch(path, {
      paymentMethod: card,
      product: 'premium',
      price: billing.prices.quarterly,
      proration_date: preview.at('proration_date'),
    });
    expect(JSON.parse(switched.text)).toMatchObject({ credit: 26_400, next_amount: 0 });
    expect((await who.get('/me/stripe/customer')).at('balance')).toBe(-26_400);
    expect((await invoicesOf(who))[0]).toMatchObject({ amount: -26_400, from_credit: 0 });

    await advance(who, 185);
    expect((await invoicesOf(who)).slice(0, 2)).toMatchObject([
      { amount: 12_000, from_credit: 12_000, status: 'paid' },
      { amount: 12_000, from_credit: 12_000, status: 'paid' },
    ]);
    expect(JSON.parse((await subscriptionOf(who)).text)).toMatchObject({
      credit: 2400,
      next_amount: 9600,
    });
    await advance(who, 92);
    expect((await invoicesOf(who))[0]).toMatchObject({ amount: 12_000, from_credit: 2400 });
    expect(JSON.parse((await subscriptionOf(who)).text)).toMatchObject({
      credit: 0,
      next_amount: 12_000,
    });
  });

  it('switching plans with a card that requires authentication charges and changes nothing', async () => {
    const { who, card } = await person('asked');
    const { quarterly, annually } = billing.prices;
    await subscribe(who, card, 'one', { price: quarterly });
    const asking = await billing.addAsking(who);
    const before = JSON.parse((await subscriptionOf(who)).text);
    const switchWith = (paymentMethod: string) =>
      who.patch(path, { paymentMethod, product: 'premium', price: annually });
    const rejected = await switchWith(asking);
    expect(rejected.at('error')).toMatchObject({
      message: billingMessages.switchAsks,
      details: { code: 'subscription_payment_intent_requires_action', reason: 'card-declined' },
    });
    expect(JSON.parse((await subscriptionOf(who)).text)).toEqual(before);
    expect(await invoicesOf(who)).toHaveLength(1);
    const switched = await switchWith(card);
    expect([switched.at('plan'), switched.at('payment_method')]).toEqual(['annually', card]);
  });

  it('a payment in progress is shown and not charged again', async () => {
    const { who, card } = await person('waiting');
    await subscribe(who, card);
    const bad = await addCard(who, '4000000000000341');
    await who.patch('/me/stripe/customer', { default_payment_method: bad });
    await advance(who, 366);
    expect((await subscriptionOf(who)).at('attention.on_its_way')).toBe(false);
    const customer = (await who.get('/me/stripe')).at('customer');
    const { body } = await provider('GET', '/v1/events', {
      types: 'payment_intent.payment_failed',
      limit: '100',
    });
    const intent = body.data.find(
      ({ type, data }: { type: string; data: { object: { customer: string } } }) =>
        type === 'payment_intent.payment_failed' && data.object.customer === customer,
    ).data.object;
    const pay = (attempt: string) =>
      who.patch(path, { paymentMethod: card }, { 'Idempotency-Key': attempt });
    const payments = () => billing.relay.calls.filter((name) => name.endsWith('/pay')).length;
    const before = payments();

    const expectInProgress = async (attempt: string, paidWith: string) => {
      await billing.delay(intent.id, paidWith);
      expect((await subscriptionOf(who)).at('attention.on_its_way')).toBe(true);
      const waiting = await pay(attempt);
      billing.relay.respondWith();
      expect(waiting.at('error.details.reason')).toBe('payment-on-its-way');
    };

    // The bank declined this card in the meantime: the same attempt returns that and charges nothing.
    await expectInProgress('own', card);
    expect([(await pay('own')).status, payments() - before]).toEqual([402, 0]);
    // The bank declined the earlier card, so this attempt is charged.
    await expectInProgress('after', bad);
    expect([(await pay('after')).at('status'), payments() - before]).toEqual(['active', 1]);
  });

  // Rows: 2.43
  it('the next amount is known although the provider has no upcoming invoice', async () => {
    const { who, card } = await person('without');
    await subscribe(who, card);
    billing.relay.reject(/create_preview/, 400, { code: 'invoice_upcoming_none' });
    const switched = await who.patch(path, {
      paymentMethod: card,
      product: 'premium',
      price: billing.prices.quarterly,
    });
    const read = await subscriptionOf(who);
    billing.relay.reject();
    for (const response of [switched, read]) {
      expect([response.status, response.at('next_amount')]).toEqual([200, 0]);
    }
  });

  it('a debt is charged with the next cycle', async () => {
    const { who, card } = await person('owing');
    await subscribe(who, card);
    const customer = await billing.customerOf(who);
    const { body } = await provider('GET', '/v1/subscriptions', { customer: customer.id });
    const data = body.data.map((found: object) => ({
      ...found,
      customer: { ...customer, balance: 500 },
    }));
    billing.relay.respondWith(/^GET \/v1\/subscriptions/, { ...body, data });
    const read = await subscriptionOf(who);
    billing.relay.respondWith();
    expect(['next_amount', 'credit', 'debt'].map((name) => read.at(name))).toEqual([
      38_900, 0, 500,
    ]);
  });

  it('an amount too small to charge is not shown as paid by credit', async () => {
    const { who, card } = await person('little');
    await subscribe(who, card);
    const { id: customer } = await billing.customerOf(who);
    const { body } = await provider('GET', '/v1/invoices', { customer });
    const carried = { total: 30, amount_due: 0, starting_balance: 0, ending_balance: 30 };
    billing.relay.respondWith(/^GET \/v1\/invoices/, {
      ...body,
      data: [{ ...body.data[0], ...carried }],
    });
    const invoices = await invoicesOf(who);
    billing.relay.respondWith();
    expect(invoices).toMatchObject([{ amount: 30, from_credit: 0 }]);
  });
});
