import { isLanguage, type Language } from '@portal/domain';
import type { Context } from './registry.ts';

/** The chosen language, else the one that the browser prefers, among those of the portal; null if the call names none of them. */
export const statedLanguage = (ctx: Context, offered: readonly string[]): string | null => {
  const chosen = ctx.cookies.get('language');
  if (chosen && offered.includes(chosen)) return chosen;
  if (offered.length < 2) return null;
  // Without the header this is `*`, which names no language.
  const named = ctx.acceptsLanguages().map((range) => range.split('-')[0]?.toLowerCase());
  return named.find((language) => language && offered.includes(language)) ?? null;
};

/** The language in which a call is answered: the stated one, else the first of the portal. */
export const languageOf = (ctx: Context, offered: readonly string[]): string =>
  statedLanguage(ctx, offered) ?? offered[0] ?? 'en';

/** The first of these that is offered, else the first that is offered. */
export const offeredLanguage = (
  offered: readonly Language[],
  ...wanted: (string | null | undefined)[]
): Language =>
  wanted.filter(isLanguage).find((language) => offered.includes(language)) ?? offered[0] ?? 'en';
