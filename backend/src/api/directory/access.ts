import type { ReadScope } from '@portal/domain';
import { HttpError } from '../../httpError.ts';
import type { Context, Strapi } from '../../registry.ts';
import { findKey, type ReadKey } from '../read-key/keys.ts';
import { mustBeWithinLimit } from '../read-key/readLimit.ts';

/** Paths of the read interface, which pages of other sites may call. */
export const isDirectoryPath = (path: string): boolean => path.startsWith('/api/directory/');

/** The key of a call. Throws 401 without an active one, 403 without the scope or on a site the key is not for, 429 above its limit. */
export const mustHaveKey = async (
  strapi: Strapi,
  ctx: Context,
  scope: ReadScope,
): Promise<ReadKey> => {
  const [, secret] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
  if (secret === undefined) throw new HttpError('key-missing');
  const key = await findKey(strapi, secret);
  if (!key) throw new HttpError('key-rejected');
  await mustBeWithinLimit(strapi, ctx, key);
  const origin = ctx.get('Origin');
  if (origin !== '' && key.origins.length > 0 && !key.origins.includes(origin))
    throw new HttpError('origin-rejected');
  if (!key.scopes.has(scope)) throw new HttpError('scope-missing');
  return key;
};
