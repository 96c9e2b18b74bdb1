import { actorOf } from '../actor.ts';
import { Refusal } from '../refusal.ts';
import type { Context } from '../registry.ts';

/** Throws a refusal (403) for everybody else. */
export const isAdmin = (ctx: Context): boolean => {
  if (actorOf(ctx).admin) return true;
  throw new Refusal('admins-only');
};
