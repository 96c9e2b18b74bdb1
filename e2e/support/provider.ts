import { expect } from '@playwright/test';
import { checkStripe, readStripe } from './stripeKeys.ts';

/*
 * Calls to the card provider. With three Stripe test keys in the environment the tests run against Stripe's test mode,
 * otherwise against the sandbox.
 */

const stripe = readStripe(process.env);
const { key } = stripe;
/** Whether the tests run against Stripe's test mode. */
export const { atStripe } = stripe;

/** Throws if the Stripe keys do not work. */
export const checkProvider = () => checkStripe(stripe);

/** Every customer gets a test clock, which only `passDays` advances. */
export const clockSettings = { STRIPE_TEST_CLOCKS: 'on', STRIPE_SECRET_KEY: key };

async function ask(url: string, method: 'GET' | 'POST', path: string, values?: object) {
  const response = await fetch(`${atStripe ? stripe.api : url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${key}` },
    ...(values ? { body: new URLSearchParams(Object.entries(values)) } : {}),
  });
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.json();
}

const names: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '4000000000000341': 'pm_card_chargeCustomerFail',
};

/** The payment method id of a test card, in Stripe and in the sandbox. */
export function testCard(number: string): string {
  const name = names[number];
  if (!name) throw new Error(`No payment method id for test card ${number}.`);
  return name;
}

/** Advances the customer's clock and waits until the backend has handled all events. Returns the new time. */
export async function passDays(url: string, customer: string, days: number): Promise<Date> {
  const { test_clock: clock } = await ask(url, 'GET', `/v1/customers/${customer}`);
  const path = `/v1/test_helpers/test_clocks/${clock}`;
  const { frozen_time: now } = await ask(url, 'GET', path);
  const time = now + days * 24 * 3600;
  await ask(url, 'POST', `${path}/advance`, { frozen_time: String(time) });
  // Stripe needs minutes to advance a year.
  const timeout = atStripe ? 180_000 : 60_000;
  await expect.poll(async () => (await ask(url, 'GET', path)).status, { timeout }).toBe('ready');
  // Stripe's webhooks cannot reach a local URL: the backend then reads from Stripe on request.
  if (!atStripe) {
    await expect
      .poll(async () => {
        const { data } = await ask(url, 'GET', '/v1/events?limit=100');
        return data.filter((event: { pending_webhooks: number }) => event.pending_webhooks > 0);
      })
      .toEqual([]);
  }
  return new Date(time * 1000);
}
