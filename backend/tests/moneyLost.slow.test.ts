import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn, offersOn } from './billing.ts';
import { createBillingTestServer, LONG } from './billingTestServer.ts';
import { signUp } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('a special offer whose response is late or lost', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { press, settled, addCard, person, addAsking, heardOf, charges } = billing;

  it('is created after authentication, also when the page was closed', async () => {
    const who = await signUp(billing.backend.url, 'gone');
    await addAsking(who);
    const url = await listingOf(who);
    const unsure = await buy(who, offerOn(url), 'rejected');
    await press(unsure.at('error.details.clientSecret'), 'fail');
    await settled();
    expect((await buy(who, offerOn(url), 'rejected')).at('error.message')).toMatch(/authenticate/);
    const waiting = await buy(who, offerOn(url));
    expect([waiting.status, await offersOn(who, url)]).toEqual([409, []]);
    await billing.delay(waiting.at('error.details.paymentIntent'));
    const slow = await buy(who, offerOn(url));
    billing.relay.respondWith();
    expect(slow.at('error.details.reason')).toBe('payment-on-its-way');
    await press(waiting.at('error.details.clientSecret'), 'complete');
    await settled();
    const [made] = await offersOn(who, url);
    expect((await buy(who, offerOn(url))).at('data.id')).toBe(made.id);
  });

  it('is charged once when the response is lost and another card is chosen', async () => {
    await using sql = openDatabase(billing.backend);
    const { who, card } = await person('switched');
    const url = await listingOf(who);
    const second = await addCard(who, '5555555555554444');
    await settled();
    billing.relay.loseResponseOf(/^POST \/v1\/payment_intents$/, 'goesDown');
    expect((await buy(who, offerOn(url))).status).toBe(503);
    // As the provider would, which is unreachable now.
    await sql('accounts').where({ payment_id: card }).update({ payment_id: second });
    billing.relay.open(billing.backend.url);
    const made = await buy(who, offerOn(url));
    expect([made.status, made.at('error.message')]).toEqual([201, undefined]);
    await settled();
    expect(await offersOn(who, url)).toHaveLength(1);
    expect(await heardOf(who, 'payment_intent.succeeded')).toHaveLength(1);
  });

  it('is not charged twice when it is entered again after a lost response', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('anew');
    const url = await listingOf(who);
    const anew = offerOn(url, { title: 'Typed anew' });
    const rejected = async (body: object, attempt: string, message: string) => {
      const response = await buy(who, body, attempt);
      expect([response.status, response.at('error.details.reason')]).toEqual([
        400,
        'earlier-offer',
      ]);
      expect(response.at('error.message')).toContain(message);
    };
    await settled();
    // An attempt that never reached the provider.
    billing.relay.close();
    expect((await buy(who, offerOn(url), 'never')).status).toBe(503);
    billing.relay.open(billing.backend.url);
    const before = charges();
    await rejected(anew, 'first', 'We don’t know yet');
    const { id: account_id } = Object((await who.get('/users/me')).at('account'));
    await sql('offer_payments')
      .where({ account_id })
      .update({ created: Date.now() - 120_000 });
    expect(charges()).toBe(before);

    // An attempt that was charged, and whose response was lost.
    billing.relay.loseResponseOf(/^POST \/v1\/payment_intents$/, 'goesDown');
    expect((await buy(who, anew, 'first')).status).toBe(503);
    billing.relay.open(billing.backend.url);
    const sent = charges();
    await rejected(offerOn(url, { title: 'Other words' }), 'second', '“Typed anew”, was paid');
    // Repeating the rejected attempt returns the same.
    await rejected(offerOn(url, { title: 'Other words' }), 'second', '“Typed anew”, was paid');
    expect([charges(), (await offersOn(who, url)).length]).toEqual([sent, 1]);
    // A buyer who accepts the earlier offer may buy another one; equal offers need that again.
    const accepted = async (attempt: string) => {
      const [{ id: earlier }] = await offersOn(who, url);
      const body = offerOn(url, { title: 'Other words', earlier });
      expect((await buy(who, body, attempt)).status).toBe(201);
    };
    await accepted('third');
    await rejected(offerOn(url, { title: 'Other words' }), 'fourth', '“Other words”, was paid');
    await accepted('fifth');
    expect(await offersOn(who, url)).toHaveLength(3);
  });
});
