import { viewAsCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { idOf } from '../../base/body.ts';
import { apiOf } from '../../base/registry.ts';
import { endView, startView } from './viewAs.ts';

export const viewAsApi = apiOf('view-as', viewAsCalls, (strapi) => ({
  async startView(ctx) {
    await startView(strapi, actorOf(ctx), idOf(ctx.params.id));
    ctx.body = { ok: true };
  },
  async endView(ctx) {
    await endView(strapi, actorOf(ctx));
    ctx.body = { ok: true };
  },
}));
