import { isRecord } from '../../base/body.ts';
import { logContext } from '../../base/logContext.ts';
import type { Context, Next, Strapi } from '../../base/registry.ts';

const idOf = (user: unknown): number | null =>
  isRecord(user) && typeof user.id === 'number' ? user.id : null;

/** The pattern of the call's route, because the rest of its path may contain names or secrets; null if no route matched. */
export const patternOf = (ctx: Context): string | null => {
  const { _matchedRoute: route } = Object(ctx);
  if (typeof route !== 'string') return null;
  // `:type(apps)` becomes the word in the address.
  return route.replace(/:\w+\(([\w-]+)\)/g, '$1');
};

/** Writes a JSON line for each call, without bodies, from LOG_LEVEL=http on. */
export const callLog = (strapi: Strapi) => async (ctx: Context, next: Next) => {
  const began = performance.now();
  const { request = '' } = logContext();
  ctx.set({ 'X-Request-Id': request });
  try {
    await next();
  } finally {
    if (strapi.log.isLevelEnabled('http')) {
      const line = {
        time: new Date().toISOString(),
        ...logContext(),
        method: ctx.method,
        route: patternOf(ctx),
        status: ctx.status,
        ms: Math.round(performance.now() - began),
        user: idOf(ctx.state.user),
      };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  }
};
