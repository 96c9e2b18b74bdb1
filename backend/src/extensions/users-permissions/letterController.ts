import { authTexts } from '@portal/domain';
import { bodyOf } from '../../body.ts';
import { inTransaction } from '../../database.ts';
import { sendLetter } from '../../mail/queue.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Strapi } from '../../registry.ts';
import { afterwards, emailOf, textOf } from './asked.ts';
import { hashCode, isConfirmation, isFresh, newResetCode } from './codes.ts';
import { countTry } from './loginLimit.ts';
import { takeNewAddress } from './newAddress.ts';
import { newPasswordProblem } from './passwords.ts';
import { type Stock, stockWork } from './stock.ts';
import { findByEmail, findUser, sendConfirmation, USER } from './users.ts';

/** Whose code this is, once: of two calls with the same code only one is told. */
const redeem = (strapi: Strapi, code: string): Promise<number | null> =>
  inTransaction(strapi, async (sql) => {
    const reset_password_token = hashCode(code);
    const found = await sql('up_users').where({ reset_password_token }).first('id');
    if (!found) return null;
    const taken = await sql('up_users')
      .where({ id: found.id, reset_password_token })
      .update({ reset_password_token: null });
    return taken === 1 ? Number(found.id) : null;
  });

const checkNewPassword = (password: string, confirmation: unknown): void => {
  const problem = newPasswordProblem(password);
  if (problem) throw invalid(problem, [{ path: ['password'], message: problem }]);
  const message = authTexts.passwordsDiffer;
  if (password !== confirmation)
    throw invalid(message, [{ path: ['passwordConfirmation'], message }]);
};

/** Everything that goes by letter: a new password, and the proof that an address is somebody's own. */
export const letterController = (strapi: Strapi, stock: Stock): Stock => {
  const { sessions, welcome } = stockWork(strapi, stock);

  return {
    async forgotPassword(ctx) {
      const email = emailOf(ctx);
      await countTry(strapi, ctx, 'letter', email);
      afterwards(strapi, async () => {
        const user = await findByEmail(strapi, email);
        if (!user || user.blocked) return;
        const code = newResetCode();
        await strapi.db
          .query(USER)
          .update({ where: { id: user.id }, data: { resetPasswordToken: hashCode(code) } });
        await sendLetter(strapi, 'reset-password', user.email, { name: user.first_name, code });
      });
      ctx.body = { ok: true };
    },

    async resetPassword(ctx) {
      const { code: given, password: wanted, passwordConfirmation } = bodyOf(ctx);
      const [code, password] = [textOf(given), textOf(wanted)];
      if (code === '' || password === '') throw new Refusal('reset-incomplete');
      checkNewPassword(password, passwordConfirmation);
      const id = isFresh(code) ? await redeem(strapi, code) : null;
      if (id === null) throw new Refusal('reset-code-rejected');
      // Who is shut out changes nothing, not even the password.
      if ((await findUser(strapi, id))?.blocked) throw new Refusal('account-blocked');
      // Whoever has the letter has the address: that is all a confirmation would say.
      const users = strapi.plugin('users-permissions').service('user');
      // An address that somebody else may have asked for, who knew the former password, counts no more.
      const user = await inTransaction(strapi, async () => {
        await users.edit(id, { password, confirmed: true, new_email: null });
        await sessions.closeAll(id);
        const changed = await findUser(strapi, id);
        if (!changed || changed.blocked) throw new Refusal('account-blocked');
        await sendLetter(strapi, 'password-changed', changed.email, { name: changed.first_name });
        return changed;
      });
      await welcome(ctx, user);
    },

    async verify(ctx) {
      const { user_id, timestamp, signature } = bodyOf(ctx);
      const id = /^\d{1,9}$/.test(`${user_id}`) ? Number(user_id) : 0;
      const user = await findUser(strapi, id);
      const proves = (email: string | null | undefined): boolean =>
        !!email && isConfirmation(`${id}`, `${timestamp}`, textOf(signature), email);
      const moved = user && proves(user.new_email) && (await takeNewAddress(strapi, user));
      if (!user || !(moved || proves(user.email))) throw new Refusal('confirmation-rejected');
      if (!user.confirmed) {
        await strapi.db.query(USER).update({ where: { id }, data: { confirmed: true } });
        await sendLetter(strapi, 'welcome', user.email, { name: user.first_name });
      }
      ctx.body = { ok: true };
    },

    async sendEmailConfirmation(ctx) {
      const email = emailOf(ctx);
      await countTry(strapi, ctx, 'letter', email);
      afterwards(strapi, async () => {
        const user = await findByEmail(strapi, email);
        if (user && !user.confirmed && !user.blocked) await sendConfirmation(strapi, user.id);
      });
      ctx.body = { ok: true };
    },
  };
};
