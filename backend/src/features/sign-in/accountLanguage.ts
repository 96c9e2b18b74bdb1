import { genericTexts, isLanguage, languageTexts } from '@portal/domain';
import { dataOf } from '../../base/body.ts';
import { invalid } from '../../base/httpError.ts';
import { inTime } from '../../base/inTime.ts';
import { statedLanguage } from '../../base/language.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { brandNow } from '../brand/index.ts';
import { userIdOfCookie } from './sessions.ts';
import { USER } from './users.ts';

const YEAR = 365 * 24 * 3_600_000;

const isOffered = (language: string | null | undefined): language is string =>
  brandNow().brand.languages.some((offered) => offered === language);

/** Stores the language that the caller has chosen; throws 400 for one that the portal does not offer. */
export const saveLanguage = async (strapi: Strapi, ctx: Context): Promise<{ ok: true }> => {
  const { language } = dataOf(ctx);
  const known = isLanguage(language);
  const message = known ? languageTexts.notOffered : genericTexts.notValid(m.label_language());
  if (!known || !isOffered(language)) throw invalid(message, [{ path: ['language'], message }]);
  const { id } = ctx.state.user;
  await strapi.db.query(USER).update({ where: { id }, data: { language } });
  return { ok: true };
};

/** The language of the account, from the first registration or sign-in that states one; null for none. */
export const accountLanguage = (ctx: Context, { language }: { language: string | null }) =>
  language ?? statedLanguage(ctx, brandNow().brand.languages);

/** The next page of this browser is in the language of the account, while that is offered. Scripts change the cookie as well. */
export const showInLanguageOf = (ctx: Context, { language }: { language: string | null }): void => {
  if (!isOffered(language) || ctx.cookies.get('language') === language) return;
  const secure = settings.publicUrl.startsWith('https:');
  // A proxy may end TLS.
  if (secure) ctx.cookies.secure = true;
  ctx.cookies.set('language', language, {
    httpOnly: false,
    sameSite: 'lax',
    secure,
    path: '/',
    maxAge: YEAR,
    overwrite: true,
    signed: false,
  });
};

/**
 * The language of the account whose session the browser has; null if there is none, or it is not offered. It takes precedence over
 * the cookie of the browser, which then follows it.
 */
export const languageOfAccount =
  (strapi: Strapi) =>
  async (ctx: Context): Promise<string | null> => {
    const id = userIdOfCookie(ctx);
    if (id === null) return null;
    const read = strapi.db.query(USER).findOne({ where: { id }, select: ['language'] });
    // Otherwise pages are in the language of the browser.
    const user = await inTime(read);
    if (!isOffered(user?.language)) return null;
    showInLanguageOf(ctx, user);
    return user.language;
  };
