import { factorCalls, secondStepCalls, sessionCalls, signInCalls } from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { routesOf, type Strapi, withAccess } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { authController, type Stock } from './authController.ts';
import { presentUser } from './secondFactor/factors.ts';
import { createSessions } from './sessions.ts';
import { sendConfirmation, USER } from './users.ts';

/** Additional fields of a user. */
const userAttributes = {
  first_name: { type: 'string' },
  last_name: { type: 'string' },
  /** Written by the database: what lists sort by, and what they search. */
  sort_name: { type: 'text', private: true, searchable: false },
  search_text: { type: 'text', private: true, searchable: false },
  /** A new address that is not confirmed yet. */
  new_email: { type: 'string', private: true, searchable: false },
  /** When its confirmation was sent. */
  new_email_at: { type: 'datetime', private: true },
  newsletter: { type: 'boolean', default: false },
  language: { type: 'string', searchable: false },
  /** JSON. */
  list_columns: { type: 'text', private: true, searchable: false },
  staff: { type: 'boolean', default: false },
  super: { type: 'boolean', default: false },
  staff_roles: { type: 'string', searchable: false },
  blocked_reason: { type: 'text', private: true, searchable: false },
  blocked_at: { type: 'datetime', private: true },
  blocked_hides: { type: 'boolean', private: true },
  deletes_at: { type: 'datetime', private: true },
  invite_expires_at: { type: 'datetime', private: true },
  redirect_url: { type: 'string' },
  last_login: { type: 'datetime' },
  django_id: { type: 'integer' },
  account: {
    type: 'relation',
    relation: 'manyToOne',
    target: 'api::account.account',
    useJoinTable: false,
  },
};

/** Unique, so that of two concurrent registrations only one gets an address. */
const userIndexes = [
  { name: 'up_users_email_unique', columns: ['email'], type: 'unique' },
  { name: 'up_users_username_unique', columns: ['username'], type: 'unique' },
];

interface RoleService {
  syncPermissions(): Promise<void>;
}

type Factory<T> = (scope: { strapi: Strapi }) => T;

interface UserService {
  add(values: Record<string, unknown>): Promise<{ id: number }>;
  sendConfirmationEmail(user: { id: number }): Promise<void>;
}

/** The parts of the plugin that are replaced. */
interface Plugin {
  contentTypes: { user: { schema: { attributes: object; indexes?: object[] } } };
  controllers: { auth: Factory<Stock> };
  services: {
    user: Factory<UserService>;
    'users-permissions': Factory<RoleService>;
  };
  routes: Record<string, unknown>;
}

const userService = (strapi: Strapi, stock: UserService): UserService => ({
  ...stock,

  /** Creates the account first: a user without one could list nothing. */
  async add(values) {
    if (values.account) return stock.add(values);
    const { first_name, last_name, email } = values;
    const accounts = strapi.documents('api::account.account');
    const account = await accounts.create({ data: { first_name, last_name, email } });
    try {
      return await stock.add({ ...values, account: account.id });
    } catch (error) {
      // A transaction takes it back; PostgreSQL would refuse this, and the error would be lost.
      if (!strapi.db.inTransaction()) await accounts.delete({ documentId: account.documentId });
      throw error;
    }
  },

  sendConfirmationEmail: ({ id }) => sendConfirmation(strapi, id),
});

/** Signing in, and after that sessions and second factors: the plugin's only calls. */
const authRoutes = withAccess(
  routesOf('auth', { ...signInCalls, ...sessionCalls, ...secondStepCalls, ...factorCalls }).map(
    (route) => ({ ...route, config: { ...route.config, prefix: '' } }),
  ),
);

export const extendUsersPermissions = (plugin: Plugin): Plugin => {
  const { controllers, services } = plugin;
  const { auth } = controllers;
  const { user: users, 'users-permissions': roles } = services;
  const { schema } = plugin.contentTypes.user;
  Object.assign(schema.attributes, userAttributes);
  schema.indexes = userIndexes;
  // The plugin's other routes are not part of the portal.
  plugin.routes['content-api'] = { type: 'content-api', routes: authRoutes };
  controllers.auth = ({ strapi }) => ({
    ...authController(strapi, auth({ strapi })),
    async me(ctx) {
      ctx.body = await presentUser(strapi, ctx.state.user, ctx.state.view);
    },
  });
  services.user = ({ strapi }) => userService(strapi, users({ strapi }));
  // It would delete the stored permissions, which instances of earlier versions read.
  services['users-permissions'] = ({ strapi }) => ({
    ...roles({ strapi }),
    syncPermissions: async () => undefined,
  });
  return plugin;
};

/** Whether addresses must be confirmed is a setting of ours, not the stored one. */
export const keepPluginSettings = async (strapi: Strapi): Promise<void> => {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' });
  const stored = await store.get({});
  const own = { allow_register: true, email_confirmation: settings.confirmEmail };
  await store.set({ value: { ...(isRecord(stored) ? stored : {}), ...own } });
};

/** Ends all sessions of a user who is blocked. */
export const endSessionsOfBlocked = (strapi: Strapi): void => {
  const sessions = createSessions(strapi);
  strapi.db.lifecycles.subscribe({
    models: [USER],
    async afterUpdate({ params, result }) {
      if (params.data?.blocked === true && result) await sessions.closeAll(result.id);
    },
  });
};
