import { keyCalls, readNewKey } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { dataOf, idOf } from '../../base/body.ts';
import { invalid } from '../../base/httpError.ts';
import { apiOf } from '../../base/registry.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';

export const readKeyApi = apiOf('key', keyCalls, (strapi) => ({
  async listKeys() {
    return { data: await listKeys(strapi), meta: {} };
  },

  async createKey(ctx) {
    const { key, errors } = readNewKey(dataOf(ctx));
    if (errors[0]) throw invalid(errors[0].message, errors);
    ctx.body = { data: await createKey(strapi, actorOf(ctx), key), meta: {} };
    ctx.status = 201;
  },

  async revokeKey(ctx) {
    return { data: await revokeKey(strapi, actorOf(ctx), idOf(ctx.params.id)), meta: {} };
  },
}));
