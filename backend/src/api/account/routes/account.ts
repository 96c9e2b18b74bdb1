import type { Api } from '../../../registry.ts';
import { accountController } from '../controllers/account.ts';

export const accountApi: Api = {
  controllers: { account: accountController },
  routes: [
    { method: 'PUT', path: '/accounts/:id', handler: 'account.update', action: 'account.save' },
  ],
};
