import type { Api } from '../../../registry.ts';
import { vendorController } from '../controllers/vendor.ts';

export const vendorApi: Api = {
  controllers: { vendor: vendorController },
  routes: [
    { method: 'GET', path: '/vendors/:id', handler: 'vendor.findOne', action: 'vendor.read' },
  ],
};
