import { callsOf, newVendor } from '../api.ts';
import { expect } from '../test.ts';

const key = 'sk_test_sandbox_ofJourneys';
const day = 24 * 3600;

/** Settings of a product in which time can be moved for a customer. */
export const clocks = { STRIPE_SECRET_KEY: key, STRIPE_TEST_CLOCKS: 'on' };

/** A vendor who paid for a quarter, cancelled, and whose quarter is over. */
export async function lapsedVendor(url: string): Promise<string> {
  const provider = async (path: string, values?: Record<string, string>, secret = key) => {
    const answer = await fetch(`${url}/v1/${path}`, {
      headers: { Authorization: `Bearer ${secret}` },
      ...(values ? { method: 'POST', body: new URLSearchParams(values) } : {}),
    });
    expect(answer.ok, path).toBe(true);
    return answer.json();
  };
  const email = await newVendor(url, 'Lapsed');
  const { bare } = await callsOf(url, email);
  const card = await provider(
    'payment_methods',
    {
      type: 'card',
      'card[number]': '4242424242424242',
      'card[exp_month]': '4',
      'card[exp_year]': '2040',
      'card[cvc]': '123',
    },
    'pk_test_sandbox',
  );
  await bare('POST', '/me/stripe/payment-method', { id: card.id });
  const { quarterly } = await bare('GET', '/stripe/products');
  const wish = { paymentMethod: card.id, product: 'premium', price: quarterly.id };
  await bare('POST', '/me/stripe/subscriptions', wish);
  const planOf = async () => (await bare('GET', '/users/me')).plan;
  await expect.poll(planOf).toBe('paid');
  await bare('DELETE', '/me/stripe/subscriptions');
  const { customer } = await bare('GET', '/me/stripe');
  const { test_clock: clock } = await provider(`customers/${customer}`);
  const { frozen_time: now } = await provider(`test_helpers/test_clocks/${clock}`);
  await provider(`test_helpers/test_clocks/${clock}/advance`, {
    frozen_time: String(now + 95 * day),
  });
  await expect.poll(planOf).toBe('free');
  return email;
}
