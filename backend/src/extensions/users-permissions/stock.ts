import type { UserRow } from '../../actor.ts';
import { bodyOf } from '../../body.ts';
import type { Context, Strapi } from '../../registry.ts';
import { createSessions } from './sessions.ts';
import { userAnswer } from './userAnswer.ts';
import { findUser } from './users.ts';

export type Stock = Record<string, (ctx: Context) => Promise<void>>;

/** What the plugin's own controller is used for, and how its answers become ours. */
export const stockWork = (strapi: Strapi, stock: Stock) => {
  const sessions = createSessions(strapi);
  return {
    sessions,

    /** Lets the plugin do its work, and throws away the session it opens: ours goes with a cookie. */
    async work(ctx: Context, action: string): Promise<UserRow | null> {
      delete bodyOf(ctx).deviceId;
      delete ctx.request.headers['x-strapi-refresh-cookie'];
      await stock[action]?.(ctx);
      const { jwt, user }: { jwt?: string; user?: { id: number } } = ctx.body;
      if (!jwt || !user) return null;
      await sessions.discard(jwt);
      return findUser(strapi, user.id);
    },

    async welcome(ctx: Context, user: UserRow): Promise<void> {
      ctx.body = { jwt: await sessions.open(ctx, user.id), user: userAnswer(user) };
    },
  };
};
