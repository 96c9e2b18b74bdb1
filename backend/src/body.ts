import { invalid } from './refusal.ts';
import type { Context } from './registry.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An id as it stands in an address; one that cannot be finds nothing. */
export const idOf = (given: unknown): number =>
  typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : -1;

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
