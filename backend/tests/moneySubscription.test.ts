import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingTestServer, DAY, LONG } from './billingTestServer.ts';
import { anApp, signUp } from './caller.ts';

describe('a subscription', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { press, addCard, person, addAsking, subscribe, planOf, subscriptionOf, chargesOf } =
    billing;

  // Rows: 3.3, 7.6
  it('gives Premium at once', async () => {
    const { who, card } = await person('buyer');
    const service = { data: { ...anApp().data, email: 'a@b.nz', phone: '' } };
    expect((await who.post('/services', service)).status).toBe(402);
    const response = await subscribe(who, card);
    expect([
      response.status,
      response.at('status'),
      response.at('plan'),
      response.at('amount'),
    ]).toEqual([200, 'active', 'annually', 38_400]);
    const {
      created,
      current_period_start: start,
      current_period_end: end,
    } = JSON.parse(response.text);
    expect([start, Math.round((end - start) / DAY)]).toEqual([created, 365]);
    expect(await planOf(who)).toBe('paid');
    expect((await who.post('/services', service)).status).toBe(201);
    expect((await who.get('/me/stripe')).at('active')).toBe(true);
  });

  it('is charged once for repeated and concurrent attempts', async () => {
    const { who, card } = await person('hasty');
    const same = await Promise.all(Array.from({ length: 8 }, () => subscribe(who, card, 'same')));
    expect(new Set(same.map(({ status, text }) => `${status} ${JSON.parse(text).id}`)).size).toBe(
      1,
    );
    const more = await Promise.all(['b', 'c', 'd'].map((attempt) => subscribe(who, card, attempt)));
    expect(more.map(({ at }) => at('error.details.reason'))).toEqual(
      more.map(() => 'already-subscribed'),
    );
    const rival = await person('rival');
    const race = await Promise.all(
      ['a', 'b', 'c', 'd'].map((attempt) => subscribe(rival.who, rival.card, attempt)),
    );
    expect(race.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect([await chargesOf(who), await chargesOf(rival.who)]).toEqual([[38_400], [38_400]]);
  });

  // Rows: 1.6
  it('accepts only known plans and prices', async () => {
    const { who, card } = await person('haggler');
    for (const requestedPlan of [
      { price: 'price_mine' },
      { product: 'gold' },
      { price: undefined },
      { price: { a: 1 } },
    ]) {
      const response = await subscribe(who, card, 'unknown', requestedPlan);
      expect(response.at('error.details.reason')).toBe('plan-missing');
    }
  });

  it('leaves nothing behind when it cannot be paid', async () => {
    const { who, card } = await person('broke', '4000000000000341');
    for (const attempt of ['a', 'a', 'b']) {
      const response = await subscribe(who, card, attempt);
      expect(response.at('error.details.reason')).toBe('card-declined');
    }
    expect([(await subscriptionOf(who)).status, await planOf(who)]).toEqual([404, 'free']);
    expect((await subscribe(who, await addCard(who), 'c')).status).toBe(200);
  });

  it('starts after the card holder has authenticated', async () => {
    const who = await signUp(billing.backend.url, 'careful');
    const id = await addAsking(who);
    for (const [attempt, outcome, status] of [
      ['a', 'fail', 402],
      ['b', 'complete', 200],
    ] as const) {
      const waiting = await subscribe(who, id, attempt);
      expect([waiting.status, typeof waiting.at('error.details.paymentIntent')]).toEqual([
        409,
        'string',
      ]);
      expect(await planOf(who)).toBe('free');
      await billing.delay(waiting.at('error.details.paymentIntent'));
      const slow = await subscribe(who, id, attempt);
      billing.relay.respondWith();
      expect(slow.at('error.details.reason')).toBe('payment-on-its-way');
      await press(waiting.at('error.details.clientSecret'), outcome);
      expect((await subscribe(who, id, attempt)).status).toBe(status);
    }
    expect([await planOf(who), (await chargesOf(who)).length]).toEqual(['paid', 2]);
  });
});
