import { invalid } from './refusal.ts';
import type { Context } from './registry.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body itself, whatever was sent. */
export const bodyOf = (ctx: Context): Record<string, unknown> => {
  const body: unknown = ctx.request.body;
  if (isRecord(body)) return body;
  throw invalid('The body must be a JSON object.');
};

/** What is inside `{ "data": { … } }`. */
export const dataOf = (ctx: Context): Record<string, unknown> => {
  const { data } = bodyOf(ctx);
  if (isRecord(data)) return data;
  throw invalid('Missing "data" payload in the request body');
};
