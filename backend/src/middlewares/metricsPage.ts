import { createHash, timingSafeEqual } from 'node:crypto';
import { HttpError, notFound } from '../httpError.ts';
import { responseHeaders } from '../pages/headers.ts';
import type { Context, Next } from '../registry.ts';
import { settings } from '../settings.ts';
import { metrics } from '../system/metrics.ts';

const PATH = '/metrics';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** `GET /metrics` for Prometheus: 404 without the setting, 401 without its token. */
export const metricsPage = async (ctx: Context, next: Next): Promise<void> => {
  if (ctx.path !== PATH || !['GET', 'HEAD'].includes(ctx.method)) return next();
  ctx.state.route = PATH;
  const { metricsToken } = settings;
  if (metricsToken === '') throw notFound();
  const given = hash(ctx.get('Authorization'));
  if (!timingSafeEqual(given, hash(`Bearer ${metricsToken}`))) {
    ctx.set('WWW-Authenticate', 'Bearer');
    throw new HttpError('unauthenticated');
  }
  ctx.set(responseHeaders(settings));
  ctx.body = await metrics.metrics();
  ctx.type = metrics.contentType;
};
