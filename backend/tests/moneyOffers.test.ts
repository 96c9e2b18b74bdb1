import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn, offersOn } from './billing.ts';
import { createBillingTestServer, LONG, waitFor } from './billingTestServer.ts';
import { signIn, signUp } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('a special offer', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { press, settled, addCard, person, addAsking, heardOf, charges, eventsOf } = billing;

  // Rows: 1.7, 4.6, 7.9
  it('is charged once, and refunded when an admin declines it', async () => {
    const { who } = await person('seller');
    const url = await listingOf(who);
    const made = await Promise.all(Array.from({ length: 5 }, () => buy(who, offerOn(url))));
    expect(new Set(made.map(({ status, at }) => `${status} ${at('data.id')}`)).size).toBe(1);
    expect((await buy(who, offerOn(url, { title: 'Another' }))).status).toBe(422);
    expect(await offersOn(who, url)).toHaveLength(1);
    const id = made[0]?.at('data.id');
    const [paid] = await eventsOf(id);
    const receipt = expect.stringMatching(/^http/);
    const payment = { amount: 900, currency: 'usd', receipt };
    expect(paid).toMatchObject({ kind: 'paid', note: null, payment });
    const admin = await signIn(billing.backend.url, 'admin');
    await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'Not a saving.' });
    const events = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    expect(events.map(({ kind }) => kind)).toEqual(['refunded', 'declined', 'paid', 'submitted']);
    expect(events[0]).toMatchObject({ note: null, payment: { amount: 900, currency: 'usd' } });
    const [{ version }] = await offersOn(who, url);
    const late = await admin.patch(`/special-offers/${id}`, { status: 'A', version });
    expect(late.at('error.details.reason')).toBe('offer-paid-back');
    expect((await offersOn(who, url))[0].status).toBe('D');
    // A stale decision returns the earlier decision rather than the refund after it.
    const lost = await admin.patch(`/special-offers/${id}`, {
      status: 'D',
      admin_note: 'Late.',
      version: 1,
    });
    const { kind, actor } = Object(lost.at('error.details.latest.event'));
    expect([lost.status, kind, actor?.admin]).toEqual([409, 'declined', true]);
  });

  it('is not created when the card is declined', async () => {
    const { who } = await person('unpaid', '4000000000000341');
    const url = await listingOf(who);
    expect((await buy(who, offerOn(url))).status).toBe(402);
    expect(await offersOn(who, url)).toEqual([]);
  });

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

  it('sent by three attempts at once is charged once, and the others return it', async () => {
    const { who } = await person('three');
    const url = await listingOf(who);
    const before = charges();
    const responses = await Promise.all(['a', 'b', 'c'].map((key) => buy(who, offerOn(url), key)));
    const [first] = await offersOn(who, url);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    for (const other of responses.filter(({ status }) => status === 400)) {
      const { reason, offer } = Object(other.at('error.details'));
      expect([reason, offer]).toEqual(['earlier-offer', first.id]);
      expect(other.at('error.message')).toContain('Nothing was charged this time.');
    }
    expect([charges() - before, (await offersOn(who, url)).length]).toEqual([1, 1]);
    // An equal offer needs an accepted earlier one.
    expect((await buy(who, offerOn(url), 'd')).status).toBe(400);
    expect((await buy(who, offerOn(url, { earlier: first.id }), 'e')).status).toBe(201);
    const again = await buy(who, offerOn(url, { earlier: first.id }), 'f');
    expect([again.status, again.at('error.details.offer')]).toEqual([400, first.id + 1]);
    // A payment that is found late has a later offer, though it was made earlier.
    await using sql = openDatabase(billing.backend);
    const made = { [first.id]: -1, [first.id + 1]: first.id, [-1]: first.id + 1 };
    for (const [from, to] of [first.id, first.id + 1, -1].map((id) => [id, made[id]]))
      await sql('offer_payments').where({ offer_id: from }).update({ offer_id: to });
    const late = await buy(who, offerOn(url, { earlier: first.id }), 'g');
    expect([late.status, late.at('error.details.offer')]).toEqual([400, first.id + 1]);
  });
});
