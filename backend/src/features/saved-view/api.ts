import { savedViewCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { apiOf } from '../../base/registry.ts';
import {
  arrangeSavedViews,
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
  savedViewResponse,
} from './savedViews.ts';

export const savedViewApi = apiOf('saved-view', savedViewCalls, (strapi) => ({
  async listSavedViews(ctx) {
    const views = await listSavedViews(strapi, actorOf(ctx));
    return { data: views.map(savedViewResponse), meta: {} };
  },

  async createSavedView(ctx) {
    const view = await createSavedView(strapi, actorOf(ctx), dataOf(ctx));
    ctx.body = { data: savedViewResponse(view), meta: {} };
    ctx.status = 201;
  },

  async arrangeSavedViews(ctx) {
    const views = await arrangeSavedViews(strapi, actorOf(ctx), dataOf(ctx));
    return { data: views.map(savedViewResponse), meta: {} };
  },

  /** A view that the user does not see does not exist. */
  async changeSavedView(ctx, { id }) {
    const view = await changeSavedView(strapi, actorOf(ctx), idOf(id), dataOf(ctx));
    return { data: savedViewResponse(view), meta: {} };
  },

  async deleteSavedView(ctx, { id }) {
    const view = await deleteSavedView(strapi, actorOf(ctx), idOf(id));
    return { data: savedViewResponse(view), meta: {} };
  },
}));
