import { genericTexts, isLanguage } from '@portal/domain';
import type { UserRow } from '../../actor.ts';
import { dataOf } from '../../body.ts';
import { brandNow } from '../../brand/brand.ts';
import { invalid } from '../../httpError.ts';
import type { Context, Strapi } from '../../registry.ts';
import { settings } from '../../settings.ts';
import { USER } from './users.ts';

const YEAR = 365 * 24 * 3_600_000;

/** Stores the language that the caller has chosen. */
export const saveLanguage = async (strapi: Strapi, ctx: Context): Promise<{ ok: true }> => {
  const { language } = dataOf(ctx);
  const message = genericTexts.notValid('Language');
  if (!isLanguage(language)) throw invalid(message, [{ path: ['language'], message }]);
  const { id } = ctx.state.user;
  await strapi.db.query(USER).update({ where: { id }, data: { language } });
  return { ok: true };
};

/** The next page of this browser is in the language of the account, while that is offered. Scripts change the cookie as well. */
export const showInLanguageOf = (ctx: Context, { language }: UserRow): void => {
  if (!brandNow().brand.languages.some((offered) => offered === language)) return;
  const secure = settings.publicUrl.startsWith('https:');
  // A proxy may end TLS.
  if (secure) ctx.cookies.secure = true;
  ctx.cookies.set('language', language, {
    ...{ httpOnly: false, sameSite: 'lax', secure, path: '/', maxAge: YEAR },
    ...{ overwrite: true, signed: false },
  });
};
