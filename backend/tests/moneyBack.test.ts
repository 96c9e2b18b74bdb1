import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, signUp } from './caller.ts';
import { openDatabase } from './database.ts';
import { startRelay } from './relay.ts';
import { type Backend, startBackend } from './startBackend.ts';
import { buy, KEY, listingOf, offerOn, offersOn, tillOf } from './till.ts';

describe('money for a special offer', { timeout: 60_000 }, () => {
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let backend: Backend;
  const { provider, settled, addCard, tokenOf, press } = tillOf(() => relay.url);

  /** Buys with a card whose bank asks each time; what it asks stays open. */
  const asksOf = async (who: Caller, body: object, attempt = 'asks') => {
    const id = await tokenOf('4000002760003184');
    const asked = await who.post('/me/stripe/payment-method', { id });
    const { clientSecret, setupIntent } = Object(asked.at('error.details'));
    await press(clientSecret, 'complete');
    await who.post('/me/stripe/payment-method', { id, setupIntent });
    const before = (await who.get('/me/stripe/customer')).at(
      'invoice_settings.default_payment_method',
    );
    await who.patch('/me/stripe/customer', { default_payment_method: id });
    const answer = await buy(who, body, attempt);
    await who.patch('/me/stripe/customer', { default_payment_method: before });
    const details = Object(answer.at('error.details'));
    return {
      clientSecret: String(details.clientSecret),
      paymentIntent: String(details.paymentIntent),
    };
  };

  const person = async (name: string) => {
    const who = await signUp(backend.url, name);
    return { who, card: await addCard(who) };
  };

  beforeAll(async () => {
    relay = await startRelay();
    backend = await startBackend({
      env: {
        STRIPE_API_BASE: relay.url,
        STRIPE_SECRET_KEY: KEY,
        REFUND_AFTER_SECONDS: '0',
        LOG_LEVEL: 'fatal',
      },
    });
    relay.open(backend.url);
  });

  afterAll(async () => {
    await backend?.stop();
    await relay?.stop();
  });

  const eventsOf = async (id: unknown): Promise<{ kind: string; note: string }[]> => {
    const admin = await signIn(backend.url, 'admin');
    return JSON.parse((await admin.get(`/special-offers/${id}/events`)).text).data;
  };

  const waitFor = async <T>(read: () => Promise<T>, good: (value: T) => boolean): Promise<T> => {
    const deadline = Date.now() + 20_000;
    let value = await read();
    while (!good(value) && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      value = await read();
    }
    return value;
  };
  const refundsOf = async (who: Caller): Promise<number> => {
    const customer = (await who.get('/me/stripe')).at('customer');
    const { body } = await provider('GET', '/v1/events', { limit: '100' });
    return body.data.filter(
      ({ type, data }: { type: string; data: { object: { customer: string } } }) =>
        type === 'charge.refunded' && data.object.customer === customer,
    ).length;
  };

  it('is paid back when its listing goes before or after the decision, and not once it was shown', async () => {
    const sql = openDatabase(backend);
    const admin = await signIn(backend.url, 'admin');
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
    relay.close();
    await admin.patch(`/special-offers/${no}`, { status: 'D', admin_note: 'No.' });
    for (const url of [declined, waiting, shown]) {
      expect((await who.delete(url)).status).toBeLessThan(300);
    }
    relay.open(backend.url);
    const other = (await buy(who, offerOn(await listingOf(who)), 'other')).at('data.id');
    await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
    const back = await waitFor(
      () => refundsOf(who),
      (count) => count >= 3,
    );
    const left = await waitFor(
      () => sql('offer_payments').whereNotNull('refund_at').select('id'),
      (rows) => rows.length === 0,
    );
    await sql.destroy();
    expect([back, left]).toEqual([3, []]);
  });

  it('that somebody paid back by hand is done, and is not tried for ever', async () => {
    const sql = openDatabase(backend);
    const admin = await signIn(backend.url, 'admin');
    const { who } = await person('byhand');
    const id = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const { intent } = await sql('offer_payments').where({ offer_id: id }).first();
    await provider('POST', '/v1/refunds', { payment_intent: intent });
    await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'No.' });
    const events = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    const row = await sql('offer_payments').where({ offer_id: id }).first();
    await sql.destroy();
    expect(events[0]?.note).toBe('Paid back $9.00.');
    expect([row.refund_at, String(row.refund)]).toEqual([null, expect.stringMatching(/^re_/)]);
  });

  it('of which somebody paid back a part by hand goes back as far as the rest, and its history says both', async () => {
    const admin = await signIn(backend.url, 'admin');
    const sql = openDatabase(backend);
    const { who } = await person('partly');
    const id = (await buy(who, offerOn(await listingOf(who)))).at('data.id');
    const { intent } = await sql('offer_payments').where({ offer_id: id }).first();
    await sql.destroy();
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '250' });
    await provider('POST', '/v1/refunds', { payment_intent: intent, amount: '150' });
    await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'No.' });
    const [told] = await waitFor(
      () => eventsOf(id),
      ([latest]) => latest?.kind === 'refunded',
    );
    expect(told?.note).toBe('Paid back $5.00. $4.00 went back before.');
    const { body } = await provider('GET', '/v1/refunds', { payment_intent: intent });
    expect(body.data.map(({ amount }: { amount: number }) => amount)).toEqual([500, 150, 250]);
  });

  it('that the provider never sends back is told once, and not tried for ever', async () => {
    const sql = openDatabase(backend);
    const admin = await signIn(backend.url, 'admin');
    const { who } = await person('disputed');
    const [lost, late] = [await listingOf(who), await listingOf(who)];
    const rowOf = (id: unknown) =>
      sql('offer_payments')
        .where({ offer_id: String(id) })
        .first();
    const decline = (id: unknown) =>
      admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'No.' });
    const first = (await buy(who, offerOn(lost), 'lost')).at('data.id');
    const second = (await buy(who, offerOn(late), 'late')).at('data.id');
    const type = 'invalid_request_error';
    const message = 'Charge ch_1 has been charged back; cannot issue a refund.';
    relay.refuse(/^POST \/v1\/refunds$/, 400, { type, code: 'charge_disputed', message });
    await decline(first);
    const [told] = await waitFor(
      () => eventsOf(first),
      ([latest]) => latest?.kind === 'noted',
    );
    expect(told?.note).toBe(`Not paid back: ${message}`);
    expect(await rowOf(first)).toMatchObject({ refund: 'never', refund_at: null });
    // A no that may become a yes is asked for again, but not each minute.
    relay.refuse(/^POST \/v1\/refunds$/, 400, { type, message: 'Not enough funds.' });
    const before = Date.now();
    await decline(second);
    const put = await waitFor(
      () => rowOf(second),
      ({ refund_at }) => Number(refund_at) > before + 3_000_000,
    );
    relay.refuse();
    const approve = async (id: unknown) =>
      (await admin.patch(`/special-offers/${id}`, { status: 'A', version: 2 })).at('error.message');
    expect([await approve(first), await approve(second)]).toEqual([
      expect.stringContaining('is disputed, so it stays declined'),
      expect.stringContaining('is being paid back, so it stays declined'),
    ]);
    await sql('offer_payments')
      .where({ offer_id: String(second) })
      .update({ refund_at: null });
    await sql.destroy();
    expect(put.refund).toBe('asked');
  });

  it('that the provider refused to send back goes back once it agrees', async () => {
    const sql = openDatabase(backend);
    const admin = await signIn(backend.url, 'admin');
    const { who } = await person('later');
    const url = await listingOf(who);
    const id = Number((await buy(who, offerOn(url))).at('data.id'));
    const waiting = await asksOf(who, offerOn(await listingOf(who)));
    const row = () => sql('offer_payments').where({ offer_id: id });
    // A payment of which there is nothing to send back, until the card holder has agreed.
    await sql('offer_payments').where({ intent: waiting.paymentIntent }).delete();
    await row().update({ intent: waiting.paymentIntent });
    await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'No.' });
    const refused = await waitFor(
      () => row().first(),
      ({ refund, refund_at }) => refund === 'never' || Number(refund_at) > Date.now() + 3_000_000,
    );
    expect(refused.refund).toBe('asked');
    await press(waiting.clientSecret, 'complete');
    await row().update({ refund_at: 1 });
    const other = (await buy(who, offerOn(url, { title: 'Other' }), 'two')).at('data.id');
    await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
    const done = await waitFor(
      () => row().first(),
      ({ refund_at }) => refund_at === null || Number(refund_at) > 1,
    );
    await sql.destroy();
    expect([done.refund_at, done.refund]).toEqual([null, expect.stringMatching(/^re_/)]);
  });

  it('goes back when its listing went while the bank was asked, and its buyer is told so', async () => {
    const sql = openDatabase(backend);
    const { who } = await person('whileAsked');
    const url = await listingOf(who);
    const waiting = await asksOf(who, offerOn(url), 'asked');
    await who.delete(url);
    relay.refuse(/^POST \/v1\/refunds$/, 400, {
      type: 'invalid_request_error',
      message: 'Not enough funds.',
    });
    await press(waiting.clientSecret, 'complete');
    for (const _ of ['once', 'again']) {
      const told = await buy(who, offerOn(url), 'asked');
      expect([told.status, told.at('error.details.code')]).toEqual([409, 'listing_gone']);
    }
    const row = () => sql('offer_payments').where({ intent: waiting.paymentIntent }).first();
    const put = await waitFor(row, ({ refund_at }) => Number(refund_at) > Date.now() + 3_000_000);
    relay.refuse();
    await sql('offer_payments').where({ id: put.id }).update({ refund_at: 1 });
    const other = (await buy(who, offerOn(await listingOf(who)), 'other')).at('data.id');
    const admin = await signIn(backend.url, 'admin');
    await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
    const done = await waitFor(row, ({ refund }) => String(refund).startsWith('re_'));
    await sql.destroy();
    expect(done).toMatchObject({ offer_id: null, refund_at: null });
  });

  it('that a bank was only asked about is taken back for another one, and its tab hears so', async () => {
    const { who } = await person('tabs');
    const url = await listingOf(who);
    const waiting = await asksOf(who, offerOn(url), 'tab A');
    await settled();
    const other = await buy(who, offerOn(url, { title: 'Tab B' }), 'tab B');
    expect(other.at('error.details.code')).not.toBe('earlier_offer');
    await press(waiting.clientSecret, 'complete');
    const sent = relay.calls.filter((name) => name === 'POST /v1/payment_intents').length;
    const late = await buy(who, offerOn(url), 'tab A');
    expect([late.status, late.at('error.details.code')]).toEqual([400, 'taken_back']);
    expect(relay.calls.filter((name) => name === 'POST /v1/payment_intents')).toHaveLength(sent);
  });

  it('is charged once when the answer is lost and another card is chosen meanwhile', async () => {
    const sql = openDatabase(backend);
    const { who, card } = await person('switched');
    const url = await listingOf(who);
    const second = await addCard(who, '5555555555554444');
    await settled();
    relay.loseAnswerOf(/^POST \/v1\/payment_intents$/, 'goesDown');
    expect((await buy(who, offerOn(url))).status).toBe(503);
    // As the provider would, which nobody reaches right now, nor hears.
    await sql('accounts').where({ payment_id: card }).update({ payment_id: second });
    await sql.destroy();
    relay.open(backend.url);
    const made = await buy(who, offerOn(url));
    expect([made.status, made.at('error.message')]).toEqual([201, undefined]);
    await settled();
    expect(await offersOn(who, url)).toHaveLength(1);
    const customer = (await who.get('/me/stripe')).at('customer');
    const { body } = await provider('GET', '/v1/events', { limit: '100' });
    const paid = body.data.filter(
      ({ type, data }: { type: string; data: { object: { customer: string } } }) =>
        type === 'payment_intent.succeeded' && data.object.customer === customer,
    );
    expect(paid).toHaveLength(1);
  });

  it('is not paid twice by who types it anew because no answer came', async () => {
    const sql = openDatabase(backend);
    const { who } = await person('anew');
    const url = await listingOf(who);
    const anew = offerOn(url, { title: 'Typed anew' });
    const charges = () => relay.calls.filter((name) => name === 'POST /v1/payment_intents').length;
    const refused = async (body: object, attempt: string, sentence: string) => {
      const answer = await buy(who, body, attempt);
      expect([answer.status, answer.at('error.details.code')]).toEqual([400, 'earlier_offer']);
      expect(answer.at('error.message')).toContain(sentence);
    };
    await settled();
    // One that never reached the provider, as far as anybody knows.
    relay.close();
    expect((await buy(who, offerOn(url), 'never')).status).toBe(503);
    relay.open(backend.url);
    const before = charges();
    await refused(anew, 'first', 'is not known yet');
    const { id: account_id } = Object((await who.get('/users/me')).at('account'));
    await sql('offer_payments')
      .where({ account_id })
      .update({ created: Date.now() - 120_000 });
    expect(charges()).toBe(before);

    // One that was charged, and whose answer was lost.
    relay.loseAnswerOf(/^POST \/v1\/payment_intents$/, 'goesDown');
    expect((await buy(who, anew, 'first')).status).toBe(503);
    relay.open(backend.url);
    const sent = charges();
    await refused(offerOn(url, { title: 'Other words' }), 'second', '“Typed anew”, was paid');
    // The answer may have been lost on its way: who repeats the attempt hears it again.
    await refused(offerOn(url, { title: 'Other words' }), 'second', '“Typed anew”, was paid');
    expect([charges(), (await offersOn(who, url)).length]).toEqual([sent, 1]);
    // Who says that they know of it may buy another one; the same words are asked about as well.
    const meant = async (attempt: string) => {
      const [{ id: earlier }] = await offersOn(who, url);
      const body = offerOn(url, { title: 'Other words', earlier });
      expect((await buy(who, body, attempt)).status).toBe(201);
    };
    await meant('third');
    await refused(offerOn(url, { title: 'Other words' }), 'fourth', '“Other words”, was paid');
    await meant('fifth');
    expect(await offersOn(who, url)).toHaveLength(3);
    await sql.destroy();
  });

  it('sent from three places at once is paid once, and each of the others hears of it', async () => {
    const { who } = await person('three');
    const url = await listingOf(who);
    const charges = () => relay.calls.filter((name) => name === 'POST /v1/payment_intents').length;
    const before = charges();
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => buy(who, offerOn(url), key)));
    const [first] = await offersOn(who, url);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    for (const told of answers.filter(({ status }) => status === 400)) {
      const { code, offer } = Object(told.at('error.details'));
      expect([code, offer]).toEqual(['earlier_offer', first.id]);
      expect(told.at('error.message')).toContain('Nothing was charged now.');
    }
    expect([charges() - before, (await offersOn(who, url)).length]).toEqual([1, 1]);
    // As long as nobody says that it is meant, the same words are not charged for.
    expect((await buy(who, offerOn(url), 'd')).status).toBe(400);
    expect((await buy(who, offerOn(url, { earlier: first.id }), 'e')).status).toBe(201);
    const again = await buy(who, offerOn(url, { earlier: first.id }), 'f');
    expect([again.status, again.at('error.details.offer')]).toEqual([400, first.id + 1]);
  });

  it('is paid back when its listing went before the money was heard of', async () => {
    const sql = openDatabase(backend);
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
    const admin = await signIn(backend.url, 'admin');
    const other = (await buy(who, offerOn(await listingOf(who)), 'two')).at('data.id');
    await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
    const left = await waitFor(
      () =>
        sql('offer_payments')
          .where((rows) => rows.where({ id }).orWhere(nobody))
          .where((rows) => rows.whereNull('refund').orWhere('refund', 'asked'))
          .select('id'),
      (rows) => rows.length === 0,
    );
    const back = await waitFor(
      () => refundsOf(who),
      (count) => count >= 3,
    );
    await sql.destroy();
    expect([left, back]).toEqual([[], 3]);
  });
});
