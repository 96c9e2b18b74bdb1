import { invalid } from './httpError.ts';
import type { Context } from './registry.ts';
import { m } from './texts.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isId = (given: unknown): given is string =>
  typeof given === 'string' && /^\d{1,9}$/.test(given);

/** The id in a URL, or -1, which no record has. */
export const idOf = (given: unknown): number => (isId(given) ? Number(given) : -1);

/** Condition for a record whose address is its id or its slug. */
export const whereAddress = (address: string) =>
  isId(address) ? { id: Number(address) } : { slug: address };

/** The body as sent; throws 400 unless it is a JSON object. */
export const bodyOf = (ctx: Context): Record<string, unknown> => {
  const body: unknown = ctx.request.body;
  if (isRecord(body)) return body;
  throw invalid(m.body_not_an_object());
};

/** The content of `{ "data": { … } }`. */
export const dataOf = (ctx: Context): Record<string, unknown> => {
  const { data } = bodyOf(ctx);
  if (isRecord(data)) return data;
  throw invalid(m.body_without_data());
};
