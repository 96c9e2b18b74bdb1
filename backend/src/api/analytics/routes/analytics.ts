import type { Api, Strapi } from '../../../registry.ts';
import { analyticsController } from '../controllers/analytics.ts';

export const analyticsApi = (strapi: Strapi): Api => ({
  controllers: { analytics: analyticsController(strapi) },
  routes: [
    { method: 'GET', path: '/analytics/:type(apps|services)/:id', handler: 'analytics.views' },
    { method: 'GET', path: '/analytics/pending/:type(apps|services)/:id', handler: 'analytics.views' },
  ],
});
