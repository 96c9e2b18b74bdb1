import { responseHeaders } from '../../base/headers.ts';
import type { Context, Next } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { type MediaStore, STORE_RETRY_AFTER, StoreError } from './mediaStore.ts';
import { IMMUTABLE } from './pictureFiles.ts';

const ADDRESS = /^\/uploads\/([0-9a-f]{32})\/((?:original\.(jpg|png|webp))|(?:w\d{3,4}\.(webp)))$/;

/** Serves /uploads. Only generated names reach the store; the headers prevent execution. */
export const createUploadsServer =
  (mediaStore: MediaStore) =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!ctx.path.startsWith('/uploads/') || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.set({
      ...responseHeaders(settings),
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const [, hash, file, ext = 'webp'] = ADDRESS.exec(ctx.path) ?? [];
    ctx.status = 404;
    ctx.body = '';
    if (!hash || !file) return;
    const found = await mediaStore.read(hash, file).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      ctx.status = 503;
      ctx.set('Retry-After', STORE_RETRY_AFTER);
    });
    if (!found) return;
    ctx.remove('Vary');
    ctx.set({
      // A portal on another origin shows these pictures too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': IMMUTABLE,
    });
    ctx.status = 200;
    ctx.type = ext;
    ctx.body = found.body;
    ctx.length = found.size;
  };
