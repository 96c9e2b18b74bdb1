import { dataOf } from '../../../body.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { saveAccount } from '../services/accounts.ts';

export const accountController = (strapi: Strapi): Controller => ({
  async update(ctx) {
    const data = await saveAccount(strapi, ctx.state.user, String(ctx.params.id), dataOf(ctx));
    return { data, meta: {} };
  },
});
