import type { Api, Strapi } from '../../../registry.ts';
import { meController } from '../controllers/me.ts';

export const meApi = (strapi: Strapi): Api => ({
  controllers: { me: meController(strapi) },
  routes: [
    { method: 'GET', path: '/me/stripe', handler: 'me.stripe' },
    { method: 'GET', path: '/me/counts', handler: 'me.counts' },
  ],
});
