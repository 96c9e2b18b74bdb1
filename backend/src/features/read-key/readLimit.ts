import { HttpError } from '../../base/httpError.ts';
import { createSharedLimit, secondsUntil } from '../../base/limits.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import type { ReadKey } from './keys.ts';

const SECONDS = 60;
const max = settings.readsPerMinute;

const countRead = createSharedLimit('reads', { max, seconds: SECONDS });

/** Counts a read with a key, and tells its site how many are left. Throws 429 above the limit. */
export const mustBeWithinLimit = async (
  strapi: Strapi,
  ctx: Context,
  { id }: Pick<ReadKey, 'id'>,
): Promise<void> => {
  const { allowed, left, ends } = await countRead(strapi, String(id));
  const seconds = secondsUntil(ends);
  ctx.set({
    'RateLimit-Policy': `"key";q=${max};w=${SECONDS}`,
    RateLimit: `"key";r=${left};t=${seconds}`,
  });
  if (allowed) return;
  ctx.set('Retry-After', String(seconds));
  throw new HttpError('too-many-reads');
};
