import {
  type DeliveryState,
  deliveryStates,
  type FieldError,
  readNewWebhook,
  readWebhookChange,
} from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { dataOf, idOf } from '../../body.ts';
import { badParameter, invalid } from '../../httpError.ts';
import { checkStrapiParameters, mustNotAsk, pageResponse, readPage } from '../../listQuery.ts';
import type { Api, Context, Controller, Strapi } from '../../registry.ts';
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
  throw badParameter(['state'], '{name} must be {words}', {
    name: 'state',
    words: deliveryStates.join(', '),
  });
};

const webhookController = (strapi: Strapi): Controller => ({
  async list() {
    return { data: await listEndpoints(strapi), meta: {} };
  },

  async create(ctx) {
    const { webhook, errors } = readNewWebhook(dataOf(ctx));
    check(errors);
    ctx.body = { data: await createEndpoint(strapi, actorOf(ctx), webhook), meta: {} };
    ctx.status = 201;
  },

  async change(ctx) {
    const { change, errors } = readWebhookChange(dataOf(ctx));
    check(errors);
    return {
      data: await changeEndpoint(strapi, actorOf(ctx), idOf(ctx.params.id), change),
      meta: {},
    };
  },

  async delete(ctx) {
    return { data: await deleteEndpoint(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },

  async rotate(ctx) {
    return { data: await rotateSecret(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },

  async ping(ctx) {
    ctx.body = { data: await sendPing(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
    ctx.status = 201;
  },

  async deliveries(ctx) {
    mustNotAsk(ctx, ['filters', 'sort', '_q'], 'This list supports only state and pagination');
    const page = readPage(ctx.query);
    checkStrapiParameters(ctx.query);
    const slice = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
    const { data, total } = await listDeliveries(strapi, idOf(ctx.params.id), stateOf(ctx), slice);
    return pageResponse(data, page, total);
  },

  async delivery(ctx) {
    return { data: await readDelivery(strapi, idOf(ctx.params.id)), meta: {} };
  },

  async resend(ctx) {
    return { data: await resendDelivery(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },
});

const action = 'webhooks.manage';
const one = '/webhooks/:id';
const delivery = '/webhooks/deliveries/:id';

export const webhookApi: Api = {
  controllers: { webhook: webhookController },
  routes: [
    { method: 'GET', path: '/webhooks', handler: 'webhook.list', action },
    { method: 'POST', path: '/webhooks', handler: 'webhook.create', action },
    { method: 'PATCH', path: one, handler: 'webhook.change', action },
    { method: 'DELETE', path: one, handler: 'webhook.delete', action },
    { method: 'POST', path: `${one}/rotate`, handler: 'webhook.rotate', action },
    { method: 'POST', path: `${one}/ping`, handler: 'webhook.ping', action },
    { method: 'GET', path: `${one}/deliveries`, handler: 'webhook.deliveries', action },
    { method: 'GET', path: delivery, handler: 'webhook.delivery', action },
    { method: 'POST', path: `${delivery}/resend`, handler: 'webhook.resend', action },
  ],
};
