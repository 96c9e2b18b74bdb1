import {
  type Action,
  type Calls,
  fillPath,
  isAction,
  isPublic,
  type ParamsOf,
  type SpelledCall,
  spellOut,
} from '@portal/domain';
import type { Core } from '@strapi/strapi';
import { StartError } from './startError.ts';

export type Strapi = Core.Strapi;
export type Context = Parameters<Core.MiddlewareHandler>[0];
export type Next = Parameters<Core.MiddlewareHandler>[1];
type Handler = (ctx: Context) => unknown;
type Controller = Record<string, Handler>;

/** A route and its action, whose permissions are in the domain's table. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  /** `controller.action`, both of the same API. */
  handler: string;
  action: Action;
  config?: { prefix?: string; middlewares?: string[] };
}

/** Of calls that may be repeated with an `Idempotency-Key`. */
const once = { config: { middlewares: ['global::idempotency'] } };

export interface Api {
  routes: Route[];
  controllers: Record<string, (strapi: Strapi) => Controller>;
}

/** What responds to the calls of an area; each gets the values of its path as well. */
export type Handlers<C extends Calls> = {
  readonly [Name in keyof C]: (ctx: Context, params: ParamsOf<C[Name]>) => unknown;
};

/** The path as the router spells it, with the words that were chosen: `/:type(apps)/:id`. */
const routePath = ({ template, params }: SpelledCall): string =>
  fillPath(template, (name) => (params[name] ? `:${name}(${params[name]})` : `:${name}`));

/** The routes of an area, whose handlers have the names of its calls. */
export const routesOf = (controller: string, calls: Calls): Route[] =>
  Object.entries(calls).flatMap(([name, call]) =>
    spellOut(call).map((spelled) => ({
      ...(call[2] === 'repeatable' ? once : {}),
      handler: `${controller}.${name}`,
      method: spelled.method,
      action: spelled.action,
      path: routePath(spelled),
    })),
  );

/** The API of an area, from its calls and what responds to them. */
export function apiOf<C extends Calls>(
  name: string,
  calls: C,
  create: (strapi: Strapi) => Handlers<C>,
): Api;
export function apiOf(
  name: string,
  calls: Calls,
  create: (strapi: Strapi) => Handlers<Calls>,
): Api {
  return {
    routes: routesOf(name, calls),
    controllers: {
      [name]: (strapi) =>
        Object.fromEntries(
          Object.entries(create(strapi)).map(([call, handle]) => [
            call,
            (ctx: Context) => handle(ctx, ctx.params),
          ]),
        ),
    },
  };
}

/** The name of `authStrategy.ts`, which finds the user of a call. */
export const STRATEGY = 'portal';

/** Routes in Strapi's format: public ones need no user, all others a user whom the policy accepts. */
export const withAccess = (routes: readonly Route[]) =>
  routes.map(({ config, ...route }) => ({
    ...route,
    config: {
      ...config,
      ...(isPublic(route.action)
        ? { auth: false as const }
        : {
            // Users only: an API token of the admin panel has no user.
            auth: { strategies: [STRATEGY] },
            policies: [{ name: 'global::authorized', config: { action: route.action } }],
          }),
    },
  }));

/** Registers the TypeScript of a feature: Strapi's loader reads the schemas there, but code from .js files only. */
export const registerApi = (strapi: Strapi, name: string, api: Api): void => {
  const info = { apiName: name, type: 'content-api' as const };
  const own = withAccess(api.routes).map((route) => ({ ...route, info }));
  const routes = { [name]: { type: info.type, routes: own } };
  const loaded = strapi.api(name);
  if (loaded) loaded.routes = routes;
  else strapi.get('apis').add(name, { routes });
  for (const [key, create] of Object.entries(api.controllers)) {
    strapi.get('controllers').set(`api::${name}.${key}`, () => create(strapi));
  }
};

/** Routes of the content API with their owner, such as `api::account` or `plugin::upload`. */
const contentRoutes = (strapi: Strapi): [owner: string, route: Partial<Route>][] => {
  const owners = [
    ...Object.entries(strapi.apis).map(([name, api]) => [`api::${name}`, api.routes] as const),
    ...Object.entries(strapi.plugins).map(([name, p]) => [`plugin::${name}`, p.routes] as const),
  ];
  return owners.flatMap(([owner, routers]) =>
    Object.values(routers)
      .filter(({ type }) => type === 'content-api')
      .flatMap(({ routes = [] }: { routes?: Partial<Route>[] }) =>
        routes.map((route) => [owner, route]),
      ),
  );
};

/** The names of all routes, as Strapi calls their scopes. A route without an action stops the start. */
export const routeNames = (strapi: Strapi): string[] => {
  const registered = contentRoutes(strapi);
  for (const [owner, { method, path, action }] of registered)
    if (!isAction(action)) throw new StartError(`${method} ${path} of ${owner} names no action.`);
  return [...new Set(registered.map(([owner, { handler }]) => `${owner}.${handler}`))];
};
