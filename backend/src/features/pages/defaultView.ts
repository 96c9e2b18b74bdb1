import { listWithViews, trimSlashes } from '@portal/domain';
import type { Context } from '../../base/registry.ts';
import { opensPage } from './dataBlock.ts';

/** The user that the browser is signed in as, while they view the portal as nobody else; null without one. */
export type UserOfPage = (ctx: Context) => Promise<number | null>;

const stored = (ctx: Context): object => {
  try {
    return Object(JSON.parse(decodeURIComponent(ctx.cookies.get('views') ?? '')));
  } catch {
    return {};
  }
};

/**
 * The address of the saved view that a list opens with, when a browser opens the list without a query. The portal keeps these
 * views in a cookie beside the server's, with the user they belong to, so that a page without one costs nothing. Undefined
 * without one, and for another user.
 */
export const defaultView = async (
  ctx: Context,
  userOfPage: UserOfPage,
): Promise<string | undefined> => {
  if (ctx.search !== '' || !opensPage(ctx)) return undefined;
  const path = trimSlashes(ctx.path);
  const views = stored(ctx);
  const own = (name: string): unknown => Object.getOwnPropertyDescriptor(views, name)?.value;
  const query = own(path);
  const list = typeof query === 'string' ? listWithViews(path) : undefined;
  const kept = list?.kept(new URLSearchParams(String(query))).toString();
  if (!kept) return undefined;
  const user = await userOfPage(ctx);
  return user !== null && own('user') === user ? `${path}?${kept}` : undefined;
};
