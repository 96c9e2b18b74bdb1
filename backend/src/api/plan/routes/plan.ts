import type { Api, Strapi } from '../../../registry.ts';
import { readPlans } from '../services/plans.ts';

export const planApi = (strapi: Strapi): Api => ({
  controllers: { plan: { find: () => readPlans(strapi) } },
  routes: [{ method: 'GET', path: '/stripe/products', handler: 'plan.find' }],
});
