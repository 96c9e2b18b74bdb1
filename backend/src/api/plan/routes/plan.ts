import type { Api } from '../../../registry.ts';
import { readPlans } from '../services/plans.ts';

export const planApi: Api = {
  controllers: { plan: (strapi) => ({ find: () => readPlans(strapi) }) },
  routes: [
    { method: 'GET', path: '/stripe/products', handler: 'plan.find', action: 'billing.read' },
  ],
};
