import type { Context } from './registry.ts';

/** The chosen language, else the one that the browser prefers among those of the portal. */
export const languageOf = (ctx: Context, offered: readonly string[]): string => {
  const [first = 'en'] = offered;
  const chosen = ctx.cookies.get('language');
  if (chosen && offered.includes(chosen)) return chosen;
  return (offered.length > 1 && ctx.acceptsLanguages(...offered)) || first;
};
