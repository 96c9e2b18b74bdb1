import type { ReadScope } from '@portal/domain';
import { HttpError } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { createKeyLookup, mustBeWithinLimit, type ReadKey } from '../read-key/index.ts';

/** Paths of the read interface, which pages of other sites may call. */
export const isDirectoryPath = (path: string): boolean => path.startsWith('/api/directory/');

/** Returns a function that finds the key of a call. It throws 401 without an active one, 403 without the scope or on a site the key is not for, 429 above its limit. */
export const createKeyCheck = (
  strapi: Strapi,
): ((ctx: Context, scope: ReadScope) => Promise<ReadKey>) => {
  const findKey = createKeyLookup(strapi);
  return async (ctx, scope) => {
    const [, secret] = /^Bearer +(\S+)$/i.exec(ctx.get('Authorization')) ?? [];
    if (secret === undefined) throw new HttpError('key-missing');
    const key = await findKey(secret);
    if (!key) throw new HttpError('key-rejected');
    await mustBeWithinLimit(strapi, ctx, key);
    const origin = ctx.get('Origin');
    if (origin !== '' && key.origins.length > 0 && !key.origins.includes(origin))
      throw new HttpError('origin-rejected');
    if (!key.scopes.has(scope)) throw new HttpError('scope-missing');
    return key;
  };
};
