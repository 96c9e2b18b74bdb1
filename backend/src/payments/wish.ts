import { planOfPrice, TRIAL_PRODUCT } from '../api/stripe/plans.ts';
import { Refusal } from '../refusal.ts';
import type { Strapi } from '../registry.ts';

/* The plan that a call asks for, as far as the server itself sells it. */

export interface PlanWish {
  product: unknown;
  price: unknown;
}

export const planGone = (): Refusal => new Refusal('plan-missing');

export const findPlan = async (strapi: Strapi, { product, price }: PlanWish) => {
  const plan = await planOfPrice(strapi, price);
  const trial = product === TRIAL_PRODUCT;
  if (!plan || !(trial || product === plan.slug)) throw planGone();
  return { plan, trial };
};
