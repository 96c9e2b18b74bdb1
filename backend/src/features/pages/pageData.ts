import { listPathOn, pageCalls } from '@portal/domain';
import { actorFrom } from '../../base/actor.ts';
import { inTime } from '../../base/inTime.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { createSessions, findView, hasSessionCookie, readingAs } from '../sign-in/index.ts';
import { opensPage, type PageData, type ReadPageData } from './dataBlock.ts';
import type { UserOfPage } from './defaultView.ts';

/** The address of our own server from this machine. */
const ownAddress = (strapi: Strapi): string => {
  const found = strapi.server.httpServer.address();
  if (typeof found !== 'object' || found === null) throw new Error('The server does not listen.');
  const { address, port } = found;
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? address;
  return `http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
};

/** The responses of the calls that succeed; undefined if that of the user does not. */
const readAll = async (
  strapi: Strapi,
  ctx: Context,
  signal: AbortSignal,
  until: number,
): Promise<PageData | undefined> => {
  const user = await createSessions(strapi).peek(ctx);
  if (!user || signal.aborted) return undefined;
  const view = await findView(strapi, user);
  const actor = actorFrom(view?.user ?? user);
  const calls = pageCalls(ctx.path, new URLSearchParams(ctx.querystring), actor);
  const responses = await readingAs(user, calls, (token) => {
    const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
    const read = async (address: string): Promise<[string, string][]> => {
      const response = await fetch(ownAddress(strapi) + address, { headers, signal });
      const body = await response.text();
      return response.status === 200 ? [[address, body]] : [];
    };
    return Promise.all(calls.map(read));
  });
  if (!responses[0]?.length) return undefined;
  const isWhole = responses.every(({ length }) => length > 0);
  return {
    responses: new Map(responses.flat()),
    list: isWhole ? listPathOn(ctx.path, actor) : undefined,
    until,
  };
};

/** Whether a browser opens the page in a tab without a session cookie. Unknown for links from other sites, which omit the cookie. */
export const isSignedOut = (ctx: Context): boolean => opensPage(ctx) && !hasSessionCookie(ctx);

/** Of a live session: nobody opens a view of a user who is blocked, or whose session has ended. */
export const createUserOfPage =
  (strapi: Strapi): UserOfPage =>
  (ctx) => {
    const read = async (): Promise<number | null> => {
      const user = await createSessions(strapi).peek(ctx);
      return user && !(await findView(strapi, user)) ? user.id : null;
    };
    return inTime(read());
  };

const nothing = (): undefined => undefined;

/**
 * Reads what a page shows first for the user of the session cookie, through the API and its rules. Reads nothing without a
 * live session, after an error and after `PAGE_DATA_SECONDS`. Undefined for a request that gets no data.
 */
export const createPageData =
  (strapi: Strapi) =>
  (ctx: Context): ReadPageData | undefined => {
    const { pageDataSeconds } = settings;
    if (pageDataSeconds === 0 || !hasSessionCookie(ctx) || !opensPage(ctx)) return undefined;
    return () => {
      const wait = pageDataSeconds * 1000;
      const signal = AbortSignal.timeout(wait);
      const late = new Promise<undefined>((resolve) => {
        signal.addEventListener('abort', () => resolve(undefined), { once: true });
      });
      return Promise.race([readAll(strapi, ctx, signal, Date.now() + wait).catch(nothing), late]);
    };
  };
