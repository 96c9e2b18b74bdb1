import { draining } from '../../base/draining.ts';
import { responseHeaders } from '../../base/headers.ts';
import { createReadiness } from '../../base/readiness.ts';
import type { Context, Next, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { checkBucket, checkDisk } from '../media/index.ts';

const PATH = '/_ready';

/** A check of this server's database, disk and bucket. */
export const readinessOf = (strapi: Strapi) =>
  createReadiness({
    ping: async () => strapi.db.connection.raw('select 1'),
    store: checkDisk,
    bucket: checkBucket,
  });

/**
 * `GET /_ready`: 200 if database and disk work and the server is not about to stop, else 503. Public, so it names the part and
 * no detail. Without the bucket most calls work, and all instances share it: a balancer should not stop all of them.
 */
export const readyCheck = (strapi: Strapi) => {
  const check = readinessOf(strapi);
  return async (ctx: Context, next: Next): Promise<void> => {
    if (ctx.path !== PATH || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.state.route = PATH;
    const found = await check();
    ctx.set(responseHeaders(settings));
    const isReady = ![found.database, found.storage].includes('failed') && !draining.aborted;
    ctx.status = isReady ? 200 : 503;
    ctx.body = draining.aborted ? { ...found, server: 'stopping' } : found;
  };
};
