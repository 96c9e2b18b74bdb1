import { Refusal } from '../../refusal.ts';
import type { Context } from '../../registry.ts';
import { settings } from '../../settings.ts';

const known = [new URL(settings.publicUrl).origin, ...settings.corsOrigins];

/**
 * Of calls that a cookie alone is enough for. The cookie stays at home when another site sends the call, but not when the
 * page of a neighbouring host does; programs send neither header.
 */
export const mustBeOwnPage = (ctx: Context): void => {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  if (site === 'same-origin' || site === 'none' || known.includes(origin)) return;
  const here = URL.canParse(origin) && new URL(origin).host === ctx.host;
  if (origin === '' ? site === '' : here && site !== 'cross-site') return;
  throw new Refusal('foreign-site');
};
