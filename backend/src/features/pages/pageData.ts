import { listPathOn, pageCalls } from '@portal/domain';
import { actorFrom } from '../../base/actor.ts';
import { inTime } from '../../base/inTime.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { createSessions, findView, hasSessionCookie } from '../sign-in/index.ts';
import { opensPage, type PageData, type ReadPageData } from './dataBlock.ts';
import type { UserOfPage } from './defaultView.ts';
import { callOwn } from './ownCall.ts';

/** The responses of the calls that succeed; undefined if that of the user does not. */
const readAll = async (
  strapi: Strapi,
  ctx: Context,
  until: number,
): Promise<PageData | undefined> => {
  const user = await createSessions(strapi).peek(ctx);
  if (!user || Date.now() > until) return undefined;
  const view = await findView(strapi, user);
  const actor = actorFrom(view?.user ?? user);
  const calls = pageCalls(ctx.path, new URLSearchParams(ctx.querystring), actor);
  const answers = await Promise.all(calls.map((address) => callOwn(strapi, user, address)));
  const responses = calls.flatMap((address, index): [string, string][] => {
    const answer = answers[index];
    return answer === undefined ? [] : [[address, answer]];
  });
  if (answers[0] === undefined) return undefined;
  const isWhole = responses.length === calls.length;
  return {
    responses: new Map(responses),
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

/**
 * Reads what a page shows first for the user of the session cookie, through the API and its rules. Reads nothing without a
 * live session, after an error and after `PAGE_DATA_SECONDS`. Undefined for a request that gets no data.
 */
export const createPageData =
  (strapi: Strapi) =>
  (ctx: Context): ReadPageData | undefined => {
    const { pageDataSeconds } = settings;
    if (pageDataSeconds === 0 || !hasSessionCookie(ctx) || !opensPage(ctx)) return undefined;
    return async () => {
      const wait = pageDataSeconds * 1000;
      return (await inTime(readAll(strapi, ctx, Date.now() + wait), wait)) ?? undefined;
    };
  };
