import type { Api } from '../../../registry.ts';
import { meController } from '../controllers/me.ts';

export const meApi: Api = {
  controllers: { me: meController },
  routes: [{ method: 'GET', path: '/me/counts', handler: 'me.counts', action: 'account.read' }],
};
