import { bodyOf } from '../../body.ts';
import { inTransaction } from '../../database.ts';
import { sendLetter } from '../../mail/queue.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Strapi } from '../../registry.ts';
import { textOf } from './asked.ts';
import { countTry, forgetTry } from './loginLimit.ts';
import { mustBeOwnPage } from './ownPage.ts';
import { judgeNobody, newPasswordProblem } from './passwords.ts';
import { isTaken, readRegistration } from './registration.ts';
import { type Stock, stockWork } from './stock.ts';
import { userAnswer } from './userAnswer.ts';
import { findSignIn, USER } from './users.ts';

/** Signing in and up, and everything a session can be asked for. */
export const authController = (strapi: Strapi, stock: Stock): Stock => {
  const { sessions, work, welcome } = stockWork(strapi, stock);

  return {
    async callback(ctx) {
      const body = bodyOf(ctx);
      const identifier = textOf(body.identifier).trim();
      const password = textOf(body.password);
      if (identifier === '' || password === '') {
        throw new Refusal('credentials-missing');
      }
      await countTry(strapi, ctx, 'login', identifier);
      if (!(await findSignIn(strapi, identifier))?.password) {
        await judgeNobody(strapi, password);
        throw new Refusal('credentials-rejected');
      }
      ctx.request.body = { identifier, password };
      const user = await work(ctx, 'callback');
      if (!user) return;
      await forgetTry(strapi, ctx, 'login', identifier);
      const last_login = new Date().toISOString();
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { last_login } });
      await welcome(ctx, { ...user, last_login });
    },

    async register(ctx) {
      const registration = readRegistration(bodyOf(ctx));
      ctx.request.body = registration;
      await countTry(strapi, ctx, 'register', registration.email);
      const user = await work(ctx, 'register').catch((error: unknown) => {
        throw isTaken(error) ? new Refusal('email-taken') : error;
      });
      ctx.body = {};
      if (!user) return;
      await sendLetter(strapi, 'welcome', user.email, { name: user.first_name });
      await welcome(ctx, user);
      ctx.body = { ...ctx.body, account: userAnswer(user).account };
    },

    async refresh(ctx) {
      mustBeOwnPage(ctx);
      ctx.body = { jwt: await sessions.refresh(ctx) };
    },

    async logout(ctx) {
      mustBeOwnPage(ctx);
      await sessions.close(ctx);
      ctx.body = { ok: true };
    },

    async changePassword(ctx) {
      const { email } = ctx.state.user;
      const body = bodyOf(ctx);
      await countTry(strapi, ctx, 'login', email);
      const problem = newPasswordProblem(body.password);
      if (problem) throw invalid(problem, [{ path: ['password'], message: problem }]);
      // As one: sessions of whoever knew the former password must not outlive it.
      const user = await inTransaction(strapi, async () => {
        const changed = await work(ctx, 'changePassword');
        if (!changed) return null;
        // Somebody who knew the former one may have asked for another address.
        await strapi.db
          .query(USER)
          .update({ where: { id: changed.id }, data: { new_email: null } });
        await sessions.closeAll(changed.id);
        await sendLetter(strapi, 'password-changed', changed.email, { name: changed.first_name });
        return changed;
      });
      if (!user) return;
      await forgetTry(strapi, ctx, 'login', email);
      await welcome(ctx, user);
    },

    async getSessions(ctx) {
      ctx.body = await sessions.list(ctx);
    },

    async revokeSession(ctx) {
      await sessions.end(ctx, textOf(ctx.params.id));
      ctx.body = { ok: true };
    },

    async revokeOthers(ctx) {
      await sessions.endOthers(ctx);
      ctx.body = { ok: true };
    },
  };
};
