import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, listingOf, offerOn } from './billing.ts';
import { createBillingTestServer, LONG, waitFor } from './billingTestServer.ts';
import { type Caller, signIn } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('money of a special offer that goes back', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { provider, press, settled, person, addAsking, heardOf, charges, decline, eventsOf } =
    billing;

  /** Buys with a card whose bank asks each time; what it asks stays open. */
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

  it('is paid back when its listing goes before or after the decision, and not once it was shown', async () => {
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
    // Its refund is due, and the listing was faster.
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

  it('that somebody paid back by hand is done, and is not tried for ever', async () => {
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
    expect(events[0]?.note).toBe('Refunded $9.00.');
    expect([row.refund_at, String(row.refund)]).toEqual([null, expect.stringMatching(/^re_/)]);
  });

  it('of which somebody paid back a part by hand goes back as far as the rest, and its history says both', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('partly');
    const id = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const { intent } = await sql('offer_payments').where({ offer_id: id }).first();
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '250' });
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '150' });
    await decline(id);
    const [told] = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    expect(told?.note).toBe('Refunded $5.00. $4.00 was refunded earlier.');
    const { body } = await provider('GET', '/v1/refunds', { payment_intent: intent });
    expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual([500, 150, 250]);
  });

  it('that the provider never sends back is told once, and not tried for ever', async () => {
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
    const [told] = await waitFor(
      () => eventsOf(first),
      ([latest]) => latest?.kind === 'noted',
    );
    expect(told?.note).toBe(`Not refunded: ${message}`);
    expect(await rowOf(first).first()).toMatchObject({ refund: 'never', refund_at: null });
    // A no that may become a yes is asked for again, but not each minute.
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
    // Who decides late hears of the decision that was faster, not of the money.
    const late = await admin.patch(`/special-offers/${first}`, { status: 'A', version: 1 });
    expect([late.status, late.at('error.details.latest.event.kind')]).toEqual([409, 'declined']);
    await rowOf(second).update({ refund_at: null });
    expect(put.refund).toBe('asked');
  });

  it('that the provider refused to send back goes back once it agrees', async () => {
    await using sql = openDatabase(billing.backend);
    const { who } = await person('later');
    const url = await listingOf(who);
    const id = Number((await buy(who, offerOn(url))).at('data.id'));
    const waiting = await asksOf(who, offerOn(await listingOf(who)));
    const row = () => sql('offer_payments').where({ offer_id: id });
    // A payment of which there is nothing to send back, until the card holder has agreed.
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

  it('goes back when its listing went while the bank was asked, and its buyer is told so', async () => {
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
      const told = await buy(who, offerOn(url), 'asked');
      expect([told.status, told.at('error.details.reason')]).toEqual([409, 'offer-listing-gone']);
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

  it('that a bank was only asked about is taken back for another one, and its tab hears so', async () => {
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

  it('is paid back when its listing went before the money was heard of', async () => {
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
    // And one whose account is gone altogether.
    const gone = Number((await buy(who, offerOn(await listingOf(who)), 'gone')).at('data.id'));
    const nobody = { account_id: 999_999, user_id: 999_999, offer_id: null };
    await sql('offer_payments')
      .where({ offer_id: gone })
      .update({ ...nobody, created: Date.now() - 120_000 });
    const other = (await buy(who, offerOn(await listingOf(who)), 'two')).at('data.id');
    await decline(other);
    const left = await waitFor(
      () =>
        sql('offer_payments')
          .where((rows) => rows.where({ id }).orWhere(nobody))
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
