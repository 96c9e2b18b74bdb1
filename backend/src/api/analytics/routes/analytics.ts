import { collections } from '@portal/domain';
import type { Api } from '../../../registry.ts';
import { kinds } from '../../listing/types.ts';
import { analyticsController } from '../controllers/analytics.ts';

const overview = { method: 'GET', action: 'analytics.overview' } as const;

export const analyticsApi: Api = {
  controllers: { analytics: analyticsController },
  routes: [
    { ...overview, path: '/analytics', handler: 'analytics.totals' },
    { ...overview, path: '/analytics/users', handler: 'analytics.users' },
    { ...overview, path: '/analytics/overview', handler: 'analytics.overview' },
    ...collections.flatMap((type) =>
      ['/analytics', '/analytics/pending'].map((path) => ({
        method: 'GET' as const,
        path: `${path}/:type(${type})/:id`,
        handler: 'analytics.views',
        action: `${kinds[type].single}.analytics` as const,
      })),
    ),
  ],
};
