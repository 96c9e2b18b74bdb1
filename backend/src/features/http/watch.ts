import { randomUUID } from 'node:crypto';
import { draining } from '../../base/draining.ts';
import { inLogContext, traceIdOf } from '../../base/logContext.ts';
import type { Context, Next } from '../../base/registry.ts';
import { measureCall } from './measure.ts';

/** The outermost middleware: gives each request its id, measures it, and closes its connection before a stop. */
export const watch = (ctx: Context, next: Next): Promise<unknown> => {
  measureCall(ctx);
  if (draining.aborted) ctx.set('Connection', 'close');
  const trace = traceIdOf(ctx.get('traceparent'));
  // Never the caller's own id, which two calls could share.
  const context = { request: randomUUID(), ...(trace ? { trace } : {}) };
  return inLogContext(context, next);
};
