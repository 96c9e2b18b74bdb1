import { randomBytes } from 'node:crypto';
import { namesOf, recordOf } from '@portal/domain';
import type { Strapi } from '../src/base/registry.ts';
import { writeAccount } from '../src/features/payments/mirror.ts';
import { cycles, firstPlans, lookupKeyOf, PRODUCT } from '../src/features/payments/plans.ts';
import { openedSandbox } from '../src/features/payments/sandbox.ts';
import { paymentSettings, TRIAL_DAYS } from '../src/features/payments/settings.ts';
import {
  DEMO_PASSWORD,
  familyNames,
  givenNames,
  newcomersByDay,
  type PersonKey,
  people,
  type SeedPerson,
} from './data/people.ts';
import { createRandom, seedOf } from './random.ts';
import { at, must, type SeedActor } from './scope.ts';
import { DAY, HOUR } from './timeline.ts';

type Sandbox = NonNullable<ReturnType<typeof openedSandbox>>;

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
    currency: paymentSettings.currency,
    unit_amount: String(firstPlans.annually.price),
    'recurring[interval]': cycles.annually.interval,
    'recurring[interval_count]': String(cycles.annually.interval_count),
    lookup_key: key,
  });
};

/** Creates the customer and subscription in the sandbox, dated back to the start of the plan. */
const createMoney = async (
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
  const at = Math.floor(since.getTime() / 1000);
  const price = await priceIn(sandbox, at);
  const customer = await sandbox.happened(at, '/v1/customers', {
    email,
    name: `${firstName} ${lastName}`,
    'metadata[account]': String(account),
  });
  const card = await sandbox.happened(at, '/v1/payment_methods', {
    type: 'card',
    'card[number]': trial ? '5555555555554444' : '4242424242424242',
    'card[exp_month]': trial ? '8' : '4',
    'card[exp_year]': String(since.getUTCFullYear() + 3),
    'card[cvc]': '123',
  });
  await sandbox.happened(at, '/v1/setup_intents', { customer, payment_method: card });
  await sandbox.happened(at, `/v1/customers/${customer}`, {
    'invoice_settings[default_payment_method]': card,
  });
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

const USER = 'plugin::users-permissions.user';

const hash = async (strapi: Strapi, password: string): Promise<string> => {
  const users = strapi.plugin('users-permissions').service('user');
  const hashed: { password: string } = await users.ensureHashedPasswords({ password });
  return hashed.password;
};

const createActor = async (
  strapi: Strapi,
  person: SeedPerson,
  rest: { now: Date; role: number; password: string },
): Promise<SeedActor> => {
  const { firstName, lastName, email } = person;
  const joined = at(new Date(rest.now.getTime() - person.joined * DAY));
  const shared = { first_name: firstName, last_name: lastName, email, ...joined };
  const account = await strapi.db.query('api::account.account').create({ data: shared });
  await createMoney(strapi, Number(account.id), person, rest.now);
  const user = await strapi.db.query(USER).create({
    data: {
      ...shared,
      username: email,
      provider: 'local',
      password: rest.password,
      confirmed: true,
      blocked: false,
      newsletter: person.plan !== 'free',
      staff: person.staff === true,
      super: person.super === true,
      role: rest.role,
      account: account.id,
    },
  });
  return {
    userId: Number(user.id),
    accountId: Number(account.id),
    name: `${firstName} ${lastName}`,
  };
};

/** With ten given and nine family names, the first ninety names differ. */
export const newcomers = (): SeedPerson[] =>
  newcomersByDay
    .flatMap((count, days) => Array.from({ length: count }, () => days))
    .map((days, index) => {
      const firstName = givenNames[index % givenNames.length] ?? '';
      const lastName = familyNames[index % familyNames.length] ?? '';
      const email = `${firstName}.${lastName}@newcomers.example`.toLowerCase();
      // Spread over the working day, and never later than now.
      const joined = days + (createRandom(seedOf(email))() * 6 * HOUR) / DAY;
      return { firstName, lastName, email, plan: 'free', joined };
    });

export const createPeople = async (
  strapi: Strapi,
  now: Date,
): Promise<Record<PersonKey, SeedActor>> => {
  const { id: role } = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const open = await hash(strapi, DEMO_PASSWORD);
  // Unknown, so that no one can sign in.
  const closed = await hash(strapi, randomBytes(24).toString('base64url'));
  for (const person of newcomers().toReversed())
    await createActor(strapi, person, { now, role, password: closed });
  const actors = new Map<string, SeedActor>();
  for (const [key, person] of Object.entries(people)) {
    const password = person.demo ? open : closed;
    actors.set(key, await createActor(strapi, person, { now, role, password }));
  }
  return recordOf(namesOf(people), (key) => must(actors, key));
};
