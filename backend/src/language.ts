import type { Context } from './registry.ts';

/** The chosen language, else the one that the browser prefers, among those of the portal; null if the call states none of them. */
export const statedLanguage = (ctx: Context, offered: readonly string[]): string | null => {
  const chosen = ctx.cookies.get('language');
  if (chosen && offered.includes(chosen)) return chosen;
  const [preferred] = ctx.acceptsLanguages();
  if (offered.length < 2 || preferred === '*') return null;
  return ctx.acceptsLanguages(...offered) || null;
};

/** The language in which a call is answered: the stated one, else the first of the portal. */
export const languageOf = (ctx: Context, offered: readonly string[]): string =>
  statedLanguage(ctx, offered) ?? offered[0] ?? 'en';
