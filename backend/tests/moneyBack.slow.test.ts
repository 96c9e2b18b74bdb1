import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn } from './billing.ts';
import { createBillingTestServer, LONG, waitFor } from './billingTestServer.ts';
import { type Caller, signIn } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('refunds of special offers', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { provider, press, settled, person, addAsking, heardOf, charges, decline, eventsOf } =
    billing;

  /** Buys with a card that requires authentication, and leaves it open. */
  const asksOf = async (who: Caller, body: object, attempt = 'asks') => {
    const id = await addAsking(who);
    const before = (await who.get('/me/stripe/customer')).at(
      'invoice_settings.default_payment_method',
    );
    await who.patch('/me/stripe/customer', { default_payment_method: id });
    const response = await buy(who, body, attempt);
    await who.patch('/me/stripe/customer', { default_payment_method: before });
    const details = Object(response.at('error.details'));
    return {
      clientSecret: String(details.clientSecret),
      paymentIntent: String(details.paymentIntent),
    };
  };

  it('follow when the listing is deleted before or after a decline, but not after an approval', async () => {
    await using sql = openDatabase(billing.backend);
    const admin = await signIn(billing.backend.url, 'admin');
    const { who } = await person('closing');
    const [waiting, declined, shown] = [
      await listingOf(who),
      await listingOf(who),
      await listingOf(who),
    ];
    await buy(who, offerOn(waiting), 'waiting');
    const no = (await buy(who, offerOn(declined), 'declined')).at('data.id');
    const yes = (await buy(who, offerOn(shown), 'shown')).at('data.id');
    await admin.patch(`/special-offers/${yes}`, { status: 'A' });
    // The refund is due, but the listing is deleted first.
    billing.relay.close();
    await decline(no);
    for (const url of [declined, waiting, shown]) {
      expect((await who.delete(url)).status).toBeLessThan(300);
    }
    billing.relay.open(billing.backend.url);
    const other = (await buy(who, offerOn(await listingOf(who)), 'other')).at('data.id');
    await decline(other);
    const back = await waitFor(
      () => heardOf(who, 'charge.refunded'),
      ({ length }) => length >= 3,
    );
    const left = await waitFor(
      () => sql('offer_payments').whereNotNull('refund_at').select('id'),
      (rows) => rows.length === 0,
    );
    expect([back.length, left]).toEqual([3, []]);
  });

  it('made by hand are recorded and not repeated', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('byhand');
    const id = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const { intent } = await sql('offer_payments').where({ offer_id: id }).first();
    await provider('POST', '/v1/refunds', { payment_intent: intent });
    await decline(id);
    const events = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    const row = await sql('offer_payments').where({ offer_id: id }).first();
    expect(events[0]?.payment).toEqual({ amount: 900, currency: 'usd' });
    expect([row.refund_at, String(row.refund)]).toEqual([null, expect.stringMatching(/^re_/)]);
  });

  it('cover the rest after a partial refund by hand, and the history has both', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('partly');
    const id = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const { intent } = await sql('offer_payments').where({ offer_id: id }).first();
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '250' });
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '150' });
    await decline(id);
    const [refunded] = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    expect(refunded?.payment).toEqual({ amount: 500, currency: 'usd', earlier: 400 });
    const { body } = await provider('GET', '/v1/refunds', { payment_intent: intent });
    expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual([500, 150, 250]);
  });

  it('that the provider will never make are recorded once and not repeated', async () => {
    await using sql = openDatabase(billing.backend);
    const admin = await signIn(billing.backend.url, 'admin');
    const { who } = await person('disputed');
    const rowOf = (id: unknown) => sql('offer_payments').where({ offer_id: String(id) });
    const first = (await buy(who, offerOn(await listingOf(who)), 'lost')).at('data.id');
    const second = (await buy(who, offerOn(await listingOf(who)), 'waits')).at('data.id');
    const type = 'invalid_request_error';
    const message = 'Charge ch_1 has been charged back; cannot issue a refund.';
    billing.relay.reject(/^POST \/v1\/refunds$/, 400, { type, code: 'charge_disputed', message });
    await decline(first);
    const [noted] = await waitFor(
      () => eventsOf(first),
      ([latest]) => latest?.kind === 'noted',
    );
    expect(noted?.note).toBe(`Not refunded: ${message}`);
    expect(await rowOf(first).first()).toMatchObject({ refund: 'never', refund_at: null });
    // A rejection that may be temporary is retried, but not every minute.
    billing.relay.reject(/^POST \/v1\/refunds$/, 400, { type, message: 'Not enough funds.' });
    const before = Date.now();
    await decline(second);
    const put = await waitFor(
      () => rowOf(second).first(),
      ({ refund_at }) => Number(refund_at) > before + 3_000_000,
    );
    billing.relay.reject();
    const approve = async (id: unknown) =>
      (await admin.patch(`/special-offers/${id}`, { status: 'A', version: 2 })).at('error.message');
    expect([await approve(first), await approve(second)]).toEqual([
      expect.stringContaining('is disputed, so it stays declined'),
      expect.stringContaining('is being refunded, so it stays declined'),
    ]);
    // A stale decision returns the earlier decision rather than the refund.
    const late = await admin.patch(`/special-offers/${first}`, { status: 'A', version: 1 });
    expect([late.status, late.at('error.details.latest.event.kind')]).toEqual([409, 'declined']);
    await rowOf(second).update({ refund_at: null });
    expect(put.refund).toBe('asked');
  });

  it('are retried after a rejection', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('later');
    const url = await listingOf(who);
    const id = Number((await buy(who, offerOn(url))).at('data.id'));
    const waiting = await asksOf(who, offerOn(await listingOf(who)));
    const row = () => sql('offer_payments').where({ offer_id: id });
    // A payment that cannot be refunded until the card holder has authenticated.
    await sql('offer_payments').where({ intent: waiting.paymentIntent }).delete();
    await row().update({ intent: waiting.paymentIntent });
    await decline(id);
    const rejected = await waitFor(
      () => row().first(),
      ({ refund, refund_at }) => refund === 'never' || Number(refund_at) > Date.now() + 3_000_000,
    );
    expect(rejected.refund).toBe('asked');
    await press(waiting.clientSecret, 'complete');
    await row().update({ refund_at: 1 });
    const other = (await buy(who, offerOn(url, { title: 'Other' }), 'two')).at('data.id');
    await decline(other);
    const done = await waitFor(
      () => row().first(),
      ({ refund_at }) => refund_at === null || Number(refund_at) > 1,
    );
    expect([done.refund_at, done.refund]).toEqual([null, expect.stringMatching(/^re_/)]);
  });

  it('follow when the listing is deleted during authentication, and the buyer gets an error', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('whileAsked');
    const url = await listingOf(who);
    const waiting = await asksOf(who, offerOn(url), 'asked');
    await who.delete(url);
    billing.relay.reject(/^POST \/v1\/refunds$/, 400, {
      type: 'invalid_request_error',
      message: 'Not enough funds.',
    });
    await press(waiting.clientSecret, 'complete');
    for (const _ of ['once', 'again']) {
      const late = await buy(who, offerOn(url), 'asked');
      expect([late.status, late.at('error.details.reason')]).toEqual([409, 'offer-listing-gone']);
    }
    const row = () => sql('offer_payments').where({ intent: waiting.paymentIntent }).first();
    const put = await waitFor(row, ({ refund_at }) => Number(refund_at) > Date.now() + 3_000_000);
    billing.relay.reject();
    await sql('offer_payments').where({ id: put.id }).update({ refund_at: 1 });
    const other = (await buy(who, offerOn(await listingOf(who)), 'other')).at('data.id');
    await decline(other);
    const done = await waitFor(row, ({ refund }) => String(refund).startsWith('re_'));
    expect(done).toMatchObject({ offer_id: null, refund_at: null });
  });

  it('are not needed when another purchase cancels an unauthenticated one', async () => {
    const { who } = await person('tabs');
    const url = await listingOf(who);
    const waiting = await asksOf(who, offerOn(url), 'tab A');
    await settled();
    const other = await buy(who, offerOn(url, { title: 'Tab B' }), 'tab B');
    expect(other.status).toBe(201);
    expect((await press(waiting.clientSecret, 'complete')).body.status).toBe('canceled');
    const sent = charges();
    const late = await buy(who, offerOn(url), 'tab A');
    expect([late.status, late.at('error.details.reason')]).toEqual([400, 'offer-taken-back']);
    expect(billing.relay.calls.filter((name) => name === 'POST /v1/payment_intents')).toHaveLength(
      sent,
    );
  });

  it('follow when the listing is deleted before the payment is known', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('tooLate');
    const url = await listingOf(who);
    const made = Number((await buy(who, offerOn(url))).at('data.id'));
    await settled();
    const { id } = await sql('offer_payments').where({ offer_id: made }).first();
    await sql('special_offers').where({ id: made }).delete();
    await sql('offer_payments')
      .where({ id })
      .update({ offer_id: null, created: Date.now() - 120_000 });
    await who.delete(url);
    // The same without an account.
    const gone = Number((await buy(who, offerOn(await listingOf(who)), 'gone')).at('data.id'));
    const unknown = { account_id: 999_999, user_id: 999_999, offer_id: null };
    await sql('offer_payments')
      .where({ offer_id: gone })
      .update({ ...unknown, created: Date.now() - 120_000 });
    const other = (await buy(who, offerOn(await listingOf(who)), 'two')).at('data.id');
    await decline(other);
    const left = await waitFor(
      () =>
        sql('offer_payments')
          .where((rows) => rows.where({ id }).orWhere(unknown))
          .where((rows) => rows.whereNull('refund').orWhere('refund', 'asked'))
          .select('id'),
      (rows) => rows.length === 0,
    );
    const back = await waitFor(
      () => heardOf(who, 'charge.refunded'),
      ({ length }) => length >= 3,
    );
    expect([left, back.length]).toEqual([[], 3]);
  });
});
