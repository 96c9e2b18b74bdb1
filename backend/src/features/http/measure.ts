import { Counter, Gauge, Histogram } from 'prom-client';
import { metrics } from '../../base/metrics.ts';
import type { Context } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { patternOf } from './callLog.ts';

const registers = [metrics];
const labelNames = ['method', 'route'] as const;

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Requests by method, pattern of the route and status; 499 if the caller left.',
  labelNames: [...labelNames, 'status'],
  registers,
});

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Time until a response was sent.',
  labelNames,
  registers,
});

const inFlight = new Gauge({
  name: 'http_requests_in_flight',
  help: 'Requests without a complete response.',
  registers,
});

const CALLER_LEFT = 499;

/** Counts the request once its response is sent. Does nothing while metrics are off. */
export const measureCall = (ctx: Context): void => {
  if (settings.metricsToken === '') return;
  const { method, res } = ctx;
  const end = durations.startTimer({ method });
  inFlight.inc();
  res.once('close', () => {
    inFlight.dec();
    const route = patternOf(ctx) ?? ctx.state.route ?? 'none';
    end({ route });
    requests.inc({ method, route, status: res.writableFinished ? res.statusCode : CALLER_LEFT });
  });
};
