import type { Strapi } from '../../../registry.ts';

export interface Plan {
  id: string;
  slug: string;
  title: string;
  intervalText: 'annually' | 'quarterly';
  price: number;
  comparePrice: number;
  interval: string;
  firstInterval: string;
  features: { appListings: number; serviceListings: number };
}

export type Plans = Record<Plan['intervalText'], Plan>;

const features = { appListings: -1, serviceListings: -1 };

/** What a new installation starts with; operators change the stored setting. Prices in whole cents, -1 is unlimited. */
const firstPlans: Plans = {
  annually: {
    id: 'price_premium_annually',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'annually',
    price: 19_900,
    comparePrice: 23_600,
    interval: 'year',
    firstInterval: '90 days',
    features,
  },
  quarterly: {
    id: 'price_premium_quarterly',
    slug: 'premium',
    title: 'Premium',
    intervalText: 'quarterly',
    price: 5900,
    comparePrice: 5900,
    interval: 'quarter',
    firstInterval: '90 days',
    features,
  },
};

const store = (strapi: Strapi) => strapi.store({ type: 'api', name: 'plan', key: 'plans' });

export const keepPlans = async (strapi: Strapi): Promise<void> => {
  if (!(await store(strapi).get({}))) await store(strapi).set({ value: firstPlans });
};

export const readPlans = (strapi: Strapi): Promise<unknown> => store(strapi).get({});
