import type { Api } from '../../../registry.ts';
import { analyticsController } from '../controllers/analytics.ts';

const forAdmins = { policies: ['global::is-admin'] };

export const analyticsApi: Api = {
  controllers: { analytics: analyticsController },
  routes: [
    { method: 'GET', path: '/analytics', handler: 'analytics.totals', config: forAdmins },
    { method: 'GET', path: '/analytics/users', handler: 'analytics.users', config: forAdmins },
    {
      method: 'GET',
      path: '/analytics/overview',
      handler: 'analytics.overview',
      config: forAdmins,
    },
    { method: 'GET', path: '/analytics/:type(apps|services)/:id', handler: 'analytics.views' },
    {
      method: 'GET',
      path: '/analytics/pending/:type(apps|services)/:id',
      handler: 'analytics.views',
    },
  ],
};
