import { inTransaction, rawTable } from '../../database.ts';
import { HttpError } from '../../httpError.ts';
import type { Context, Strapi } from '../../registry.ts';
import { settings } from '../../settings.ts';

const TABLE = 'login_tries';
const { triesPerAccount, windowSeconds } = settings.login;

export const loginTriesModel = rawTable(
  TABLE,
  { key: 'string', tries: 'integer', last: 'biginteger' },
  { unique: 'key' },
);

/**
 * Counts an attempt and returns the seconds until the next one is allowed: 0 when this one is. A single statement, so that
 * concurrent attempts cannot see the same count. The count restarts after a window without attempts.
 */
const count = (strapi: Strapi, key: string, max: number): Promise<number> =>
  inTransaction(strapi, async (sql) => {
    const now = Date.now();
    const cut = now - windowSeconds * 1000;
    const result = await sql(TABLE)
      .insert({ key, tries: 1, last: now })
      .onConflict('key')
      .merge({
        tries: sql.raw(`case when ${TABLE}.last < ? then 1 else ${TABLE}.tries + 1 end`, [cut]),
        last: sql.raw(
          `case when ${TABLE}.last < ? or ${TABLE}.tries < ? then excluded.last else ${TABLE}.last end`,
          [cut, max],
        ),
      })
      .returning(['tries', 'last']);
    const { tries, last } = result[0];
    return Number(tries) <= max ? 0 : Math.ceil((Number(last) - cut) / 1000);
  });

type Purpose = 'login' | 'email' | 'register' | 'factor' | 'export';

const perAddress: Record<Purpose, number> = {
  login: settings.login.triesPerAddress,
  email: settings.login.triesPerAddress,
  export: settings.login.triesPerAddress,
  register: settings.login.registrationsPerAddress,
  factor: settings.login.triesPerAddress,
};

const keysOf = (ctx: Context, purpose: Purpose, identifier: string | null) => ({
  account:
    identifier === null
      ? null
      : `${purpose}:account:${identifier.trim().toLowerCase().slice(0, 200)}`,
  address: `${purpose}:address:${ctx.request.ip}`,
});

/** Counts an attempt before it is checked, without an identifier by address only; above the limit it throws 429 even for the right password. */
export const countTry = async (
  strapi: Strapi,
  ctx: Context,
  purpose: Purpose,
  identifier: string | null,
): Promise<void> => {
  const keys = keysOf(ctx, purpose, identifier);
  const wait =
    (await count(strapi, keys.address, perAddress[purpose])) ||
    (keys.account === null ? 0 : await count(strapi, keys.account, triesPerAccount));
  if (wait === 0) return;
  ctx.set('Retry-After', String(wait));
  throw new HttpError('too-many-tries');
};

/** After a success: resets the count of the account, and decrements that of the address. */
export const forgetTry = (
  strapi: Strapi,
  ctx: Context,
  purpose: Purpose,
  identifier: string | null,
): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const keys = keysOf(ctx, purpose, identifier);
    if (keys.account !== null) await sql(TABLE).where({ key: keys.account }).delete();
    await sql(TABLE).where({ key: keys.address }).where('tries', '>', 0).decrement('tries', 1);
  });

/** Deletes expired counts. */
export const sweepLoginTries = (strapi: Strapi): Promise<number> =>
  inTransaction(strapi, (sql) =>
    sql(TABLE)
      .where('last', '<', Date.now() - windowSeconds * 1000)
      .delete(),
  );
