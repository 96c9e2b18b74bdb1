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

const priceIn = async (sandbox: Sandbox, at: number): Promise<string> => {
  const key = lookupKeyOf('annually');
  const { known, product } = await sandbox.look((store) => ({
    known: store.all('price').find(({ lookup_key: of }) => of === key)?.id,
    product: store.get('product', PRODUCT),
  }));
  if (known) return known;
  if (!product) {
    await sandbox.happened(at, '/v1/products', { id: PRODUCT, name: 'Premium' });
  }
  return sandbox.happened(at, '/v1/prices', {
    product: PRODUCT,
    currency: settings.payments.currency,
    unit_amount: String(firstPlans.annually.price),
    'recurring[interval]': cycles.annually.interval,
    'recurring[interval_count]': String(cycles.annually.interval_count),
    lookup_key: key,
  });
};

const addCard = async (
  sandbox: Sandbox,
  at: number,
  customer: string,
  trial: boolean,
): Promise<string> => {
  const card = await sandbox.happened(at, '/v1/payment_methods', {
    type: 'card',
    'card[number]': trial ? '5555555555554444' : '4242424242424242',
    'card[exp_month]': trial ? '8' : '4',
    'card[exp_year]': String(new Date(at * 1000).getUTCFullYear() + 3),
    'card[cvc]': '123',
  });
  await sandbox.happened(at, '/v1/setup_intents', { customer, payment_method: card });
  await sandbox.happened(at, `/v1/customers/${customer}`, {
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
  const price = await priceIn(sandbox, at);
  const customer = await sandbox.happened(at, '/v1/customers', {
    email,
    name: `${firstName} ${lastName}`,
    'metadata[account]': String(account),
  });
  const card = await addCard(sandbox, at, customer, trial);
  const subscription = await sandbox.happened(at, '/v1/subscriptions', {
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
