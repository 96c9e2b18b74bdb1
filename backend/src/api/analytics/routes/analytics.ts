import type { Api } from '../../../registry.ts';
import { analyticsController } from '../controllers/analytics.ts';

export const analyticsApi: Api = {
  controllers: { analytics: analyticsController },
  routes: [
    { method: 'GET', path: '/analytics/:type(apps|services)/:id', handler: 'analytics.views' },
    {
      method: 'GET',
      path: '/analytics/pending/:type(apps|services)/:id',
      handler: 'analytics.views',
    },
  ],
};
