import { array, create, string, type } from 'superstruct';
import { newPayer } from '../money.ts';
import { passDays } from '../provider.ts';

const named = type({ id: string() });

/** Creates a vendor whose cancelled quarterly plan has ended. Returns the email address. */
export async function lapsedVendor(url: string): Promise<string> {
  const { email, own } = await newPayer(url, 'Lapsed');
  const [card] = create(await own.bare('GET', '/me/stripe/payment-methods'), array(named));
  const { quarterly } = create(
    await own.bare('GET', '/stripe/products'),
    type({ quarterly: named }),
  );
  const requestedPlan = { paymentMethod: card?.id, product: 'premium', price: quarterly.id };
  await own.bare('POST', '/me/stripe/subscriptions', requestedPlan);
  await own.bare('DELETE', '/me/stripe/subscriptions');
  const paid = create(await own.bare('GET', '/me/stripe'), type({ customer: string() }));
  await passDays(url, paid.customer, 95);
  const { plan } = create(await own.bare('GET', '/users/me'), type({ plan: string() }));
  if (plan !== 'free') throw new Error(`The plan of ${email} is still ${plan}.`);
  return email;
}
