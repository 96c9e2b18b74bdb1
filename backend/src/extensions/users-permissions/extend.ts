import type { UserRow } from '../../actor.ts';
import { isRecord } from '../../body.ts';
import { type Strapi, withAccess } from '../../registry.ts';
import { settings } from '../../settings.ts';
import { authController } from './authController.ts';
import { letterController } from './letterController.ts';
import { type PermissionService, permissionService } from './rights.ts';
import { createSessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import { userAnswer } from './userAnswer.ts';
import { userAttributes, userIndexes } from './userSchema.ts';
import { sendConfirmation, USER } from './users.ts';

type Factory<T> = (scope: { strapi: Strapi }) => T;

interface UserService {
  fetchAuthenticatedUser(id: number): Promise<UserRow>;
  add(values: Record<string, unknown>): Promise<{ id: number }>;
  sendConfirmationEmail(user: { id: number }): Promise<void>;
}

interface JwtService {
  verify(token: string): Promise<{ id: number; sessionId?: string }>;
}

/** The parts of the plugin that are taken over; the rest of it stays as it comes. */
interface Plugin {
  contentTypes: { user: { schema: { attributes: object; indexes?: object[] } } };
  controllers: { auth: Factory<Stock>; user: Stock | Factory<Stock> };
  services: {
    user: Factory<UserService>;
    jwt: Factory<JwtService>;
    permission: Factory<PermissionService>;
  };
  routes: Record<string, unknown>;
}

const userService = (strapi: Strapi, stock: UserService): UserService => ({
  ...stock,

  fetchAuthenticatedUser: (id) =>
    strapi.db.query(USER).findOne({ where: { id }, populate: { role: true, account: true } }),

  /** The account comes first: a user without one could list nothing, an account without a user harms nobody. */
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

  sendConfirmationEmail: ({ id }) => sendConfirmation(strapi, id),
});

const jwtService = (strapi: Strapi, stock: JwtService): JwtService => {
  const sessions = createSessions(strapi);
  return {
    ...stock,
    async verify(token) {
      const verified = await stock.verify(token);
      if (await sessions.isOpen(verified)) return verified;
      throw new Error('Invalid token.');
    },
  };
};

const config = { prefix: '' };
const open = { method: 'POST', action: 'session.open', config } as const;
const sessions = '/auth/sessions';

export const authRoutes = withAccess([
  { ...open, path: '/auth/local', handler: 'auth.callback' },
  { ...open, path: '/auth/local/register', handler: 'auth.register' },
  { ...open, path: '/auth/refresh', handler: 'auth.refresh' },
  { ...open, path: '/auth/logout', handler: 'auth.logout' },
  { ...open, path: '/auth/forgot-password', handler: 'auth.forgotPassword' },
  { ...open, path: '/auth/reset-password', handler: 'auth.resetPassword' },
  { ...open, path: '/auth/verify', handler: 'auth.verify' },
  { ...open, path: '/auth/send-email-confirmation', handler: 'auth.sendEmailConfirmation' },
  {
    method: 'POST',
    path: '/auth/change-password',
    handler: 'auth.changePassword',
    action: 'password.change',
    config,
  },
  { method: 'GET', path: sessions, handler: 'auth.getSessions', action: 'session.read', config },
  { method: 'DELETE', path: sessions, handler: 'auth.revokeOthers', action: 'session.end', config },
  {
    method: 'DELETE',
    path: `${sessions}/:id`,
    handler: 'auth.revokeSession',
    action: 'session.end',
    config,
  },
  { method: 'GET', path: '/users/me', handler: 'user.me', action: 'account.read', config },
]);

export const extendUsersPermissions = (plugin: Plugin): Plugin => {
  const { controllers, services } = plugin;
  const { auth, user } = controllers;
  const { jwt, permission, user: users } = services;
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, userAttributes);
  schema.indexes = userIndexes;
  // Only these: what else the plugin would answer is no part of the portal.
  plugin.routes['content-api'] = { type: 'content-api', routes: authRoutes };
  controllers.auth = ({ strapi }) => {
    const stock = auth({ strapi });
    return { ...authController(strapi, stock), ...letterController(strapi, stock) };
  };
  controllers.user = () => ({
    ...user,
    async me(ctx) {
      ctx.body = userAnswer(ctx.state.user);
    },
  });
  services.user = ({ strapi }) => userService(strapi, users({ strapi }));
  services.jwt = ({ strapi }) => jwtService(strapi, jwt({ strapi }));
  services.permission = ({ strapi }) => permissionService(permission({ strapi }));
  return plugin;
};

/** Whether addresses must be confirmed is a setting of ours, not one that somebody once stored. */
export const keepPluginSettings = async (strapi: Strapi): Promise<void> => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored = await store.get({});
  await store.set({
    value: {
      ...(isRecord(stored) ? stored : {}),
      allow_register: true,
      email_confirmation: settings.confirmEmail,
    },
  });
};

/** Somebody who is blocked is signed out everywhere. */
export const endSessionsOfBlocked = (strapi: Strapi): void => {
  const sessions = createSessions(strapi);
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ params, result }) {
      if (params.data?.blocked === true && result) await sessions.closeAll(result.id);
    },
  });
};
