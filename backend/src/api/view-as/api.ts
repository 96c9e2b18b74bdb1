import { viewAsCalls } from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { idOf } from '../../body.ts';
import { apiOf } from '../../registry.ts';
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
