import { randomUUID } from 'node:crypto';
import { draining } from '../../base/draining.ts';
import { languageOf } from '../../base/language.ts';
import { inLogContext, traceIdOf } from '../../base/logContext.ts';
import type { Context, Next } from '../../base/registry.ts';
import { inLanguageOf } from '../../base/texts.ts';
import { brandNow } from '../brand/index.ts';
import { measureCall } from './measure.ts';

/** The outermost middleware: gives each request its id and language, measures it, and closes its connection before a stop. */
export const watch = (ctx: Context, next: Next): Promise<unknown> => {
  measureCall(ctx);
  if (draining.aborted) ctx.set('Connection', 'close');
  const trace = traceIdOf(ctx.get('traceparent'));
  // Never the caller's own id, which two calls could share.
  const context = { request: randomUUID(), ...(trace ? { trace } : {}) };
  const language = () => languageOf(ctx, brandNow().brand.languages);
  return inLanguageOf(language, () => inLogContext(context, next));
};
