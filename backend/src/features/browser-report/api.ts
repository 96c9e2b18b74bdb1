import { reportCalls } from '@portal/domain';
import { Counter } from 'prom-client';
import { HttpError } from '../../base/httpError.ts';
import { createSharedLimit, secondsUntil } from '../../base/limits.ts';
import { metrics } from '../../base/metrics.ts';
import { networkOf } from '../../base/network.ts';
import { apiOf, type Context, type Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { deviceNameOf } from '../sign-in/index.ts';
import { readReports } from './readReports.ts';

const PER_ADDRESS = 30;
const IN_TOTAL = 300;
/** Bytes of a body. */
const LARGEST = 8192;

const received = new Counter({
  name: 'portal_browser_reports_total',
  help: 'Uncaught errors and violations of the security policy in browsers.',
  labelNames: ['kind'],
  registers: [metrics],
});

/** The path to which browsers report, with types of their own. */
export const isReportPath = (path: string): boolean => path === '/api/reports';

/** Throws 413 if the body of a report is too large or does not say its size. */
export const checkReportSize = (length: number | undefined): void => {
  if (length === undefined || length > LARGEST) throw new HttpError('too-large');
};

const jsonOf = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const countOfNetwork = createSharedLimit('reports', { max: PER_ADDRESS, seconds: 60 });
const countOfAll = createSharedLimit('all-reports', { max: IN_TOTAL, seconds: 60 });

/** Throws 429 above the limit of the network, or of all. */
const mustBeWithinLimits = async (strapi: Strapi, ctx: Context): Promise<void> => {
  let limit = await countOfNetwork(strapi, networkOf(ctx.request.ip));
  if (limit.allowed) limit = await countOfAll(strapi, '');
  if (limit.allowed) return;
  ctx.set('Retry-After', String(secondsUntil(limit.ends)));
  throw new HttpError('too-many-tries');
};

export const browserReportApi = apiOf('report', reportCalls, (strapi) => ({
  async sendReports(ctx) {
    await mustBeWithinLimits(strapi, ctx);
    const browser = deviceNameOf(ctx.get('User-Agent'));
    const { origin } = new URL(settings.publicUrl);
    for (const report of readReports(jsonOf(ctx.request.body), origin)) {
      received.inc({ kind: report.kind });
      strapi.log.warn(`Browser report: ${JSON.stringify({ ...report, browser })}`);
    }
    ctx.status = 204;
  },
}));
