import { Refusal } from './refusal.ts';
import type { Context } from './registry.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The number of a record, as far as the databases count. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647;

/** The body itself, whatever was sent. */
export const bodyOf = (ctx: Context): Record<string, unknown> => {
  const body: unknown = ctx.request.body;
  if (isRecord(body)) return body;
  throw new Refusal(400, 'The body must be a JSON object.');
};

/** What is inside `{ "data": { … } }`. */
export const dataOf = (ctx: Context): Record<string, unknown> => {
  const { data } = bodyOf(ctx);
  if (isRecord(data)) return data;
  throw new Refusal(400, 'Missing "data" payload in the request body');
};
