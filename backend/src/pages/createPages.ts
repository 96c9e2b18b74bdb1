import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Core } from '@strapi/strapi';
import { type FileTable, readFileTable, type StoredFile } from './fileTable.ts';
import {
  answerHeaders,
  type HeaderSettings,
  referrerPolicyOf,
  securityHeaders,
} from './headers.ts';
import { notBuiltPage } from './notBuilt.ts';
import { decideRoute } from './route.ts';

export interface PagesSettings extends HeaderSettings {
  /** Folder of the built portal. */
  dist: string;
  /** Paths the backend shows to browsers by itself, untouched by the portal (the operators' panel, say). Default: none. */
  passThrough?: readonly string[] | undefined;
  /** What the portal reads from its root element, as `data-{name}`. Default: nothing. */
  facts?: Readonly<Record<string, string>> | undefined;
}

type Context = Parameters<Core.MiddlewareHandler>[0];

const NONCE = '__CSP_NONCE__';
const ROOT = '<html ';
const NO_THEME = 'data-theme="system"';
const VARY = 'Accept, Sec-Fetch-Mode, Authorization';
const compress = promisify(brotliCompress);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Browsers list gzip first, so asking which encoding they like best would never answer brotli. */
const accepts = (ctx: Context, encoding: 'br' | 'gzip'): boolean =>
  ctx.acceptsEncodings(encoding) === encoding;

/** The theme a person chose stands in the page from its first byte, so that nothing flashes. */
const inTheme = (ctx: Context, template: string): string => {
  const theme = ctx.cookies.get('theme');
  return theme === 'light' || theme === 'dark'
    ? template.replace(NO_THEME, `data-theme="${theme}"`)
    : template;
};

/** Facts of the settings: words and names of zones, which need no escaping. */
const withFacts = (template: string, facts: PagesSettings['facts'] = {}): string =>
  template.replace(
    ROOT,
    `${ROOT}${Object.entries(facts)
      .map(([name, value]) => `data-${name}="${value}" `)
      .join('')}`,
  );

const sendFile = (ctx: Context, file: StoredFile, settings: HeaderSettings): void => {
  const { br, gzip, identity } = file.bodies;
  const [encoding, body]: [string, Buffer] =
    br && accepts(ctx, 'br')
      ? ['br', br]
      : gzip && accepts(ctx, 'gzip')
        ? ['gzip', gzip]
        : ['', identity];
  ctx.set({
    ...answerHeaders(settings),
    'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${file.etag}${encoding && `-${encoding}`}"`,
    ...(br || gzip ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.remove('Content-Encoding');
    ctx.status = 304;
    return;
  }
  ctx.type = file.mime;
  ctx.body = body;
};

/** Whoever is signed out is asked for no card: the card provider's hosts are left out of those pages. */
const takesCards = (path: string): boolean => path !== '/auth' && !path.startsWith('/auth/');

/** Never 304 and never kept: a nonce in a copy would not be the one of the new header, and every style would be refused. */
const sendPage = async (ctx: Context, template: string, settings: PagesSettings): Promise<void> => {
  const nonce = randomBytes(16).toString('base64');
  const html = Buffer.from(
    withFacts(inTheme(ctx, template), settings.facts).replaceAll(NONCE, nonce),
  );
  const packed = accepts(ctx, 'br');
  ctx.set({
    ...securityHeaders(
      nonce,
      takesCards(ctx.path) ? settings : { ...settings, stripeMode: undefined },
    ),
    ...referrerPolicyOf(ctx.path),
    'Cache-Control': 'no-store',
    Vary: `${VARY}, Accept-Encoding`,
    ...(packed ? { 'Content-Encoding': 'br' } : {}),
  });
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = packed ? await compress(html, brotliQuality) : html;
};

const sendNotBuilt = async (ctx: Context, settings: PagesSettings): Promise<void> => {
  await sendPage(ctx, notBuiltPage, settings);
  ctx.status = 503;
};

const owns = (paths: readonly string[], path: string): boolean =>
  paths.some((own) => path === own || path.startsWith(`${own}/`));

/** Serves the built portal and its headers; what is a call goes on to the backend, already marked as not to be kept. */
export const createPages = (settings: PagesSettings): Core.MiddlewareHandler => {
  const table: FileTable = readFileTable(settings.dist);
  const passThrough = settings.passThrough ?? [];
  return async (ctx, next) => {
    if (owns(passThrough, ctx.path)) {
      await next();
      return;
    }
    const verdict = decideRoute(
      {
        method: ctx.method,
        path: ctx.path,
        message: new URLSearchParams(ctx.querystring).get('message') ?? undefined,
        accept: ctx.get('accept'),
        fetchMode: ctx.get('sec-fetch-mode') || undefined,
        hasAuthorization: ctx.get('authorization') !== '',
      },
      table,
    );
    if (verdict.kind === 'file') {
      const file = table.files.get(verdict.name);
      if (file) return sendFile(ctx, file, settings);
    }
    if (verdict.kind === 'page') {
      const template = table.pages.get(verdict.name);
      return template === undefined
        ? sendNotBuilt(ctx, settings)
        : sendPage(ctx, template, settings);
    }
    ctx.set({ ...answerHeaders(settings), Vary: VARY });
    if (verdict.kind === 'missing-file') {
      ctx.status = 404;
      ctx.body = '';
      return;
    }
    if (verdict.kind === 'redirect') {
      ctx.redirect(`${verdict.to}${ctx.search}`);
      return;
    }
    await next();
  };
};
