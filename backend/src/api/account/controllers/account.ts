import { dataOf } from '../../../body.ts';
import { countTry } from '../../../extensions/users-permissions/loginLimit.ts';
import { mustKnowPassword } from '../../../extensions/users-permissions/passwords.ts';
import type { Controller, Strapi } from '../../../registry.ts';
import { settings } from '../../../settings.ts';
import { saveAccount } from '../services/accounts.ts';

export const accountController = (strapi: Strapi): Controller => ({
  async update(ctx) {
    const { user } = ctx.state;
    const mayMove = async (email: string, password: unknown): Promise<void> => {
      await mustKnowPassword(strapi, ctx, user, password);
      if (settings.confirmEmail) await countTry(strapi, ctx, 'letter', email);
    };
    const data = await saveAccount(strapi, user, String(ctx.params.id), dataOf(ctx), mayMove);
    return { data, meta: {} };
  },
});
