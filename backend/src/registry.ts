import type { Core } from '@strapi/strapi';

export type Strapi = Core.Strapi;
export type Context = Parameters<Core.MiddlewareHandler>[0];
export type Next = Parameters<Core.MiddlewareHandler>[1];
type Handler = (ctx: Context) => unknown;
export type Controller = Record<string, Handler>;

interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** `controller.action`, both of the same API. */
  handler: string;
  config?: { auth?: false; policies?: string[]; middlewares?: string[] };
}

export interface Api {
  routes: Route[];
  controllers: Record<string, (strapi: Strapi) => Controller>;
}

/** Takes access tokens of users alone: an API token, which the admin panel makes, has no user whose rights would count. */
export const forUsers = () => ({ strategies: ['users-permissions'] });

/**
 * Strapi's loader reads the schemas of src/api by itself but takes code only from .js files;
 * this hands it the TypeScript of the same folders.
 */
export const registerApi = (strapi: Strapi, name: string, api: Api): void => {
  const info = { apiName: name, type: 'content-api' as const };
  const toRoute = (route: Route) => ({
    ...route,
    info,
    config: { auth: forUsers(), ...route.config },
  });
  const routes = { [name]: { type: info.type, routes: api.routes.map(toRoute) } };
  const loaded = strapi.api(name);
  if (loaded) loaded.routes = routes;
  else strapi.get('apis').add(name, { routes });
  for (const [key, create] of Object.entries(api.controllers)) {
    strapi.get('controllers').set(`api::${name}.${key}`, () => create(strapi));
  }
};

/**
 * Every route of ours asks for a signed-in user unless it says `auth: false`: the visitor's role may do nothing,
 * so a call without a token is 401. What a signed-in user may do to which record is decided in the services.
 */
export const grantRoutes = async (strapi: Strapi, more: readonly string[]): Promise<void> => {
  const roles = strapi.db.query('plugin::users-permissions.role');
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const visitor = await roles.findOne({ where: { type: 'public' } });
  const member = await roles.findOne({ where: { type: 'authenticated' } });
  await permissions.deleteMany({ where: { role: visitor.id } });
  const granted = await permissions.findMany({ where: { role: member.id } });
  const known = new Set(granted.map((permission: { action: string }) => permission.action));
  const own = Object.entries(strapi.apis).flatMap(([name, api]) =>
    Object.values(api.routes).flatMap(({ routes = [] }) =>
      routes.map(({ handler }) => `api::${name}.${handler}`),
    ),
  );
  const wanted = new Set([...own, ...more]);
  for (const action of wanted) {
    if (!known.has(action)) await permissions.create({ data: { action, role: member.id } });
  }
};
