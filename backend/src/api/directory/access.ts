import { createHash } from 'node:crypto';
import type { ReadScope } from '@portal/domain';
import { HttpError } from '../../httpError.ts';
import type { Context, Strapi } from '../../registry.ts';
import { findKey, type ReadKey } from '../read-key/keys.ts';
import { mustBeWithinLimit } from '../read-key/readLimit.ts';

/** Paths of the read interface, which pages of other sites may call. */
export const isDirectoryPath = (path: string): boolean => path.startsWith('/api/directory/');

/** For how long, in seconds, a response is fresh, and how long after that it may be used while a new one is loaded. */
const FRESH = 60;
const STALE = 600;

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

/** Responds with JSON that browsers and proxies may store: what is live is public. 304 if the caller has it already. */
export const respond = (ctx: Context, body: object): void => {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  ctx.set({
    ETag: etag,
    'Cache-Control': `public, max-age=${FRESH}, stale-while-revalidate=${STALE}`,
  });
  ctx.vary('Origin');
  // Not `ctx.fresh`: fetch of Node adds `no-cache` to conditional calls.
  const known = ctx.get('If-None-Match').split(/ *, */);
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) {
    ctx.status = 304;
    return;
  }
  ctx.type = 'application/json';
  ctx.body = text;
};
