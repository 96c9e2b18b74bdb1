import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { answerHeaders, type HeaderSettings } from '../pages/headers.ts';

const ADDRESS = /^\/uploads\/([0-9a-f]{32})\/((?:original\.(jpg|png|webp))|(?:w\d{3,4}\.(webp)))$/;

/** Only names that we could have made reach the disk; the bytes can be looked at and do nothing else. */
export const createUploadsServer =
  (folder: string, settings: HeaderSettings): Core.MiddlewareHandler =>
  async (ctx, next) => {
    if (!ctx.path.startsWith('/uploads/') || !['GET', 'HEAD'].includes(ctx.method)) return next();
    ctx.set({
      ...answerHeaders(settings),
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    const [, hash, file, ext = 'webp'] = ADDRESS.exec(ctx.path) ?? [];
    const path = hash && file ? join(folder, hash, file) : undefined;
    const found = path && (await stat(path).catch(() => undefined));
    ctx.status = 404;
    ctx.body = '';
    if (!path || !found) return;
    ctx.remove('Vary');
    ctx.set({
      // a portal on an address of its own shows these pictures too
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    ctx.status = 200;
    ctx.type = ext;
    ctx.body = createReadStream(path);
    ctx.length = found.size;
  };
