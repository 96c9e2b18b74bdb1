import { createHash, timingSafeEqual } from 'node:crypto';
import { responseHeaders } from '../../base/headers.ts';
import { HttpError, notFound } from '../../base/httpError.ts';
import { metrics } from '../../base/metrics.ts';
import type { Context, Next } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';

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
