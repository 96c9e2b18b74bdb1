import { HttpError } from '../../base/httpError.ts';
import type { Context } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';

const ownOrigins = [new URL(settings.publicUrl).origin, ...settings.corsOrigins];

/**
 * Throws `foreign-site` unless a page of this site calls. For calls that need only the cookie: browsers omit it from calls of
 * other sites, but not from those of pages on a neighbouring host. Programs send neither header.
 */
export const mustBeOwnPage = (ctx: Context): void => {
  const site = ctx.get('Sec-Fetch-Site');
  const origin = ctx.get('Origin');
  if (site === 'same-origin' || site === 'none' || ownOrigins.includes(origin)) return;
  const here = URL.canParse(origin) && new URL(origin).host === ctx.host;
  if (origin === '' ? site === '' : here && site !== 'cross-site') return;
  throw new HttpError('foreign-site');
};
