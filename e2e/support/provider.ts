import { expect } from '@playwright/test';
import { checkStripe, readStripe } from './stripeKeys.ts';

/*
 * The card provider's own calls that journeys need. With three test keys of Stripe in the environment the same journeys run against
 * Stripe's test mode, else against the sandbox.
 */

const stripe = readStripe(process.env);
const { key } = stripe;
/** Whether the journeys run against Stripe's test mode. */
export const { atStripe } = stripe;

/** Before a product starts. */
export const checkProvider = () => checkStripe(stripe);

/** Every customer has a clock of its own, which stands still until a journey moves it. */
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

/** The name of a test card, by which a call adds it at Stripe as in the sandbox. */
export function testCard(number: string): string {
  const name = names[number];
  if (!name) throw new Error(`Stripe's name of the test card ${number} is not known here.`);
  return name;
}

/** Lets so many days pass for a customer, and waits until the backend has heard of all that came of it. Answers the new time. */
export async function passDays(url: string, customer: string, days: number): Promise<Date> {
  const { test_clock: clock } = await ask(url, 'GET', `/v1/customers/${customer}`);
  const path = `/v1/test_helpers/test_clocks/${clock}`;
  const { frozen_time: now } = await ask(url, 'GET', path);
  const time = now + days * 24 * 3600;
  await ask(url, 'POST', `${path}/advance`, { frozen_time: String(time) });
  // Stripe takes its time over a year.
  const timeout = atStripe ? 180_000 : 60_000;
  await expect.poll(async () => (await ask(url, 'GET', path)).status, { timeout }).toBe('ready');
  // Events of Stripe reach no local address: there the backend reads anew what it is asked for.
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
