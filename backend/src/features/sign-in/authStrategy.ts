import { type Context, routeNames, STRATEGY, type Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { errors } from '../../base/strapi.ts';
import { createSessions } from './sessions.ts';

/** The collections by whose fields lists of others may be filtered: Strapi asks for this scope. */
const related = [
  ...['industry', 'location', 'category', 'subcategory'],
  ...['review', 'special-offer', 'team-member'],
].map((name) => `api::${name}.${name}.find`);

/**
 * Finds the user of a call and permits all routes of this version; the table of actions decides the rest. It replaces the
 * plugin's strategy, which returns 401 for every error of the database, with which pages sign their user out.
 */
const createAuthStrategy = (strapi: Strapi) => {
  const sessions = createSessions(strapi);
  // Not stored, so that instances of two versions cannot change each other's.
  const permitted = new Set([...routeNames(strapi), ...related]);
  return {
    name: STRATEGY,

    async authenticate(ctx: Context) {
      const user = await sessions.userOfCall(ctx);
      const isWelcome =
        user !== null && !user.blocked && (user.confirmed || !settings.confirmEmail);
      if (!isWelcome) return { authenticated: false };
      ctx.state.user = user;
      return { authenticated: true, credentials: user };
    },

    verify(_auth: unknown, { scope = [] }: { scope?: string | string[] }) {
      if (![scope].flat().every((name) => permitted.has(name))) throw new errors.ForbiddenError();
    },
  };
};

export const registerAuthStrategy = (strapi: Strapi): void => {
  strapi.get('auth').register('content-api', createAuthStrategy(strapi));
};
