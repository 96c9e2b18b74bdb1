import { createHash } from 'node:crypto';
import { inTransaction, rawTable } from './database.ts';
import { HttpError } from './httpError.ts';
import type { Context, Next, Strapi } from './registry.ts';
import { m } from './texts.ts';

const TABLE = 'idempotency_keys';
const KEPT_FOR = 24 * 3600 * 1000;

export const idempotencyModel = rawTable(
  TABLE,
  { key: 'string', request: 'string', status: 'integer', body: 'text', created: 'biginteger' },
  { unique: 'key' },
);

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, canonical(item)]);
};

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * Runs a call once per key and body, and repeats the stored response afterwards. Claim, record and stored response share
 * one transaction. Not for calls that wait for another service.
 */
export const idempotency =
  (strapi: Strapi) =>
  async (ctx: Context, next: Next): Promise<void> => {
    const given = ctx.get('Idempotency-Key');
    if (given === '') return next();
    if (given.length > 200)
      throw new HttpError('bad-request', { message: m.idempotency_key_too_long() });
    const key = hash([ctx.state.user.id, ctx.method, ctx.path, given]);
    const request = hash(canonical(ctx.request.body));
    await inTransaction(strapi, async (sql) => {
      const claimed = await sql(TABLE)
        .insert({ key, request, created: Date.now() })
        .onConflict('key')
        .ignore()
        .returning('id');
      if (claimed.length > 0) {
        await next();
        if (ctx.status >= 400) await sql(TABLE).where({ key }).delete();
        else
          await sql(TABLE)
            .where({ key })
            .update({ status: ctx.status, body: JSON.stringify(ctx.body) });
        return;
      }
      const stored = await sql(TABLE).where({ key }).first();
      if (stored.request !== request) throw new HttpError('key-reused');
      ctx.status = stored.status;
      ctx.set('Idempotency-Replayed', 'true');
      ctx.body = JSON.parse(stored.body);
    });
  };

/** Deletes responses older than a day. */
export const sweepIdempotencyKeys = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(TABLE)
      .where('created', '<', Date.now() - KEPT_FOR)
      .delete(),
  );
