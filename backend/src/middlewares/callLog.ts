import { randomUUID } from 'node:crypto';
import { isRecord } from '../body.ts';
import type { Context, Next, Strapi } from '../registry.ts';

const idOf = (user: unknown): number | null =>
  isRecord(user) && typeof user.id === 'number' ? user.id : null;

/** Of an address only its pattern is kept: the rest may name people, or be a secret that somebody put there. */
const patternOf = (ctx: Context): string | null => {
  const { _matchedRoute: route } = Object(ctx);
  if (typeof route !== 'string') return null;
  // Of `:type(apps|services)` the word that was taken.
  return route.replace(/:(\w+)\(([\w|]+)\)/g, (choice, name: string, words: string) => {
    return words.split('|').find((word) => word === ctx.params[name]) ?? choice;
  });
};

/** A line of JSON for each call, at LOG_LEVEL=http, without a word of what was sent or answered. */
export const callLog = (strapi: Strapi) => async (ctx: Context, next: Next) => {
  const began = performance.now();
  // Ours, never one that came along: a caller could write into the log.
  const request = randomUUID();
  ctx.set({ 'X-Request-Id': request });
  try {
    await next();
  } finally {
    if (strapi.log.isLevelEnabled('http')) {
      const line = {
        time: new Date().toISOString(),
        request,
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
