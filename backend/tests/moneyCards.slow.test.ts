import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBillingTestServer, LONG, waitFor } from './billingTestServer.ts';
import { type Caller, signUp } from './caller.ts';
import { openDatabase } from './startBackend.ts';

describe('cards and events', LONG, () => {
  const billing = createBillingTestServer();
  beforeAll(billing.open);
  afterAll(billing.checkResponses);
  const {
    provider,
    deliver,
    press,
    settled,
    addCard,
    person,
    subscribe,
    customerOf,
    planOf,
    subscriptionOf,
    chargesOf,
  } = billing;

  describe('a card', () => {
    it.each([
      ['ExpiredCard', 'expired_card', 'cardExpiry'],
      ['IncorrectCvc', 'incorrect_cvc', 'cardCvc'],
      ['ProcessingError', 'processing_error', null],
    ])('that is declined names the invalid field: %s', async (name, code, field) => {
      const who = await signUp(billing.backend.url, `declined${name}`);
      const id = `pm_card_chargeDeclined${name}`;
      const response = await who.post('/me/stripe/payment-method', { id });
      expect([response.status, response.at('error.name')]).toEqual([402, 'CardError']);
      const details = { reason: 'card-declined', code, decline_code: null, field };
      expect(response.at('error.details')).toEqual(details);
      expect((await who.get('/me/stripe/payment-methods')).text).toBe('[]');
    });

    it('that needs authentication is added only after it succeeds', async () => {
      const who = await signUp(billing.backend.url, 'asked');
      for (const outcome of ['fail', 'complete'] as const) {
        const id = 'pm_card_authenticationRequiredOnSetup';
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
    it('is the default if it is the first, until another one is chosen', async () => {
      const { who, card } = await person('owner');
      const path = '/me/stripe/customer';
      expect((await who.get(path)).at('invoice_settings.default_payment_method')).toBe(card);
      const second = await addCard(who, '5555555555554444');
      expect((await who.get(path)).at('invoice_settings.default_payment_method')).toBe(card);
      const chosen = await who.patch(path, { default_payment_method: second });
      expect(chosen.at('invoice_settings.default_payment_method')).toBe(second);
    });
  });

  describe('the provider', () => {
    it('that is unreachable causes no decline and no second charge', async () => {
      const { who, card } = await person('patient');
      billing.relay.close();
      const responses = [await subscribe(who, card), await who.get('/me/stripe/payment-methods')];
      expect(responses.map(({ status }) => status)).toEqual([503, 503]);
      expect((await who.get('/me/stripe')).status).toBe(200);
      billing.relay.open(billing.backend.url);
      expect((await subscribe(who, card)).status).toBe(200);
      expect(await chargesOf(who)).toEqual([38_400]);
    });

    it('charges once when its response is lost', async () => {
      const { who, card } = await person('unlucky');
      billing.relay.loseResponseOf(/^POST \/v1\/subscriptions$/);
      expect((await subscribe(who, card)).status).toBe(200);
      expect(await chargesOf(who)).toEqual([38_400]);
    });

    it('rejects live keys, and card numbers sent with the secret key, in the sandbox', async () => {
      const number = { type: 'card', 'card[number]': '4242424242424242' };
      expect((await provider('POST', '/v1/payment_methods', number)).status).toBe(402);
      expect((await provider('GET', '/v1/events', {}, 'sk_live_x')).status).toBe(401);
      expect((await provider('GET', '/v1/events', {}, 'pk_test_sandbox')).status).toBe(401);
    });
  });

  describe('an event', () => {
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

    it('that is forged, old, repeated, late or about an unknown customer changes nothing', async () => {
      const { who, card } = await person('target');
      await subscribe(who, card);
      await settled();
      const event = await ended(who);
      const object = { object: 'customer', id: 'cus_unknown' };
      const unknown = { ...event, id: 'evt_2', data: { object } };
      expect(await deliver(event, { secret: 'whsec_guess' })).toBe(400);
      expect(await deliver(event, { age: 301 })).toBe(400);
      expect(await deliver({ ...event, data: undefined })).toBe(400);
      expect([await deliver(event), await deliver(event), await deliver(unknown)]).toEqual([
        200, 200, 200,
      ]);
      expect([await planOf(who), (await subscriptionOf(who)).at('status')]).toEqual([
        'paid',
        'active',
      ]);
    });

    it('that was lost is compensated by reading the subscription', async () => {
      const { who, card } = await person('deaf');
      await subscribe(who, card);
      billing.relay.close();
      const { status } = await who.delete('/me/stripe/subscriptions');
      billing.relay.open(billing.backend.url);
      expect([status, await deliver(await ended(who, 'evt_3')), await planOf(who)]).toEqual([
        503,
        200,
        'paid',
      ]);
    });
  });

  it('a new address that cannot be sent prevents no purchase, and one changed at the provider stays until then', async () => {
    await using sql = openDatabase(billing.backend);
    const { who, card } = await person('elder');
    await settled();
    const { id } = await customerOf(who);
    const row = () => sql('accounts').where({ customer_id: id });
    // As in accounts older than this column.
    await row().update({ customer_email: null });
    await provider('POST', `/v1/customers/${id}`, { email: 'hand@test.example' });
    await who.patch('/me/stripe/customer', { default_payment_method: card });
    await settled();
    expect((await customerOf(who)).email).toBe('hand@test.example');
    expect((await row().first()).customer_email).toBe('elder@test.example');
    billing.relay.reject(/^POST \/v1\/customers\/cus_/, 500, {
      type: 'api_error',
      message: 'Away.',
    });
    await row().update({ email: 'elder@new.example' });
    expect([(await subscribe(who, card)).status, await planOf(who)]).toEqual([200, 'paid']);
    billing.relay.reject();
    await who.patch('/me/stripe/customer', { default_payment_method: card });
    expect((await customerOf(who)).email).toBe('elder@new.example');
  });

  it('a new address of an account is sent to the provider, also after a failure', async () => {
    const move = async (name: string) => {
      const { who } = await person(name);
      const path = `/api/accounts/${(await who.get('/users/me')).at('account.id')}`;
      const email = `${name}@new.example`;
      const names = { first_name: name, last_name: 'Test' };
      return async () => {
        await who.put(path, { data: { ...names, email, current_password: 'a long password' } });
        return async () => (await customerOf(who)).email === email;
      };
    };
    const [first, second] = [await move('mover'), await move('follower')];
    // No pending event may send it.
    await settled();
    const updating = /^POST \/v1\/customers\/cus_/;
    const tries = () => billing.relay.calls.filter((name) => updating.test(name)).length;
    const before = tries();
    billing.relay.reject(updating, 500, { type: 'api_error', message: 'Away.' });
    const isSent = await first();
    // The SDK retries every call once.
    const failed = await waitFor(
      async () => tries() - before,
      (count) => count >= 2,
    );
    billing.relay.reject();
    const isOtherSent = await second();
    const both = await waitFor(
      async () => [await isSent(), await isOtherSent()],
      (sent) => !sent.includes(false),
    );
    expect([failed, both]).toEqual([2, [true, true]]);
  });
});
