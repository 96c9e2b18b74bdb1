import type { UserRow } from '../../actor.ts';
import { bodyOf } from '../../body.ts';
import { Refusal } from '../../refusal.ts';
import type { Context, Strapi } from '../../registry.ts';
import { countTry, forgetTry } from './login-limit.ts';
import { isTaken, readRegistration } from './registration.ts';
import { createSessions } from './sessions.ts';
import { userAnswer } from './user-answer.ts';
import { userAttributes, userIndexes } from './user-schema.ts';

type Stock = Record<string, (ctx: Context) => Promise<void>>;
type Factory<T> = (scope: { strapi: Strapi }) => T;

interface UserService {
  fetchAuthenticatedUser(id: number): Promise<UserRow>;
  add(values: Record<string, unknown>): Promise<{ id: number }>;
}

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

/** The parts of the plugin that are taken over; the rest of it stays as it comes. */
interface Plugin {
  contentTypes: { user: { schema: { attributes: object; indexes?: object[] } } };
  controllers: { auth: Factory<Stock>; user: Stock | Factory<Stock> };
  services: { user: Factory<UserService>; jwt: Factory<JwtService> };
  routes: Record<string, unknown>;
}

const USER = 'plugin::users-permissions.user';

const findUser = (strapi: Strapi, id: number): Promise<UserRow> =>
  strapi.db.query(USER).findOne({ where: { id }, populate: { account: true } });

const bodyAfter = (ctx: Context): { jwt?: string; user?: { id: number } } => ctx.body;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const authController = (strapi: Strapi, stock: Stock) => {
  const sessions = createSessions(strapi);

  /** Lets the plugin do its work, then opens a session of ours in place of its own. */
  const withSession = async (ctx: Context, action: string): Promise<UserRow | undefined> => {
    delete bodyOf(ctx).deviceId;
    delete ctx.request.headers['x-strapi-refresh-cookie'];
    await stock[action]?.(ctx);
    const { jwt, user } = bodyAfter(ctx);
    if (!jwt || !user) return undefined;
    await sessions.discard(jwt);
    return findUser(strapi, user.id);
  };

  return {
    ...stock,

    async callback(ctx: Context) {
      const identifier = textOf(bodyOf(ctx).identifier);
      if (identifier === '' || textOf(bodyOf(ctx).password) === '') {
        throw new Refusal(400, 'Username or pass not provided');
      }
      await countTry(strapi, ctx, identifier);
      const user = await withSession(ctx, 'callback');
      if (!user) return;
      await forgetTry(strapi, ctx, identifier);
      await strapi.db.query(USER).update({ where: { id: user.id }, data: { last_login: new Date() } });
      const jwt = await sessions.open(ctx, user.id);
      ctx.body = { jwt, user: userAnswer(await findUser(strapi, user.id)) };
    },

    async register(ctx: Context) {
      ctx.request.body = readRegistration(bodyOf(ctx));
      const user = await withSession(ctx, 'register').catch((error: unknown) => {
        throw isTaken(error) ? new Refusal(400, 'Email or Username are already taken') : error;
      });
      if (!user) {
        ctx.body = {};
        return;
      }
      const answer = userAnswer(user);
      ctx.body = { jwt: await sessions.open(ctx, user.id), user: answer, account: answer.account };
    },

    async refresh(ctx: Context) {
      ctx.body = { jwt: await sessions.refresh(ctx) };
    },

    async logout(ctx: Context) {
      await sessions.close(ctx);
      ctx.body = { ok: true };
    },

    async changePassword(ctx: Context) {
      await countTry(strapi, ctx, ctx.state.user.email);
      const user = await withSession(ctx, 'changePassword');
      if (!user) return;
      await forgetTry(strapi, ctx, user.email);
      await sessions.closeAll(user.id);
      ctx.body = { jwt: await sessions.open(ctx, user.id), user: userAnswer(user) };
    },
  };
};

/** The account comes first: a user without one could list nothing, an account without a user harms nobody. */
const userService = (strapi: Strapi, stock: UserService): UserService => ({
  ...stock,
  fetchAuthenticatedUser: (id) =>
    strapi.db.query(USER).findOne({ where: { id }, populate: { role: true, account: true } }),
  async add(values) {
    if (values.account) return stock.add(values);
    const { first_name, last_name, email } = values;
    const accounts = strapi.documents('api::account.account');
    const account = await accounts.create({ data: { first_name, last_name, email } });
    try {
      return await stock.add({ ...values, account: account.id });
    } catch (error) {
      await accounts.delete({ documentId: account.documentId });
      throw error;
    }
  },
});

const routes = [
  { method: 'POST', path: '/auth/local', handler: 'auth.callback', config: { auth: false, prefix: '' } },
  { method: 'POST', path: '/auth/local/register', handler: 'auth.register', config: { auth: false, prefix: '' } },
  { method: 'POST', path: '/auth/refresh', handler: 'auth.refresh', config: { auth: false, prefix: '' } },
  { method: 'POST', path: '/auth/logout', handler: 'auth.logout', config: { auth: false, prefix: '' } },
  { method: 'POST', path: '/auth/change-password', handler: 'auth.changePassword', config: { prefix: '' } },
  { method: 'GET', path: '/users/me', handler: 'user.me', config: { prefix: '' } },
];

export const extendUsersPermissions = (plugin: Plugin): Plugin => {
  const { auth, user } = plugin.controllers;
  const { jwt, user: users } = plugin.services;
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, userAttributes);
  schema.indexes = userIndexes;
  // Only these: what else the plugin would answer is no part of the portal.
  plugin.routes['content-api'] = { type: 'content-api', routes };
  plugin.controllers.auth = ({ strapi }) => authController(strapi, auth({ strapi }));
  plugin.controllers.user = ({ strapi }) => ({
    ...user,
    async me(ctx) {
      ctx.body = userAnswer(await findUser(strapi, ctx.state.user.id));
    },
  });
  plugin.services.user = ({ strapi }) => userService(strapi, users({ strapi }));
  plugin.services.jwt = ({ strapi }) => {
    const stock = jwt({ strapi });
    return {
      ...stock,
      async verify(token) {
        const verified = await stock.verify(token);
        if (await createSessions(strapi).isOpen(verified)) return verified;
        throw new Error('Invalid token.');
      },
    };
  };
  return plugin;
};
