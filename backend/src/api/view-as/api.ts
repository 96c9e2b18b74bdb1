import { actorOf } from '../../actor.ts';
import { idOf } from '../../body.ts';
import type { Api } from '../../registry.ts';
import { endView, startView } from './viewAs.ts';

export const viewAsApi: Api = {
  controllers: {
    'view-as': (strapi) => ({
      async start(ctx) {
        await startView(strapi, actorOf(ctx), idOf(ctx.params.id));
        ctx.body = { ok: true };
      },
      async end(ctx) {
        await endView(strapi, actorOf(ctx));
        ctx.body = { ok: true };
      },
    }),
  },
  routes: [
    {
      method: 'POST',
      path: '/accounts/:id/view-as',
      handler: 'view-as.start',
      action: 'viewAs.start',
    },
    { method: 'DELETE', path: '/me/view-as', handler: 'view-as.end', action: 'viewAs.end' },
  ],
};
