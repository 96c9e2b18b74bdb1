import type { Plans } from './plan.ts';

const features = { appListings: -1, serviceListings: -1 };

export const samplePlans: Plans = {
  annually: { price: 38_400, comparePrice: 48_000, features },
  quarterly: { price: 12_000, comparePrice: null, features },
};
