import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buy, KEY, listingOf, offerOn, offersOn } from './billing.ts';
import { createBillingTestServer, DAY, LONG, waitFor } from './billingTestServer.ts';
import { signIn, signUp } from './caller.ts';
import { emailTo, readersOf } from './mailbox.ts';
import { inDatabase, newData, openDatabase, startBackend } from './startBackend.ts';

describe('payments over time', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { settled, person, subscribe, advance, planOf, chargesOf, charges } = billing;

  describe('a free trial', () => {
    const trial = { product: 'premium-trial' };

    // Rows: 1.5, 9.4
    it('becomes paid after ninety days', async () => {
      const { who, card } = await person('trier');
      expect((await who.get('/me/stripe/settings')).at('trial.available')).toBe(true);
      const response = await subscribe(who, card, 'one', trial);
      expect([response.at('status'), await planOf(who)]).toEqual(['trialing', 'trial']);
      const days = (Number(response.at('trial_end')) - Number(response.at('created'))) / DAY;
      expect([days, await chargesOf(who)]).toEqual([90, []]);
      await advance(who, 91);
      expect([await planOf(who), await chargesOf(who)]).toEqual(['paid', [38_400]]);
    });

    it('that is cancelled costs nothing and cannot be repeated', async () => {
      const { who, card } = await person('taster');
      await subscribe(who, card, 'one', trial);
      await who.delete('/me/stripe/subscriptions');
      await advance(who, 91);
      expect([await planOf(who), await chargesOf(who)]).toEqual(['free', []]);
      const again = await subscribe(who, card, 'two', trial);
      expect(again.at('error.details.reason')).toBe('trial-used');
      expect((await who.get('/me/stripe/settings')).at('trial.available')).toBe(false);
    });
  });

  it('a payment without a known result is found later and never charged again', async () => {
    await using sql = openDatabase(billing.backend);
    const payments = () => sql('offer_payments');
    const admin = await signIn(billing.backend.url, 'admin');
    const { who } = await person('unheard');
    const [url, spare] = [await listingOf(who), await listingOf(who)];
    const made = Number((await buy(who, offerOn(url))).at('data.id'));
    const other = (await buy(who, offerOn(spare), 'two')).at('data.id');
    await settled();
    const charges = () =>
      billing.relay.calls.filter((name) => name === 'POST /v1/payment_intents').length;
    const lists = () =>
      billing.relay.calls.filter((name) =>
        /^GET \/v1\/events\?(?!.*starting_after).*types/.test(name),
      ).length;
    const [before, listed] = [charges(), lists()];
    // As after a crash between charge and response, and one, a day older, that never reached the provider.
    const { id, ...paid } = await payments().where({ offer_id: made }).first();
    const unknown = { intent: null, offer_id: null, created: Date.now() - 120_000 };
    const created = Date.now() - 26 * 3_600_000;
    // In one transaction, because the background work looks for them too.
    await sql.transaction(async (all) => {
      await all('special_offers').where({ id: made }).delete();
      await all('offer_payments').where({ id }).update(unknown);
      await all('offer_payments').insert({ ...paid, ...unknown, key: 'never sent', created });
    });
    // A refund wakes the background work.
    await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
    await waitFor(
      () => payments().where({ offer_id: null, account_id: paid.account_id }).select('id'),
      ({ length }) => length === 0,
    );
    const found = await offersOn(who, url);
    const kept = await payments().where({ id }).first();
    expect(found).toMatchObject([{ title: 'Two for one', status: 'P' }]);
    expect([kept.intent, kept.offer_id, charges()]).toEqual([paid.intent, found[0].id, before]);
    // One list of the provider's events serves both.
    expect(lists() - listed).toBe(1);
  });

  it('a subscription is not charged after another server took over its lock', async () => {
    await using sql = openDatabase(billing.backend);
    const { who, card } = await person('overtaken');
    await settled();
    billing.relay.before(/^GET \/v1\/subscriptions/, () => sql('payment_locks').delete());
    const late = await subscribe(who, card);
    expect(late.at('error.details.reason')).toBe('payment-timeout');
    expect(await chargesOf(who)).toEqual([]);
    expect((await subscribe(who, card)).status).toBe(200);
  });

  it('the key of an attempt is for one plan, and charges nothing after the plan has ended', async () => {
    const { who, card } = await person('keyed');
    const first = await subscribe(who, card, 'kept');
    for (const other of [{ price: billing.prices.quarterly }, { product: 'premium-trial' }]) {
      const response = await subscribe(who, card, 'kept', other);
      expect(response.at('error.details.reason')).toBe('key-reused');
    }
    const again = await subscribe(who, card, 'kept');
    expect([again.status, again.at('id')]).toEqual([200, first.at('id')]);
    await who.delete('/me/stripe/subscriptions');
    await advance(who, 366);
    const late = await subscribe(who, card, 'kept');
    expect(late.at('error.details.reason')).toBe('attempt-ended');
    const other = await subscribe(who, card, 'kept', { price: billing.prices.quarterly });
    expect(other.at('error.details.reason')).toBe('key-reused');
    expect(await chargesOf(who)).toEqual([38_400]);
  });

  it('an unknown payment is found on any page of events, and kept when there are too many', async () => {
    const events = /^GET \/v1\/events\?.*types/;
    const { who } = await person('pages');
    await using sql = openDatabase(billing.backend);
    const [url, spare] = [await listingOf(who), await listingOf(who)];
    const id = Number((await buy(who, offerOn(url))).at('data.id'));
    for (const key of ['later', 'still later', 'last']) {
      expect((await buy(who, offerOn(spare, { title: key }), key)).status).toBe(201);
    }
    await settled();
    const data = Array.from({ length: 10_000 }, (_, at) => ({
      id: `evt_many${at}`,
      object: 'event',
      data: { object: { object: 'customer', metadata: {} } },
    }));
    billing.relay.respondWith(events, { object: 'list', url: '/v1/events', has_more: false, data });
    billing.relay.givePagesOf(2, events);
    // As after a crash between charge and response.
    const rows = () => sql('offer_payments');
    const payment = await rows().where({ offer_id: id }).first();
    await sql('special_offers').where({ id }).delete();
    const created = Date.now() - 120_000;
    await rows().where({ id: payment.id }).update({ intent: null, offer_id: null, created });
    const anew = () => buy(who, offerOn(url, { title: 'Anew' }), 'anew');

    const tooMany = await anew();
    expect([tooMany.status, await offersOn(who, url)]).toEqual([503, []]);
    expect(await rows().where({ id: payment.id, offer_id: null })).toHaveLength(1);

    billing.relay.respondWith();
    const before = charges();
    const response = await anew();
    billing.relay.givePagesOf(0);
    const [found] = await offersOn(who, url);
    expect([response.at('error.details.reason'), response.at('error.details.offer')]).toEqual([
      'earlier-offer',
      found.id,
    ]);
    expect([found.title, charges() - before]).toEqual(['Two for one', 0]);
    const pages = billing.relay.calls.filter(
      (name) => events.test(name) && /starting_after/.test(name),
    );
    expect(pages.length).toBeGreaterThan(0);
  });

  // Rows: 9.7
  it('with test keys a start checks the key at STRIPE_API_BASE and loads no sandbox', async () => {
    const proxy = createServer(async (incoming, reply) => {
      const good = incoming.headers.authorization === 'Bearer sk_test_good';
      const headers = { authorization: good ? `Bearer ${KEY}` : 'Bearer none' };
      const response = await fetch(`${billing.backend.url}${incoming.url}`, { headers });
      reply.writeHead(response.status, { 'Content-Type': 'application/json' });
      reply.end(await response.text());
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = Object(proxy.address());
    const env = {
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_good',
      STRIPE_WEBHOOK_SECRET: 'whsec_good',
      LOG_LEVEL: 'silent',
    };
    const data = await newData();
    await inDatabase(data, (sql) => sql('card_sandbox').delete());
    const { dataDir } = data;
    const rejected = await startBackend({
      env: { ...env, STRIPE_SECRET_KEY: 'sk_test_invented' },
      dataDir,
    }).catch(String);
    const backend = await startBackend({
      env: { ...env, STRIPE_SECRET_KEY: 'sk_test_good' },
      dataDir,
    });
    try {
      expect(rejected).toContain('Stripe does not take the key in STRIPE_SECRET_KEY.');
      const settings = await (await signUp(backend.url, 'new')).get('/me/stripe/settings');
      expect([settings.at('mode'), settings.at('publishable_key')]).toEqual([
        'test',
        'pk_test_good',
      ]);
      const paths = ['/sandbox/stripe.js', '/v1/prices', '/v1/events'];
      const statuses = paths.map(async (path) => (await fetch(`${backend.url}${path}`)).status);
      expect(await Promise.all(statuses)).toEqual([404, 404, 404]);
      await using sql = openDatabase(backend);
      expect(await sql('card_sandbox')).toEqual([]);
    } finally {
      await backend.stop();
      proxy.closeAllConnections();
      proxy.close();
    }
  });
});

describe('a renewal that fails', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const { settled, addCard, person, subscribe, advance, planOf, subscriptionOf, chargesOf } =
    billing;

  const late = async (name: string) => {
    const { who, card } = await person(name);
    await subscribe(who, card);
    const bad = await addCard(who, '4000000000000341');
    await who.patch('/me/stripe/customer', { default_payment_method: bad });
    await who.delete(`/me/stripe/payment-method/${card}`);
    await advance(who, 366);
    return who;
  };

  it('keeps Premium for two weeks, sends an email, and succeeds with a new card', async () => {
    const who = await late('late');
    const { status, attention } = JSON.parse((await subscriptionOf(who)).text);
    expect([status, await planOf(who)]).toEqual(['past_due', 'paid']);
    expect(attention).toMatchObject({ amount: 38_400, reason: 'Your card was declined.' });
    expect(Math.round((attention.until - attention.failed_at) / DAY)).toBe(14);
    const email = await emailTo(billing.backend.dataDir, 'late@test.example', 'payment-failed');
    expect(email.text).toContain('$384.00');
    const card = await addCard(who);
    const fixed = await who.patch('/me/stripe/subscriptions', { paymentMethod: card });
    expect([fixed.at('status'), fixed.at('attention'), await planOf(who)]).toEqual([
      'active',
      null,
      'paid',
    ]);
    await settled();
    const readers = await readersOf(billing.backend.dataDir, 'payment-failed');
    expect(readers.filter((to) => to === 'late@test.example')).toHaveLength(1);
  });

  it('is still retried after a cancellation, and ends the plan earlier unless it is paid', async () => {
    const [payer, leaver] = [await late('payer'), await late('leaver')];
    for (const who of [payer, leaver]) {
      const ends = JSON.parse((await who.delete('/me/stripe/subscriptions')).text);
      expect(ends).toMatchObject({ status: 'past_due', attention: { amount: 38_400 } });
      expect(ends.cancel_at).toBe(ends.current_period_end);
    }
    const card = await addCard(payer);
    await payer.patch('/me/stripe/customer', { default_payment_method: card });
    for (const who of [payer, leaver]) await advance(who, 15);
    const paid = JSON.parse((await subscriptionOf(payer)).text);
    expect(paid).toMatchObject({ status: 'active', cancel_at_period_end: true, attention: null });
    expect([await planOf(payer), await chargesOf(payer)]).toEqual(['paid', [38_400, 38_400]]);
    expect([(await subscriptionOf(leaver)).status, await planOf(leaver)]).toEqual([404, 'free']);
  });

  it('is payable after a cancellation, stays open when the plan is resumed, and ends Premium when it is never paid', async () => {
    const path = '/me/stripe/subscriptions';
    const [payer, stayer] = [await late('ending'), await late('staying')];
    for (const who of [payer, stayer]) await who.delete(path);
    const card = await addCard(payer);
    const paid = JSON.parse((await payer.patch(path, { paymentMethod: card })).text);
    expect(paid).toMatchObject({ status: 'active', attention: null, payment_method: card });
    expect([paid.cancel_at_period_end, await planOf(payer)]).toEqual([true, 'paid']);
    const { payment_method: paymentMethod } = JSON.parse((await subscriptionOf(stayer)).text);
    const resumed = JSON.parse((await stayer.put(path, { paymentMethod })).text);
    expect(resumed).toMatchObject({ status: 'past_due', cancel_at: null });
    expect([resumed.attention.amount, await planOf(stayer)]).toEqual([38_400, 'paid']);
    await advance(stayer, 15);
    expect([(await subscriptionOf(stayer)).status, await planOf(stayer)]).toEqual([404, 'free']);
  });
});
