import { listWithViews, trimSlashes } from '@portal/domain';
import type { Context } from '../../base/registry.ts';
import { opensPage } from './dataBlock.ts';

const stored = (ctx: Context): object => {
  try {
    return Object(JSON.parse(decodeURIComponent(ctx.cookies.get('views') ?? '')));
  } catch {
    return {};
  }
};

/**
 * The address of the saved view that a list opens with, when a browser opens the list without a query. The portal keeps these
 * views in a cookie beside the server's, so that a page without one costs nothing. Undefined without one.
 */
export const defaultView = (ctx: Context): string | undefined => {
  if (ctx.search !== '' || !opensPage(ctx)) return undefined;
  const path = trimSlashes(ctx.path);
  const query: unknown = Object.getOwnPropertyDescriptor(stored(ctx), path)?.value;
  const list = typeof query === 'string' ? listWithViews(path) : undefined;
  const kept = list?.kept(new URLSearchParams(String(query))).toString();
  return kept ? `${path}?${kept}` : undefined;
};
