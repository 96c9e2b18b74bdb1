import { storedEmail } from '@portal/domain';
import { HttpError } from '../../base/httpError.ts';
import { countCalls, forgetCalls, secondsUntil } from '../../base/limits.ts';
import { networkOf } from '../../base/network.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';

const { triesPerAccount, windowSeconds: seconds } = settings.login;

/** Counts an attempt and returns the seconds until the next one is allowed: 0 when this one is. */
const count = async (strapi: Strapi, key: string, max: number): Promise<number> => {
  const { calls, ends } = await countCalls(strapi, key, { max, seconds, slides: true });
  return calls <= max ? 0 : secondsUntil(ends);
};

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
    identifier === null ? null : `${purpose}:account:${storedEmail(identifier).slice(0, 200)}`,
  address: `${purpose}:address:${networkOf(ctx.request.ip)}`,
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
): Promise<void> => {
  const { account, address } = keysOf(ctx, purpose, identifier);
  return forgetCalls(strapi, account, address);
};
