import type { Api } from '../../../registry.ts';
import { viewController } from '../controllers/view.ts';

export const viewApi: Api = {
  controllers: { view: viewController },
  routes: [
    {
      method: 'POST',
      path: '/views/:type(apps|services)/:slug',
      handler: 'view.record',
      action: 'view.record',
    },
  ],
};
