import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingTestServer, DAY, LONG } from './billingTestServer.ts';
import { anApp, signUp } from './caller.ts';

describe('a subscription that changes', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const {
    press,
    settled,
    addCard,
    person,
    addAsking,
    subscribe,
    advance,
    planOf,
    subscriptionOf,
    chargesOf,
  } = billing;

  it('without a first payment is cancelled for another plan without a charge', async () => {
    const who = await signUp(billing.backend.url, 'undecided');
    const id = await addAsking(who);
    const waiting = await subscribe(who, id, 'left');
    const path = '/me/stripe/subscriptions';
    expect((await subscriptionOf(who)).at('status')).toBe('incomplete');
    const other = await who.delete(`${path}?status=trialing`);
    expect([other.status, other.at('error.details.latest.status')]).toEqual([409, 'incomplete']);
    const ended = await who.delete(`${path}?status=incomplete`);
    expect([ended.status, ended.at('status'), ended.at('attention')]).toEqual([
      200,
      'canceled',
      null,
    ]);
    // Authenticating the cancelled payment charges nothing.
    await press(waiting.at('error.details.clientSecret'), 'complete');
    await settled();
    expect([(await subscriptionOf(who)).status, (await who.delete(path)).status]).toEqual([
      404, 404,
    ]);
    const next = await subscribe(who, await addCard(who), 'other', {
      price: billing.prices.quarterly,
    });
    expect([next.status, next.at('plan'), await planOf(who)]).toEqual([200, 'quarterly', 'paid']);
    const invoices = JSON.parse((await who.get('/me/stripe/invoices')).text);
    const paid = invoices.filter(({ status }: { status: string }) => status === 'paid');
    expect(paid.map(({ amount }: { amount: number }) => amount)).toEqual([12_000]);
  });

  it('is not cancelled when its payment succeeds at the same moment', async () => {
    const who = await signUp(billing.backend.url, 'faster');
    const id = await addAsking(who);
    const waiting = await subscribe(who, id, 'faster');
    billing.relay.before(/^(POST \/v1\/invoices\/\w+\/void|DELETE \/v1\/subscriptions\/\w+)$/, () =>
      press(waiting.at('error.details.clientSecret'), 'complete'),
    );
    const path = '/me/stripe/subscriptions';
    const late = await who.delete(path);
    expect(late.at('error.details.reason')).toBe('payment-agreed');
    expect(await planOf(who)).toBe('paid');
    const again = await who.delete(path);
    expect([again.status, again.at('status'), again.at('cancel_at_period_end')]).toEqual([
      200,
      'active',
      true,
    ]);
  });

  it('changes its plan for the shown amount, or not at all', async () => {
    const { who, card } = await person('switcher');
    await subscribe(who, card, 'one', { price: billing.prices.quarterly });
    await advance(who, 30);
    const preview = await who.get(
      `/me/stripe/subscriptions/preview?price=${billing.prices.annually}`,
    );
    const requestedPlan = {
      paymentMethod: card,
      product: 'premium',
      price: billing.prices.annually,
      proration_date: preview.at('proration_date'),
    };
    await addCard(who, '4000000000000341');
    const bad = JSON.parse((await who.get('/me/stripe/payment-methods')).text)[0].id;
    expect(
      (await who.patch('/me/stripe/subscriptions', { ...requestedPlan, paymentMethod: bad }))
        .status,
    ).toBe(402);
    const kept = await subscriptionOf(who);
    expect([kept.at('plan'), kept.at('payment_method')]).toEqual(['quarterly', card]);
    // An arbitrary date would refund time that was used.
    const shown = Number(requestedPlan.proration_date);
    for (const date of [shown - 30 * DAY, shown - 3601, shown + 1, 1.5, 'now']) {
      const rejected = await who.patch('/me/stripe/subscriptions', {
        ...requestedPlan,
        proration_date: date,
      });
      expect(rejected.at('error.details.reason')).toBe('quote-expired');
    }
    await advance(who, 1 / 48);
    const changed = await who.patch('/me/stripe/subscriptions', requestedPlan);
    expect([changed.status, changed.at('plan')]).toEqual([200, 'annually']);
    const amount = Number(preview.at('amount'));
    expect(amount).toBeGreaterThan(38_400 - 12_000);
    expect((await chargesOf(who))[0]).toBe(amount);
    expect(changed.at('current_period_end')).toBe(preview.at('next_payment'));
    await who.patch('/me/stripe/subscriptions', requestedPlan);
    expect((await chargesOf(who)).length).toBe(2);
  });

  it('ends with its cycle unless it is resumed', async () => {
    const { who, card } = await person('leaver');
    await subscribe(who, card, 'one', { price: billing.prices.quarterly });
    const path = '/me/stripe/subscriptions';
    expect((await who.delete(path)).at('cancel_at_period_end')).toBe(true);
    expect((await who.put(path, { paymentMethod: card })).at('cancel_at_period_end')).toBe(false);
    await advance(who, 95);
    expect([await planOf(who), (await chargesOf(who)).length]).toEqual(['paid', 2]);
    await who.delete(path);
    await advance(who, 95);
    expect([(await subscriptionOf(who)).status, await planOf(who)]).toEqual([404, 'free']);
    expect((await who.post('/services', anApp())).status).toBe(402);
    expect((await who.put(path, { paymentMethod: card })).status).toBe(404);
  });
});
