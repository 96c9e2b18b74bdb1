import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../base/registry.ts';
import type { ReadKey } from '../read-key/index.ts';

/** For how long, in seconds, a response is fresh, and how long after that it may be used while a new one is loaded. */
const FRESH = 60;
const STALE = 600;
/** Of all responses in memory. */
const BYTES = 32 * 1024 * 1024;

interface Stored {
  text: string;
  etag: string;
}

/** Not older than browsers may keep them: names of reviewers can change without a change of the directory. */
const responses = new LRUCache<string, Stored>({
  maxSize: BYTES,
  sizeCalculation: ({ text }, key) => 2 * (text.length + key.length),
  ttl: FRESH * 1000,
});

const storedOf = (body: object): Stored => {
  const text = JSON.stringify(body);
  const hash = createHash('sha256').update(text).digest('base64url');
  return { text, etag: `"${hash.slice(0, 27)}"` };
};

/** Responds with JSON that browsers and proxies may store: what is live is public. 304 if the caller has it already. */
const send = (ctx: Context, { text, etag }: Stored): void => {
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

/**
 * Responds with what `read` returns, or with what it returned for the same address and scopes since the last change of the
 * directory.
 */
export const respondCached = async (
  ctx: Context,
  { version, scopes }: ReadKey,
  read: () => Promise<object>,
): Promise<void> => {
  const key = `${version} ${[...scopes].sort().join()} ${ctx.url}`;
  // The version was read before, so that no change is missed meanwhile.
  const stored = responses.get(key) ?? storedOf(await read());
  responses.set(key, stored, { noUpdateTTL: true });
  send(ctx, stored);
};
