import { cycles, firstPlans, lookupKeyOf, PRODUCT } from '../src/api/plan/services/plans.ts';
import { writeAccount } from '../src/payments/mirror.ts';
import { openedSandbox } from '../src/payments/sandbox.ts';
import { TRIAL_DAYS } from '../src/payments/settings.ts';
import type { Strapi } from '../src/registry.ts';
import { settings } from '../src/settings.ts';
import type { SeedPerson } from './data/people.ts';
import { DAY } from './timeline.ts';

type Sandbox = NonNullable<ReturnType<typeof openedSandbox>>;

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const priceIn = (sandbox: Sandbox, at: number): string => {
  const key = lookupKeyOf('annually');
  const known = sandbox.store.all('price').find(({ lookup_key: of }) => of === key);
  if (known) return known.id;
  if (!sandbox.store.get('product', PRODUCT)) {
    sandbox.happened(at, 'POST', '/v1/products', { id: PRODUCT, name: 'Premium' });
  }
  return sandbox.happened(at, 'POST', '/v1/prices', {
    product: PRODUCT,
    currency: settings.payments.currency,
    unit_amount: String(firstPlans.annually.price),
    'recurring[interval]': cycles.annually.interval,
    'recurring[interval_count]': String(cycles.annually.interval_count),
    lookup_key: key,
  });
};

const addCard = (sandbox: Sandbox, at: number, customer: string, trial: boolean): string => {
  const card = sandbox.happened(at, 'POST', '/v1/payment_methods', {
    type: 'card',
    'card[number]': trial ? '5555555555554444' : '4242424242424242',
    'card[exp_month]': trial ? '8' : '4',
    'card[exp_year]': String(new Date(at * 1000).getUTCFullYear() + 3),
    'card[cvc]': '123',
  });
  sandbox.happened(at, 'POST', '/v1/setup_intents', { customer, payment_method: card });
  sandbox.happened(at, 'POST', `/v1/customers/${customer}`, {
    'invoice_settings[default_payment_method]': card,
  });
  return card;
};

/** Whoever pays or tries has done so at the sandbox; its history begins when theirs did. */
export const createMoney = async (
  strapi: Strapi,
  account: number,
  person: SeedPerson,
  now: Date,
): Promise<void> => {
  const { plan, firstName, lastName, email, joined } = person;
  if (plan === 'free') return;
  const trial = plan === 'trial';
  const since = new Date(now.getTime() - Math.min(joined - 1, trial ? 16 : 200) * DAY);
  const status = { subscription_status: trial ? 'trialing' : 'active', trial_used_at: since };
  const sandbox = openedSandbox();
  if (!sandbox) {
    await writeAccount(strapi, account, status);
    return;
  }
  const at = seconds(since);
  const price = priceIn(sandbox, at);
  const customer = sandbox.happened(at, 'POST', '/v1/customers', {
    email,
    name: `${firstName} ${lastName}`,
    'metadata[account]': String(account),
  });
  const card = addCard(sandbox, at, customer, trial);
  const subscription = sandbox.happened(at, 'POST', '/v1/subscriptions', {
    customer,
    'items[0][price]': price,
    default_payment_method: card,
    'metadata[account]': String(account),
    ...(trial ? { trial_period_days: String(TRIAL_DAYS) } : {}),
  });
  await writeAccount(strapi, account, {
    ...status,
    customer_id: customer,
    subscription_id: subscription,
    payment_id: card,
    trial_ends_at: trial ? new Date(since.getTime() + TRIAL_DAYS * DAY) : null,
    mirrored_at: now,
  });
};
