import { readNewKey } from '@portal/domain';
import { actorOf } from '../../actor.ts';
import { dataOf, idOf } from '../../body.ts';
import { invalid } from '../../httpError.ts';
import type { Api, Controller, Strapi } from '../../registry.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';

const keyController = (strapi: Strapi): Controller => ({
  async list() {
    return { data: await listKeys(strapi), meta: {} };
  },

  async create(ctx) {
    const { key, errors } = readNewKey(dataOf(ctx));
    if (errors[0]) throw invalid(errors[0].message, errors);
    ctx.body = { data: await createKey(strapi, actorOf(ctx), key), meta: {} };
    ctx.status = 201;
  },

  async revoke(ctx) {
    return { data: await revokeKey(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },
});

const action = 'keys.manage';

export const readKeyApi: Api = {
  controllers: { key: keyController },
  routes: [
    { method: 'GET', path: '/keys', handler: 'key.list', action },
    { method: 'POST', path: '/keys', handler: 'key.create', action },
    { method: 'DELETE', path: '/keys/:id', handler: 'key.revoke', action },
  ],
};
