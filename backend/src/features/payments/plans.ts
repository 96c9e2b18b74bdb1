import { isRecord } from '../../base/body.ts';
import type { Strapi } from '../../base/registry.ts';
import { ask } from './provider.ts';
import { paymentSettings, TRIAL_DAYS } from './settings.ts';

const planIntervals = ['annually', 'quarterly'] as const;

export type PlanInterval = (typeof planIntervals)[number];

export interface Plan {
  id: string;
  slug: string;
  title: string;
  intervalText: PlanInterval;
  price: number;
  comparePrice: number | null;
  interval: string;
  firstInterval: string;
  features: { appListings: number; serviceListings: number };
}

export type Plans = Record<PlanInterval, Plan>;

const features = { appListings: -1, serviceListings: -1 };
const firstInterval = `${TRIAL_DAYS} days`;

export const PRODUCT = 'premium';
export const TRIAL_PRODUCT = `${PRODUCT}-trial`;
export const lookupKeyOf = (interval: PlanInterval): string => `${PRODUCT}_${interval}`;

/** Each plan's billing cycle, in the provider's format. */
export const cycles = {
  annually: { interval: 'year', interval_count: 1 },
  quarterly: { interval: 'month', interval_count: 3 },
} as const;

/** Plans of a new installation; operators change the stored ones. Prices in cents; -1 is unlimited. */
export const firstPlans: Plans = {
  annually: {
    id: '',
    slug: PRODUCT,
    title: 'Premium',
    intervalText: 'annually',
    price: 38_400,
    comparePrice: 48_000,
    interval: 'year',
    firstInterval,
    features,
  },
  quarterly: {
    id: '',
    slug: PRODUCT,
    title: 'Premium',
    intervalText: 'quarterly',
    price: 12_000,
    comparePrice: null,
    interval: 'quarter',
    firstInterval,
    features,
  },
};

const store = (strapi: Strapi) => strapi.store({ type: 'api', name: 'plan', key: 'plans' });

const isPlans = (value: unknown): value is Plans =>
  isRecord(value) && planIntervals.every((name) => isRecord(value[name]));

const stored = async (strapi: Strapi): Promise<Plans> => {
  const found: unknown = await store(strapi).get({});
  return isPlans(found) ? found : structuredClone(firstPlans);
};

/** Creates missing prices at the provider, except in live mode, where operators create them. */
const findPrices = (strapi: Strapi, plans: Plans) =>
  ask(strapi, async (provider) => {
    const lookup = planIntervals.map(lookupKeyOf);
    const { data } = await provider.prices.list({ lookup_keys: lookup, active: true, limit: 10 });
    if (paymentSettings.mode === 'live') return data;
    for (const name of planIntervals) {
      if (data.some(({ lookup_key: key }) => key === lookupKeyOf(name))) continue;
      await provider.products
        .retrieve(PRODUCT)
        .catch(() => provider.products.create({ id: PRODUCT, name: plans[name].title }));
      data.push(
        await provider.prices.create({
          product: PRODUCT,
          currency: paymentSettings.currency,
          unit_amount: plans[name].price,
          recurring: cycles[name],
          lookup_key: lookupKeyOf(name),
        }),
      );
    }
    return data;
  });

let synced = false;

/** The plans with the provider's ids and prices and our texts. */
export const readPlans = async (strapi: Strapi): Promise<Plans> => {
  const plans = await stored(strapi);
  if (synced) return plans;
  const prices = await findPrices(strapi, plans);
  for (const name of planIntervals) {
    const price = prices.find(({ lookup_key: key }) => key === lookupKeyOf(name));
    if (price)
      Object.assign(plans[name], { id: price.id, price: price.unit_amount ?? plans[name].price });
  }
  await store(strapi).set({ value: plans });
  synced = planIntervals.every((name) => plans[name].id !== '');
  return plans;
};

/** The plan of a price; undefined for a price without a plan. */
export const planOfPrice = async (strapi: Strapi, price: unknown): Promise<Plan | undefined> => {
  const plans = await readPlans(strapi);
  return planIntervals.map((name) => plans[name]).find(({ id }) => id !== '' && id === price);
};
