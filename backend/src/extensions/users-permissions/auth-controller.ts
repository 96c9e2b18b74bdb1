import type { UserRow } from '../../actor.ts';
import { bodyOf } from '../../body.ts';
import { isEmail } from '../../email.ts';
import { confirmationLetter, resetLetter, sendLetter } from '../../mail/letters.ts';
import { invalid, Refusal } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { confirmationQuery, hashCode, isConfirmation, isFresh, newResetCode } from './codes.ts';
import { countTry, forgetTry } from './login-limit.ts';
import { isTaken, readRegistration } from './registration.ts';
import { createSessions } from './sessions.ts';
import { userAnswer } from './user-answer.ts';

export type Stock = Record<string, (ctx: Context) => Promise<void>>;

export const USER = 'plugin::users-permissions.user';

const findUser = (strapi: Strapi, id: number): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { id }, populate: { account: true } });

const findByEmail = (strapi: Strapi, email: string): Promise<UserRow | null> =>
  strapi.db.query(USER).findOne({ where: { email: email.trim().toLowerCase() } });

export const sendConfirmation = (
  { id, email }: { id: number; email: string },
  strapi: Strapi,
): Promise<void> => sendLetter(strapi, email, confirmationLetter(confirmationQuery(id, email)));

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const emailOf = (ctx: Context): string => {
  const email = textOf(bodyOf(ctx).email);
  if (email === '')
    throw invalid('Email not provided', [{ path: ['email'], message: 'Email not provided' }]);
  if (!isEmail(email))
    throw invalid('Invalid email address', [{ path: ['email'], message: 'Invalid email address' }]);
  return email;
};

/** Done once the answer is out, so that the answer tells nothing, not even by its time. */
const afterwards = (strapi: Strapi, work: () => Promise<void>): void => {
  setImmediate(() => work().catch((error: unknown) => strapi.log.error(error)));
};

export const authController = (strapi: Strapi, stock: Stock): Stock => {
  const sessions = createSessions(strapi);

  /** Lets the plugin do its work, and throws away the session it opens: ours goes with a cookie. */
  const work = async (ctx: Context, action: string): Promise<UserRow | null> => {
    delete bodyOf(ctx).deviceId;
    delete ctx.request.headers['x-strapi-refresh-cookie'];
    await stock[action]?.(ctx);
    const { jwt, user }: { jwt?: string; user?: { id: number } } = ctx.body;
    if (!jwt || !user) return null;
    await sessions.discard(jwt);
    return findUser(strapi, user.id);
  };

  const welcome = async (ctx: Context, user: UserRow): Promise<void> => {
    ctx.body = { jwt: await sessions.open(ctx, user.id), user: userAnswer(user) };
  };

  return {
    async callback(ctx) {
      const identifier = textOf(bodyOf(ctx).identifier);
      if (identifier === '' || textOf(bodyOf(ctx).password) === '') {
        throw new Refusal(400, 'Username or pass not provided');
      }
      await countTry(strapi, ctx, 'login', identifier);
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
        throw isTaken(error) ? new Refusal(400, 'Email or Username are already taken') : error;
      });
      ctx.body = {};
      if (!user) return;
      await welcome(ctx, user);
      ctx.body = { ...ctx.body, account: userAnswer(user).account };
    },

    async refresh(ctx) {
      ctx.body = { jwt: await sessions.refresh(ctx) };
    },

    async logout(ctx) {
      await sessions.close(ctx);
      ctx.body = { ok: true };
    },

    async changePassword(ctx) {
      const { email }: UserRow = ctx.state.user;
      await countTry(strapi, ctx, 'login', email);
      const user = await work(ctx, 'changePassword');
      if (!user) return;
      await forgetTry(strapi, ctx, 'login', email);
      await sessions.closeAll(user.id);
      await welcome(ctx, user);
    },

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
        await sendLetter(strapi, user.email, resetLetter(code));
      });
      ctx.body = { ok: true };
    },

    async resetPassword(ctx) {
      const body = bodyOf(ctx);
      const code = textOf(body.code);
      if (code === '' || textOf(body.password) === '')
        throw new Refusal(400, 'Code or new password is not provided');
      if (!isFresh(code)) throw new Refusal(400, 'Incorrect code provided');
      ctx.request.body = { ...body, code: hashCode(code) };
      const user = await work(ctx, 'resetPassword');
      if (!user) return;
      await sessions.closeAll(user.id);
      if (user.blocked) throw new Refusal(400, 'Your account has been blocked by an administrator');
      await welcome(ctx, user);
    },

    async verify(ctx) {
      const { user_id, timestamp, signature } = bodyOf(ctx);
      const id = /^\d{1,9}$/.test(`${user_id}`) ? Number(user_id) : 0;
      const user = await findUser(strapi, id);
      if (!user || !isConfirmation(`${id}`, `${timestamp}`, textOf(signature), user.email)) {
        throw new Refusal(400, 'Verification unsuccessful');
      }
      await strapi.db.query(USER).update({ where: { id }, data: { confirmed: true } });
      ctx.body = { ok: true };
    },

    async sendEmailConfirmation(ctx) {
      const email = emailOf(ctx);
      await countTry(strapi, ctx, 'letter', email);
      afterwards(strapi, async () => {
        const user = await findByEmail(strapi, email);
        if (user && !user.confirmed && !user.blocked) await sendConfirmation(user, strapi);
      });
      ctx.body = { ok: true };
    },
  };
};
