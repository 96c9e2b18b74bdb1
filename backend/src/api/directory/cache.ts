import type { Context, Strapi } from '../../registry.ts';
import { respond } from './access.ts';
import { directoryVersion } from './changes/numberChanges.ts';

const MOST = 200;

let version = '';
const results = new Map<string, object>();

/**
 * Responds with what `read` returns, which counts every live listing, or with what it returned since the last change in the
 * directory. Only for responses that depend on nothing but the address.
 */
export const cached = async (
  strapi: Strapi,
  ctx: Context,
  read: () => Promise<object>,
): Promise<void> => {
  // Before reading, so that a change meanwhile is not missed.
  const current = await directoryVersion(strapi);
  if (current !== version || results.size >= MOST) results.clear();
  version = current;
  const known = results.get(ctx.url);
  const data = known ?? (await read());
  if (current === version) results.set(ctx.url, data);
  respond(ctx, { data, meta: {} });
};
