import {
  type DeliveryState,
  deliveryStates,
  type FieldError,
  readNewWebhook,
  readWebhookChange,
  webhookCalls,
} from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { badParameter, invalid } from '../../base/httpError.ts';
import { checkStrapiParameters, mustNotAsk, pageResponse, readPage } from '../../base/listQuery.ts';
import { apiOf, type Context } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { listDeliveries, readDelivery, resendDelivery, sendPing } from './deliveries.ts';
import {
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
  listEndpoints,
  rotateSecret,
} from './endpoints.ts';

const check = (errors: FieldError[]): void => {
  if (errors[0]) throw invalid(errors[0].message, errors);
};

const stateOf = ({ query }: Context): DeliveryState | null => {
  const { state } = query;
  if (state === undefined || state === '') return null;
  const known = deliveryStates.find((each) => each === state);
  if (known) return known;
  throw badParameter(
    ['state'],
    m.query_one_of({
      name: 'state',
      words: deliveryStates.join(', '),
    }),
  );
};

export const webhookApi = apiOf('webhook', webhookCalls, (strapi) => ({
  async listWebhooks() {
    return { data: await listEndpoints(strapi), meta: {} };
  },

  async createWebhook(ctx) {
    const { webhook, errors } = readNewWebhook(dataOf(ctx));
    check(errors);
    ctx.body = { data: await createEndpoint(strapi, actorOf(ctx), webhook), meta: {} };
    ctx.status = 201;
  },

  async changeWebhook(ctx) {
    const { change, errors } = readWebhookChange(dataOf(ctx));
    check(errors);
    return {
      data: await changeEndpoint(strapi, actorOf(ctx), idOf(ctx.params.id), change),
      meta: {},
    };
  },

  async deleteWebhook(ctx) {
    return { data: await deleteEndpoint(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },

  async rotateSecret(ctx) {
    return { data: await rotateSecret(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },

  async pingWebhook(ctx) {
    ctx.body = { data: await sendPing(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
    ctx.status = 201;
  },

  async listDeliveries(ctx) {
    mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_state_pagination());
    const page = readPage(ctx.query);
    checkStrapiParameters(ctx.query);
    const slice = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
    const { data, total } = await listDeliveries(strapi, idOf(ctx.params.id), stateOf(ctx), slice);
    return pageResponse(data, page, total);
  },

  async readDelivery(ctx) {
    return { data: await readDelivery(strapi, idOf(ctx.params.id)), meta: {} };
  },

  async resendDelivery(ctx) {
    return { data: await resendDelivery(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },
}));
