import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EventPayment } from '@portal/domain';
import { billingClientOf, type Relay } from './billing.ts';
import { type Caller, call, signIn, signUp } from './caller.ts';
import { shareBackend } from './sharedBackend.ts';
import { type Backend, LONG } from './startBackend.ts';
import { readStripeTypes } from './stripeTypes.ts';

export { LONG };

export const DAY = 24 * 3600;

interface Told {
  kind: string;
  note: string | null;
  payment?: EventPayment;
}

/** Actions on a backend whose card provider is behind a relay. */
export const createBillingTestServer = (
  share: () => Promise<{ backend: Backend; relay: Relay }> = shareBackend,
) => {
  let relay: Relay;
  let backend: Backend;
  let prices: { annually: string; quarterly: string };
  const basics = billingClientOf(() => relay.url);
  const { provider, tokenOf, press, settled, addCard } = basics;

  const customerOf = async (who: Caller) => {
    const id = (await who.get('/me/stripe')).at('customer');
    return (await provider('GET', `/v1/customers/${id}`)).body;
  };

  /** The provider's events of this kind about one user, newest first. */
  const heardOf = async (who: Caller, kind: string): Promise<unknown[]> => {
    const customer = (await who.get('/me/stripe')).at('customer');
    const { body } = await provider('GET', '/v1/events', { limit: '100' });
    return body.data.filter(
      ({ type, data }: { type: string; data: { object: { customer: string } } }) =>
        type === kind && data.object.customer === customer,
    );
  };

  return {
    ...basics,
    /** Call it before the first test of a file. */
    async open(): Promise<void> {
      ({ backend, relay } = await share());
      const plans = await (await signIn(backend.url, 'vendor')).get('/stripe/products');
      prices = {
        annually: String(plans.at('annually.id')),
        quarterly: String(plans.at('quarterly.id')),
      };
    },
    /** Call it after the last test of a file: checks every response of the sandbox against the SDK's types. */
    checkResponses(): void {
      if (relay.responses.size === 0) throw new Error('The sandbox sent no responses.');
      const problems = new Set(
        [...relay.responses].flatMap((text) => readStripeTypes()(JSON.parse(text))),
      );
      if (problems.size > 0) throw new Error([...problems].join('\n'));
    },
    get relay() {
      return relay;
    },
    get backend() {
      return backend;
    },
    get prices() {
      return prices;
    },
    customerOf,
    heardOf,

    /** Sends an event as the provider would, and returns the status. `age` in seconds; `secret` replaces the right one. */
    async deliver(event: object, { age = 0, secret = '' } = {}): Promise<number> {
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
    },

    async person(name: string, number?: string) {
      const who = await signUp(backend.url, name);
      return { who, card: await addCard(who, number) };
    },

    /** Adds a card that requires authentication for every payment. */
    async addAsking(who: Caller): Promise<string> {
      const id = await tokenOf('4000002760003184');
      const asked = await who.post('/me/stripe/payment-method', { id });
      const { clientSecret, setupIntent } = Object(asked.at('error.details'));
      await press(clientSecret, 'complete');
      await who.post('/me/stripe/payment-method', { id, setupIntent });
      return id;
    },

    subscribe: (who: Caller, paymentMethod: string, attempt = 'one', more: object = {}) =>
      who.post(
        '/me/stripe/subscriptions',
        { paymentMethod, product: 'premium', price: prices.annually, ...more },
        { 'Idempotency-Key': attempt },
      ),

    /** Moves a user's test clock forward and waits until all events were delivered. */
    async advance(who: Caller, days: number): Promise<void> {
      const { test_clock: clock } = await customerOf(who);
      const path = `/v1/test_helpers/test_clocks/${clock}`;
      const now = (await provider('GET', path)).body.frozen_time;
      await provider('POST', `${path}/advance`, { frozen_time: String(now + days * DAY) });
      await settled();
    },

    planOf: async (who: Caller) => (await who.get('/users/me')).at('plan'),
    subscriptionOf: (who: Caller) => who.get('/me/stripe/subscriptions'),
    chargesOf: async (who: Caller): Promise<number[]> =>
      JSON.parse((await who.get('/me/stripe/invoices')).text).map(
        ({ amount }: { amount: number }) => amount,
      ),

    /** How many payments were requested from the provider. */
    charges: () => relay.calls.filter((name) => name === 'POST /v1/payment_intents').length,

    /** Leaves a payment in progress until the relay stops responding for the provider. */
    async delay(intent: unknown, card?: string) {
      const { body } = await provider('GET', `/v1/payment_intents/${intent}`);
      const waiting = {
        ...body,
        status: 'processing',
        payment_method: card ?? body.payment_method,
      };
      relay.respondWith(/^GET \/v1\/payment_intents\/pi_/, waiting);
    },

    async decline(id: unknown) {
      const admin = await signIn(backend.url, 'admin');
      return admin.patch(`/special-offers/${id}`, { status: 'D', admin_note: 'No.' });
    },

    async eventsOf(id: unknown): Promise<Told[]> {
      const admin = await signIn(backend.url, 'admin');
      return JSON.parse((await admin.get(`/special-offers/${id}/events`)).text).data;
    },
  };
};

/** Reads until the value is good, for at most a minute. Returns the last value, also when it is not good. */
export const waitFor = async <T>(
  read: () => Promise<T>,
  good: (value: T) => boolean,
): Promise<T> => {
  const deadline = Date.now() + 60_000;
  let value = await read();
  while (!good(value) && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    value = await read();
  }
  return value;
};
