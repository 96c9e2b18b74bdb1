import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, call, signIn, signUp } from './caller.ts';
import { openDatabase } from './database.ts';
import { letterTo, readersOf } from './mailbox.ts';
import { startRelay } from './relay.ts';
import { type Backend, startBackend } from './startBackend.ts';
import { readStripeTypes } from './stripeTypes.ts';
import { buy, KEY, listingOf, offerOn, offersOn, tillOf } from './till.ts';

const DAY = 24 * 3600;

/* Each of these is a story of many calls, and some wait for a second start. */
const LONG = { timeout: 60_000 };

describe('money', LONG, () => {
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let backend: Backend;
  let prices: { annually: string; quarterly: string };

  const { provider, tokenOf, press, settled, addCard } = tillOf(() => relay.url);

  const person = async (name: string, number?: string) => {
    const who = await signUp(backend.url, name);
    return { who, card: await addCard(who, number) };
  };

  const subscribe = (who: Caller, paymentMethod: string, attempt = 'one', more: object = {}) =>
    who.post(
      '/me/stripe/subscriptions',
      { paymentMethod, product: 'premium', price: prices.annually, ...more },
      { 'Idempotency-Key': attempt },
    );

  const customerOf = async (who: Caller) => {
    const id = (await who.get('/me/stripe')).at('customer');
    return (await provider('GET', `/v1/customers/${id}`)).body;
  };

  const advance = async (who: Caller, days: number): Promise<void> => {
    const { test_clock: clock } = await customerOf(who);
    const path = `/v1/test_helpers/test_clocks/${clock}`;
    const now = (await provider('GET', path)).body.frozen_time;
    await provider('POST', `${path}/advance`, { frozen_time: String(now + days * DAY) });
    await settled();
  };

  const planOf = async (who: Caller) => (await who.get('/users/me')).at('plan');
  const subscriptionOf = (who: Caller) => who.get('/me/stripe/subscriptions');
  const chargesOf = async (who: Caller): Promise<number[]> =>
    JSON.parse((await who.get('/me/stripe/invoices')).text).map(
      ({ amount }: { amount: number }) => amount,
    );

  beforeAll(async () => {
    relay = await startRelay();
    backend = await startBackend({
      env: {
        STRIPE_API_BASE: relay.url,
        STRIPE_SECRET_KEY: KEY,
        STRIPE_TEST_CLOCKS: 'on',
        REFUND_AFTER_SECONDS: '0',
        REGISTRATIONS_PER_ADDRESS: '200',
        LOG_LEVEL: 'fatal',
      },
    });
    relay.open(backend.url);
    const plans = await (await signIn(backend.url, 'vendor')).get('/stripe/products');
    prices = {
      annually: String(plans.at('annually.id')),
      quarterly: String(plans.at('quarterly.id')),
    };
  });

  afterAll(async () => {
    await backend?.stop();
    await relay?.stop();
  });

  describe('a card', () => {
    it.each([
      ['4000000000000002', 'Your card was declined.', 'card_declined', 'cardNumber'],
      ['4000000000009995', 'Your card has insufficient funds.', 'card_declined', 'cardNumber'],
      ['4000000000000069', 'Your card has expired.', 'expired_card', 'cardExpiry'],
      ['4000000000000127', "Your card's security code is incorrect.", 'incorrect_cvc', 'cardCvc'],
    ])('%s is refused with its own sentence', async (number, message, code, field) => {
      const who = await signUp(backend.url, `refused${number}`);
      const answer = await who.post('/me/stripe/payment-method', { id: await tokenOf(number) });
      expect([answer.status, answer.at('error.name'), answer.at('error.message')]).toEqual([
        402,
        'CardError',
        message,
      ]);
      expect(answer.at('error.details')).toMatchObject({ code, field });
      expect((await who.get('/me/stripe/payment-methods')).text).toBe('[]');
    });

    it('whose bank asks is added when its holder agrees, and not when not', async () => {
      const who = await signUp(backend.url, 'asked');
      for (const outcome of ['fail', 'complete'] as const) {
        const id = await tokenOf('4000002500003155');
        const asked = await who.post('/me/stripe/payment-method', { id });
        const { clientSecret, setupIntent } = Object(asked.at('error.details'));
        expect([asked.status, asked.at('error.name'), typeof setupIntent]).toEqual([
          409,
          'RequiresAction',
          'string',
        ]);
        await press(clientSecret, outcome);
        const after = await who.post('/me/stripe/payment-method', { id, setupIntent });
        expect(after.status).toBe(outcome === 'fail' ? 402 : 200);
      }
      expect(JSON.parse((await who.get('/me/stripe/payment-methods')).text)).toHaveLength(1);
    });

    // Rows: 3.9, 7.6
    it('is the default when it is the first, and nobody else reaches it', async () => {
      const { who, card } = await person('owner');
      const other = await person('other');
      const path = '/me/stripe/customer';
      expect((await who.get(path)).at('invoice_settings.default_payment_method')).toBe(card);
      const second = await addCard(who, '5555555555554444');
      expect((await who.get(path)).at('invoice_settings.default_payment_method')).toBe(card);
      const chosen = await who.patch(path, { default_payment_method: second });
      expect(chosen.at('invoice_settings.default_payment_method')).toBe(second);
      const stolen = [
        await other.who.delete(`/me/stripe/payment-method/${card}`),
        await other.who.patch(path, { default_payment_method: card }),
        await other.who.post('/me/stripe/payment-method', { id: card }),
        await subscribe(other.who, card),
      ];
      expect(stolen.map(({ status }) => status >= 400)).toEqual([true, true, true, true]);
      expect((await who.get('/me/stripe/payment-methods')).text).toContain(card);
    });

    it('that pays stays until another takes its place', async () => {
      const { who, card } = await person('keeper');
      await subscribe(who, card);
      const refused = await who.delete(`/me/stripe/payment-method/${card}`);
      expect([refused.status, refused.at('error.message')]).toEqual([
        409,
        'This card pays for your subscription. Add another card first.',
      ]);
      const second = await addCard(who, '5555555555554444');
      expect((await who.delete(`/me/stripe/payment-method/${card}`)).status).toBe(200);
      expect((await subscriptionOf(who)).at('payment_method')).toBe(second);
      expect((await who.get('/me/stripe')).at('payment')).toBe(second);
    });
  });

  describe('a subscription', () => {
    // Rows: 3.3, 7.6
    it('gives the rights of Premium at once, in the shape of the contract', async () => {
      const { who, card } = await person('buyer');
      const service = { data: { ...anApp().data, email: 'a@b.nz', phone: '' } };
      expect((await who.post('/services', service)).status).toBe(402);
      const answer = await subscribe(who, card);
      expect([answer.status, answer.at('status'), answer.at('plan'), answer.at('amount')]).toEqual([
        200,
        'active',
        'annually',
        38_400,
      ]);
      const {
        created,
        current_period_start: start,
        current_period_end: end,
      } = JSON.parse(answer.text);
      expect([start, Math.round((end - start) / DAY)]).toEqual([created, 365]);
      expect(await planOf(who)).toBe('paid');
      expect((await who.post('/services', service)).status).toBe(201);
      expect((await who.get('/me/stripe')).at('active')).toBe(true);
    });

    it('is charged once, however often and at once it is asked for', async () => {
      const { who, card } = await person('hasty');
      const same = await Promise.all(Array.from({ length: 8 }, () => subscribe(who, card, 'same')));
      expect(new Set(same.map(({ status, text }) => `${status} ${JSON.parse(text).id}`)).size).toBe(
        1,
      );
      const more = await Promise.all(
        ['b', 'c', 'd'].map((attempt) => subscribe(who, card, attempt)),
      );
      expect(more.map(({ status, at }) => [status, at('error.message')])).toEqual(
        more.map(() => [400, 'Customer is already subscribed']),
      );
      const rival = await person('rival');
      const race = await Promise.all(
        ['a', 'b', 'c', 'd'].map((attempt) => subscribe(rival.who, rival.card, attempt)),
      );
      expect(race.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
      expect([await chargesOf(who), await chargesOf(rival.who)]).toEqual([[38_400], [38_400]]);
    });

    // Rows: 1.6
    it('takes no price of the caller, and no admin', async () => {
      const { who, card } = await person('haggler');
      for (const wish of [
        { price: 'price_mine' },
        { product: 'gold' },
        { price: undefined },
        { price: { a: 1 } },
      ]) {
        const answer = await subscribe(who, card, 'wish', wish);
        expect([answer.status, answer.at('error.message')]).toEqual([
          400,
          'The plan is not available.',
        ]);
      }
      const admin = await signIn(backend.url, 'admin');
      const answer = await subscribe(admin, await tokenOf('4242424242424242'));
      expect(answer.at('error.message')).toBe(
        'Super Admin accounts are ineligible for paid account subscriptions. All premium features are already available.',
      );
    });

    it('that cannot be paid leaves nothing behind', async () => {
      const { who, card } = await person('broke', '4000000000000341');
      for (const attempt of ['a', 'a', 'b']) {
        const answer = await subscribe(who, card, attempt);
        expect([answer.status, answer.at('error.message')]).toEqual([
          402,
          'Your card was declined.',
        ]);
      }
      expect([(await subscriptionOf(who)).status, await planOf(who)]).toEqual([404, 'free']);
      expect((await subscribe(who, await addCard(who), 'c')).status).toBe(200);
    });

    it('waits for the bank, and begins when the card holder agrees', async () => {
      const who = await signUp(backend.url, 'careful');
      const id = await tokenOf('4000002760003184');
      const asked = await who.post('/me/stripe/payment-method', { id });
      await press(asked.at('error.details.clientSecret'), 'complete');
      await who.post('/me/stripe/payment-method', {
        id,
        setupIntent: asked.at('error.details.setupIntent'),
      });
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
        await press(waiting.at('error.details.clientSecret'), outcome);
        expect((await subscribe(who, id, attempt)).status).toBe(status);
      }
      expect([await planOf(who), (await chargesOf(who)).length]).toEqual(['paid', 2]);
    });

    it('whose first payment was never made is given up for another plan, and charges nothing', async () => {
      const who = await signUp(backend.url, 'undecided');
      const id = await tokenOf('4000002760003184');
      const asked = await who.post('/me/stripe/payment-method', { id });
      const { clientSecret, setupIntent } = Object(asked.at('error.details'));
      await press(clientSecret, 'complete');
      await who.post('/me/stripe/payment-method', { id, setupIntent });
      const waiting = await subscribe(who, id, 'left');
      const path = '/me/stripe/subscriptions';
      expect((await subscriptionOf(who)).at('status')).toBe('incomplete');
      const ended = await who.delete(path);
      expect([ended.status, ended.at('status'), ended.at('attention')]).toEqual([
        200,
        'canceled',
        null,
      ]);
      // The bank's question that was left open charges nobody any more.
      await press(waiting.at('error.details.clientSecret'), 'complete');
      await settled();
      expect([(await subscriptionOf(who)).status, (await who.delete(path)).status]).toEqual([
        404, 404,
      ]);
      const other = await subscribe(who, await addCard(who), 'other', { price: prices.quarterly });
      expect([other.status, other.at('plan'), await planOf(who)]).toEqual([
        200,
        'quarterly',
        'paid',
      ]);
      const invoices = JSON.parse((await who.get('/me/stripe/invoices')).text);
      const paid = invoices.filter(({ status }: { status: string }) => status === 'paid');
      expect(paid.map(({ amount }: { amount: number }) => amount)).toEqual([12_000]);
    });

    it('is not given up for nothing when the bank agrees at the same moment', async () => {
      const who = await signUp(backend.url, 'faster');
      const id = await tokenOf('4000002760003184');
      const asked = await who.post('/me/stripe/payment-method', { id });
      const { clientSecret, setupIntent } = Object(asked.at('error.details'));
      await press(clientSecret, 'complete');
      await who.post('/me/stripe/payment-method', { id, setupIntent });
      const waiting = await subscribe(who, id, 'faster');
      relay.before(/^(POST \/v1\/invoices\/\w+\/void|DELETE \/v1\/subscriptions\/\w+)$/, () =>
        press(waiting.at('error.details.clientSecret'), 'complete'),
      );
      const path = '/me/stripe/subscriptions';
      const late = await who.delete(path);
      expect([late.status, late.at('error.message')]).toEqual([
        409,
        expect.stringContaining('Your bank agreed to the payment a moment ago'),
      ]);
      expect(await planOf(who)).toBe('paid');
      const again = await who.delete(path);
      expect([again.status, again.at('status'), again.at('cancel_at_period_end')]).toEqual([
        200,
        'active',
        true,
      ]);
    });

    it('changes its plan for the amount that was shown, or not at all', async () => {
      const { who, card } = await person('switcher');
      await subscribe(who, card, 'one', { price: prices.quarterly });
      await advance(who, 30);
      const preview = await who.get(`/me/stripe/subscriptions/preview?price=${prices.annually}`);
      const wish = {
        paymentMethod: card,
        product: 'premium',
        price: prices.annually,
        proration_date: preview.at('proration_date'),
      };
      await addCard(who, '4000000000000341');
      const bad = JSON.parse((await who.get('/me/stripe/payment-methods')).text)[0].id;
      expect(
        (await who.patch('/me/stripe/subscriptions', { ...wish, paymentMethod: bad })).status,
      ).toBe(402);
      const kept = await subscriptionOf(who);
      expect([kept.at('plan'), kept.at('payment_method')]).toEqual(['quarterly', card]);
      // A date of the caller's own would give back time that was used.
      const shown = Number(wish.proration_date);
      for (const date of [shown - 30 * DAY, shown - 3601, shown + 1, 1.5, 'now']) {
        const refused = await who.patch('/me/stripe/subscriptions', {
          ...wish,
          proration_date: date,
        });
        expect([refused.status, refused.at('error.message')]).toEqual([
          400,
          'The amount that was shown counts no longer. Look at the change again.',
        ]);
      }
      await advance(who, 1 / 48);
      const changed = await who.patch('/me/stripe/subscriptions', wish);
      expect([changed.status, changed.at('plan')]).toEqual([200, 'annually']);
      const amount = Number(preview.at('amount'));
      expect(amount).toBeGreaterThan(38_400 - 12_000);
      expect((await chargesOf(who))[0]).toBe(amount);
      expect(changed.at('current_period_end')).toBe(preview.at('next_payment'));
      await who.patch('/me/stripe/subscriptions', wish);
      expect((await chargesOf(who)).length).toBe(2);
    });

    it('ends with its cycle, unless it is resumed', async () => {
      const { who, card } = await person('leaver');
      await subscribe(who, card, 'one', { price: prices.quarterly });
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

  describe('a free trial', () => {
    const trial = { product: 'premium-trial' };

    // Rows: 1.5, 9.4
    it('becomes paid by itself after ninety days', async () => {
      const { who, card } = await person('trier');
      expect((await who.get('/me/stripe/settings')).at('trial.available')).toBe(true);
      const answer = await subscribe(who, card, 'one', trial);
      expect([answer.at('status'), await planOf(who)]).toEqual(['trialing', 'trial']);
      const days = (Number(answer.at('trial_end')) - Number(answer.at('created'))) / DAY;
      expect([days, await chargesOf(who)]).toEqual([90, []]);
      await advance(who, 91);
      expect([await planOf(who), await chargesOf(who)]).toEqual(['paid', [38_400]]);
    });

    it('that is cancelled costs nothing, and is not given again', async () => {
      const { who, card } = await person('taster');
      await subscribe(who, card, 'one', trial);
      await who.delete('/me/stripe/subscriptions');
      await advance(who, 91);
      expect([await planOf(who), await chargesOf(who)]).toEqual(['free', []]);
      const again = await subscribe(who, card, 'two', trial);
      expect([again.status, again.at('error.message')]).toEqual([
        400,
        'The free trial was used already.',
      ]);
      expect((await who.get('/me/stripe/settings')).at('trial.available')).toBe(false);
    });
  });

  describe('a renewal that fails', () => {
    const late = async (name: string) => {
      const { who, card } = await person(name);
      await subscribe(who, card);
      const bad = await addCard(who, '4000000000000341');
      await who.patch('/me/stripe/customer', { default_payment_method: bad });
      await who.delete(`/me/stripe/payment-method/${card}`);
      await advance(who, 366);
      return who;
    };

    it('keeps Premium on for two weeks, says so by letter, and is mended with a new card', async () => {
      const who = await late('late');
      const { status, attention } = JSON.parse((await subscriptionOf(who)).text);
      expect([status, await planOf(who)]).toEqual(['past_due', 'paid']);
      expect(attention).toMatchObject({ amount: 38_400, reason: 'Your card was declined.' });
      expect(Math.round((attention.until - attention.failed_at) / DAY)).toBe(14);
      const letter = await letterTo(backend.dataDir, 'late@test.example', 'payment-failed');
      expect(letter.text).toContain('$384.00');
      const card = await addCard(who);
      const mended = await who.patch('/me/stripe/subscriptions', { paymentMethod: card });
      expect([mended.at('status'), mended.at('attention'), await planOf(who)]).toEqual([
        'active',
        null,
        'paid',
      ]);
      await settled();
      const readers = await readersOf(backend.dataDir, 'payment-failed');
      expect(readers.filter((to) => to === 'late@test.example')).toHaveLength(1);
    });

    it('ends Premium when nobody mends it', async () => {
      const who = await late('lapsed');
      await advance(who, 15);
      expect([(await subscriptionOf(who)).status, await planOf(who)]).toEqual([404, 'free']);
    });
  });

  describe('the provider', () => {
    it('out of reach is no fault of the card, and nothing is charged twice for it', async () => {
      const { who, card } = await person('patient');
      relay.close();
      const answers = [await subscribe(who, card), await who.get('/me/stripe/payment-methods')];
      expect(answers.map(({ status }) => status)).toEqual([503, 503]);
      expect((await who.get('/me/stripe')).status).toBe(200);
      relay.open(backend.url);
      expect((await subscribe(who, card)).status).toBe(200);
      expect(await chargesOf(who)).toEqual([38_400]);
    });

    it('whose answer is lost is asked again and charges once', async () => {
      const { who, card } = await person('unlucky');
      relay.loseAnswerOf(/^POST \/v1\/subscriptions$/);
      expect((await subscribe(who, card)).status).toBe(200);
      expect(await chargesOf(who)).toEqual([38_400]);
    });

    it('in the sandbox takes no live key and no card number with the secret key', async () => {
      const number = { type: 'card', 'card[number]': '4242424242424242' };
      expect((await provider('POST', '/v1/payment_methods', number)).status).toBe(402);
      expect((await provider('GET', '/v1/events', {}, 'sk_live_x')).status).toBe(401);
      expect((await provider('GET', '/v1/events', {}, 'pk_test_sandbox')).status).toBe(401);
    });
  });

  describe('an event', () => {
    const tell = async (event: object, { age = 0, secret = '' } = {}) => {
      const payload = JSON.stringify(event);
      const time = Math.floor(Date.now() / 1000) - age;
      const own = createHmac(
        'sha256',
        (await readFile(join(backend.dataDir, 'secret'), 'utf8')).trim(),
      );
      const key = secret || `whsec_${own.update('sandbox webhook').digest('base64url')}`;
      const signature = createHmac('sha256', key).update(`${time}.${payload}`).digest('hex');
      const headers = {
        'content-type': 'application/json',
        'stripe-signature': `t=${time},v1=${signature}`,
      };
      return (await call(backend.url, 'POST', '/api/stripe/webhook', { body: payload, headers }))
        .status;
    };

    const ended = async (who: Caller, id = 'evt_1') => ({
      id,
      object: 'event',
      type: 'customer.subscription.deleted',
      created: 1,
      data: {
        object: {
          object: 'subscription',
          id: 'sub_1',
          status: 'canceled',
          customer: (await customerOf(who)).id,
        },
      },
    });

    it('that is forged, old, repeated, late or about nobody changes nothing', async () => {
      const { who, card } = await person('target');
      await subscribe(who, card);
      await settled();
      const event = await ended(who);
      const nobody = {
        ...event,
        id: 'evt_2',
        data: { object: { object: 'customer', id: 'cus_nobody' } },
      };
      expect(await tell(event, { secret: 'whsec_guess' })).toBe(400);
      expect(await tell(event, { age: 301 })).toBe(400);
      expect([await tell(event), await tell(event), await tell(nobody)]).toEqual([200, 200, 200]);
      expect([await planOf(who), (await subscriptionOf(who)).at('status')]).toEqual([
        'paid',
        'active',
      ]);
    });

    it('that was not heard is made up for', async () => {
      const { who, card } = await person('deaf');
      await subscribe(who, card);
      relay.close();
      const { status } = await who.delete('/me/stripe/subscriptions');
      relay.open(backend.url);
      expect([status, await tell(await ended(who, 'evt_3')), await planOf(who)]).toEqual([
        503,
        200,
        'paid',
      ]);
    });
  });

  describe('a special offer', () => {
    const eventsOf = async (id: unknown): Promise<{ kind: string; note: string }[]> => {
      const admin = await signIn(backend.url, 'admin');
      return JSON.parse((await admin.get(`/special-offers/${id}/events`)).text).data;
    };

    it("says what is missing, and is for one's own listing", async () => {
      const { who } = await person('writer');
      const other = await signUp(backend.url, 'neighbour');
      const body = offerOn(await listingOf(other), {
        title: ' ',
        link: 'here',
        label: 'x'.repeat(61),
        description: null,
      });
      const refused = await buy(who, body);
      const errors = JSON.parse(refused.text).error.details.errors;
      expect(errors.map(({ message }: { message: string }) => message)).toEqual([
        'Title is required',
        'Description is required',
        'Must be a valid link',
        'Maximum 60 symbols',
        'Listing is required',
      ]);
      const poor = await buy(other, offerOn(await listingOf(other)));
      expect([poor.status, poor.at('error.message'), poor.at('error.details.code')]).toEqual([
        402,
        'You must add a payment method to your account before you can buy a special offer',
        'payment_method_missing',
      ]);
    });

    // Rows: 1.7, 4.6, 7.9
    it('is paid once, and paid back when an admin declines it', async () => {
      const { who } = await person('seller');
      const url = await listingOf(who);
      const made = await Promise.all(Array.from({ length: 5 }, () => buy(who, offerOn(url))));
      expect(new Set(made.map(({ status, at }) => `${status} ${at('data.id')}`)).size).toBe(1);
      expect((await buy(who, offerOn(url, { title: 'Another' }))).status).toBe(422);
      expect(await offersOn(who, url)).toHaveLength(1);
      const id = made[0]?.at('data.id');
      const [paid] = await eventsOf(id);
      expect([paid?.kind, paid?.note]).toEqual([
        'paid',
        expect.stringMatching(/^Paid \$9\.00\. Receipt: http/),
      ]);
      const admin = await signIn(backend.url, 'admin');
      await admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'Not a saving.' });
      let events = await eventsOf(id);
      for (let tries = 0; tries < 200 && events[0]?.kind !== 'refunded'; tries += 1) {
        events = await eventsOf(id);
      }
      expect(events.map(({ kind }) => kind)).toEqual(['refunded', 'declined', 'paid', 'submitted']);
      expect(events[0]?.note).toBe('Paid back $9.00.');
      const [{ version }] = await offersOn(who, url);
      for (const status of ['A', 'P']) {
        const late = await admin.patch(`/special-offers/${id}`, { status, version });
        expect([late.status, late.at('error.message')]).toEqual([
          409,
          'This special offer was paid back, so it stays declined. Its vendor can buy it again.',
        ]);
      }
      expect((await offersOn(who, url))[0].status).toBe('D');
    });

    it('is found again when nobody heard that it was paid, and never paid for by itself', async () => {
      const sql = openDatabase(backend);
      const payments = () => sql('offer_payments');
      const admin = await signIn(backend.url, 'admin');
      const { who } = await person('unheard');
      const [url, spare] = [await listingOf(who), await listingOf(who)];
      const made = Number((await buy(who, offerOn(url))).at('data.id'));
      const other = (await buy(who, offerOn(spare), 'two')).at('data.id');
      await settled();
      // As after a crash between charge and answer; and one, a day older, that never reached the provider.
      const { id, ...paid } = await payments().where({ offer_id: made }).first();
      const unknown = { intent: null, offer_id: null, created: Date.now() - 120_000 };
      await sql('special_offers').where({ id: made }).delete();
      await payments().where({ id }).update(unknown);
      const created = Date.now() - 26 * 3_600_000;
      await payments().insert({ ...paid, ...unknown, key: 'never sent', created });
      const charges = () =>
        relay.calls.filter((name) => name === 'POST /v1/payment_intents').length;
      const lists = () =>
        relay.calls.filter((name) => /^GET \/v1\/events\?(?!.*starting_after).*types/.test(name))
          .length;
      const [before, listed] = [charges(), lists()];
      // Money that goes back wakes the work that looks.
      await admin.patch(`/special-offers/${other}`, { status: 'D', admin_note: 'No.' });
      const isOpen = () =>
        payments().where({ offer_id: null, account_id: paid.account_id }).first();
      for (let tries = 0; tries < 400 && (await isOpen()); tries += 1) await who.get('/users/me');
      const found = await offersOn(who, url);
      const kept = await payments().where({ id }).first();
      await sql.destroy();
      expect(found).toMatchObject([{ title: 'Two for one', status: 'P' }]);
      expect([kept.intent, kept.offer_id, charges()]).toEqual([paid.intent, found[0].id, before]);
      // One list of what the provider tells is enough for both.
      expect(lists() - listed).toBe(1);
    });

    it('is not made when the card is refused', async () => {
      const { who } = await person('unpaid', '4000000000000341');
      const url = await listingOf(who);
      expect((await buy(who, offerOn(url))).status).toBe(402);
      expect(await offersOn(who, url)).toEqual([]);
    });

    it('is made when the bank agrees, also when the page is gone by then', async () => {
      const who = await signUp(backend.url, 'gone');
      const id = await tokenOf('4000002760003184');
      const asked = await who.post('/me/stripe/payment-method', { id });
      await press(asked.at('error.details.clientSecret'), 'complete');
      await who.post('/me/stripe/payment-method', {
        id,
        setupIntent: asked.at('error.details.setupIntent'),
      });
      const url = await listingOf(who);
      const unsure = await buy(who, offerOn(url), 'told no');
      await press(unsure.at('error.details.clientSecret'), 'fail');
      await settled();
      expect((await buy(who, offerOn(url), 'told no')).at('error.message')).toMatch(/authenticate/);
      const waiting = await buy(who, offerOn(url));
      expect([waiting.status, await offersOn(who, url)]).toEqual([409, []]);
      await press(waiting.at('error.details.clientSecret'), 'complete');
      await settled();
      const [made] = await offersOn(who, url);
      expect((await buy(who, offerOn(url))).at('data.id')).toBe(made.id);
    });
  });

  it('the sandbox answers in the shapes of the SDK, every time', () => {
    const check = readStripeTypes();
    const problems = relay.answers.flatMap(check);
    console.log(`${relay.answers.length} answers, ${problems.length} problems`);
    expect([...new Set(problems)]).toEqual([]);
  });
});

describe('a start', LONG, () => {
  const start = (env: Record<string, string>) =>
    startBackend({ env }).then(
      () => 'started',
      (error: unknown) => String(error),
    );

  it('refuses keys that do not fit its mode', async () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.test',
      SECRET: 's'.repeat(40),
    };
    const test = { STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    const told = await Promise.all([
      start({ STRIPE_MODE: 'sandbox', STRIPE_SECRET_KEY: 'sk_live_1' }),
      start({ STRIPE_SECRET_KEY: 'sk_live_1' }),
      start({ ...test, STRIPE_MODE: 'live', STRIPE_SECRET_KEY: 'sk_test_1' }),
      start({ ...test, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }),
      start({ STRIPE_MODE: 'tset' }),
      start(production),
    ]);
    expect(told.map((text) => /STRIPE_\w+/.exec(text)?.[0])).toEqual([
      'STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY',
      'STRIPE_MODE',
      'STRIPE_MODE',
      'STRIPE_MODE',
      'STRIPE_MODE',
    ]);
  });

  it('finds the sandbox as it was left, and tells whose trial ends within a week', async () => {
    const env = { TRIAL_DAYS: '6' };
    const first = await startBackend({ env });
    const owner = await signUp(first.url, 'soon');
    const form = {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '4',
      'card[exp_year]': '2040',
    };
    const made = await fetch(`${first.url}/v1/payment_methods`, {
      method: 'POST',
      headers: { Authorization: 'Bearer pk_test_sandbox' },
      body: new URLSearchParams(form),
    });
    const { id } = await made.json();
    await owner.post('/me/stripe/payment-method', { id });
    const price = (await owner.get('/stripe/products')).at('annually.id');
    const body = { paymentMethod: id, product: 'premium-trial', price };
    expect((await owner.post('/me/stripe/subscriptions', body)).status).toBe(200);
    await first.kill();
    const second = await startBackend({ env, dataDir: first.dataDir });
    try {
      const letter = await letterTo(second.dataDir, 'soon@test.example', 'trial-ending');
      expect(letter.subject).toBe('Your free trial ends soon');
      const headers = { authorization: `Bearer ${owner.jwt}` };
      const answer = await call(second.url, 'GET', '/me/stripe/subscriptions', { headers });
      expect([answer.at('status'), answer.at('payment_method')]).toEqual(['trialing', id]);
    } finally {
      await second.stop();
    }
  });
});
