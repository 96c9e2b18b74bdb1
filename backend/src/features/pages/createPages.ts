import { randomBytes } from 'node:crypto';
import { PassThrough, type Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress } from 'node:zlib';
import {
  defaultBrand,
  defaultDirectoryUrl,
  mayHaveList,
  type RenderedPage,
  trimSlashes,
} from '@portal/domain';
import {
  type HeaderSettings,
  referrerPolicyOf,
  responseHeaders,
  securityHeaders,
} from '../../base/headers.ts';
import { languageOf } from '../../base/language.ts';
import type { Context, Next } from '../../base/registry.ts';
import type { BrandInForce } from '../brand/index.ts';
import { brandedPages } from './brandedPages.ts';
import { blockJson, dataBlock, type PageData, type ReadPageData } from './dataBlock.ts';
import { defaultView, type UserOfPage } from './defaultView.ts';
import { type FileTable, readFileTable, type StoredFile } from './fileTable.ts';
import type { RenderPage } from './renderer.ts';

/** Shown when there is no build of the portal. */
const notBuiltPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The portal has not been built</title>
<style nonce="__CSP_NONCE__">
body { font: 16px/1.5 system-ui, sans-serif; max-width: 34rem; margin: 15vh auto; padding: 0 1.5rem; color-scheme: light dark }
code { font-size: 0.95em }
</style>
</head>
<body>
<main>
<h1>The portal has not been built</h1>
<p>The backend is running, but there are no pages to show yet.</p>
<p>Stop it and run <code>npm start</code> in the project's folder: it builds the portal first.</p>
</main>
</body>
</html>
`;

interface Asked {
  method: string;
  path: string;
  /** `?message=` of the URL. */
  message?: string | undefined;
  accept?: string | undefined;
  fetchMode?: string | undefined;
  hasAuthorization: boolean;
}

type Verdict =
  | { kind: 'file'; name: string }
  | { kind: 'missing-file' }
  | { kind: 'redirect'; to: string }
  | { kind: 'page'; name: string }
  | { kind: 'response' };

const PORTAL = 'index.html';
const CALLS = ['/api', '/uploads', '/_health', '/_ready'];
const below = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

/**
 * `/auth/login` is the prerendered sign-in page; unknown URLs below /auth get the registration. Some pages are also built
 * with a message: `?message=` only selects the file and is never written into it.
 */
const pageName = ({ path, message }: Asked, pages: FileTable['pages']): string => {
  if (!below(path, '/auth')) return PORTAL;
  const own = trimSlashes(path).slice(1);
  const names = own.includes('.') ? [] : [`${own}.${message}.html`, `${own}.html`];
  return [...names, 'auth/registration.html'].find((name) => pages.has(name)) ?? PORTAL;
};

/** The path of a page in the build, in a language if it is built in it. */
const inLanguage = (table: FileTable, name: string, language: string): string =>
  table.pages.has(`${language}/${name}`) ? `${language}/${name}` : name;

/** Browsers and programs share URLs: `/apps/1` is a page in the address bar and JSON in a fetch. The first match decides. */
export const decideRoute = (asked: Asked, table: FileTable): Verdict => {
  const { path } = asked;
  const reads = asked.method === 'GET' || asked.method === 'HEAD';
  if (reads && table.files.has(path)) return { kind: 'file', name: path };
  if (reads && path.startsWith('/assets/')) return { kind: 'missing-file' };
  if (!reads || CALLS.some((folder) => below(path, folder))) return { kind: 'response' };
  if (asked.hasAuthorization) return { kind: 'response' };
  const isPage =
    path === '/' ||
    (asked.fetchMode === undefined
      ? (asked.accept ?? '').includes('text/html')
      : asked.fetchMode === 'navigate');
  if (!isPage) return { kind: 'response' };
  if (path === '/auth' || path === '/auth/') return { kind: 'redirect', to: '/auth/login' };
  return { kind: 'page', name: pageName(asked, table.pages) };
};

export interface PagesSettings extends HeaderSettings {
  /** Folder of the built portal. */
  dist: string;
  /** Paths below which the portal serves no page, such as those of the admin panel. Default: none. */
  passThrough?: readonly string[] | undefined;
  /** Address of the public directory, to which pages link; default: the example that they are built with. */
  directoryUrl?: string;
  /** Reads the data that the portal's page of a request shows first; undefined if it gets none. Default: none for all. */
  dataOf?: ((ctx: Context) => ReadPageData | undefined) | undefined;
  /** Renders the portal's page with its first data. Default: its scripts do. */
  render?: RenderPage | undefined;
  /** The language of the account that is signed in, which takes precedence over the cookie. Default: unknown for all. */
  languageOfAccount?: ((ctx: Context) => Promise<string | null>) | undefined;
  /** The user whose default views lists open with. Default: none, so that no list does. */
  userOfPage?: UserOfPage | undefined;
  /** Whether the visitor certainly has no session: the root element gets `data-signed-out`. Default: unknown for all. */
  isSignedOut?: ((ctx: Context) => boolean) | undefined;
  /** Attributes `data-{name}` of the root element, from which the portal reads them. Default: none. */
  facts?: Readonly<Record<string, string>> | undefined;
  /** The brand in force; another object when it changed. Default: that of the build. */
  brandOf?: (() => BrandInForce) | undefined;
}

const NONCE = '__CSP_NONCE__';
const ROOT = '<html ';
const NO_THEME = 'data-theme="system"';
const THEME = /data-theme="(\w+)"/;
const VARY = 'Accept, Sec-Fetch-Mode, Authorization';
const compress = promisify(brotliCompress);
const brotliQuality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Sends each part of a page as soon as it is written. */
const brotliInParts = { ...brotliQuality, flush: constants.BROTLI_OPERATION_FLUSH };

/** Browsers list gzip first, so their order would never select brotli. */
const accepts = (ctx: Context, encoding: 'br' | 'gzip'): boolean =>
  ctx.acceptsEncodings(encoding) === encoding;

/** The page has the chosen theme from its first byte, to avoid a flash. */
const inTheme = (ctx: Context, template: string): string => {
  const theme = ctx.cookies.get('theme');
  return theme === 'light' || theme === 'dark'
    ? template.replace(NO_THEME, `data-theme="${theme}"`)
    : template;
};

/** Facts are words and names of time zones, which need no escaping. */
const withFacts = (
  ctx: Context,
  template: string,
  { facts = {}, isSignedOut }: PagesSettings,
): string => {
  const all = { ...facts, ...(isSignedOut?.(ctx) ? { 'signed-out': '' } : {}) };
  return template.replace(
    ROOT,
    `${ROOT}${Object.entries(all)
      .map(([name, value]) => `data-${name}="${value}" `)
      .join('')}`,
  );
};

/** The pages with another address of the directory, which scripts read from the root element. */
const withDirectory = (table: FileTable, address = ''): FileTable => {
  if (address === '') return table;
  const url = address.replaceAll('&', '&amp;');
  const pages = [...table.pages].map(
    ([name, page]) =>
      [
        name,
        page
          .replaceAll(`"${defaultDirectoryUrl}`, () => `"${url}`)
          .replace(ROOT, () => `${ROOT}data-directory="${url}" `),
      ] as const,
  );
  return { ...table, pages: new Map(pages) };
};

const sendFile = (ctx: Context, file: StoredFile, settings: HeaderSettings): void => {
  const { br, gzip, identity } = file.bodies;
  const [encoding, body]: [string, Buffer] =
    br && accepts(ctx, 'br')
      ? ['br', br]
      : gzip && accepts(ctx, 'gzip')
        ? ['gzip', gzip]
        : ['', identity];
  ctx.set({
    ...responseHeaders(settings),
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

/** Pages for signed-out visitors take no cards, so their policy omits the card provider's hosts. */
const takesCards = (path: string): boolean => path !== '/auth' && !path.startsWith('/auth/');

/**
 * Sends the page up to its end, so that the browser loads the scripts, and then the data. They are read after the first part
 * has left: SQLite would hold it up.
 */
const inParts = (body: Transform, html: string, read: () => Promise<string>): Transform => {
  const end = html.lastIndexOf('</body>');
  body.write(html.slice(0, end), async () => {
    await setImmediate();
    const more = await read();
    // A reader who left has destroyed it.
    if (!body.destroyed) body.end(more + html.slice(end));
  });
  return body;
};

const SHEETS = /(?:<link rel="stylesheet"[^>]*>)+(?=<\/body>)/;

/** The page with its sheets before its scripts: rows need all of them, and the parser stops at each that is in the body. */
const sheetsFirst = (html: string): string => {
  const [sheets = ''] = SHEETS.exec(html) ?? [];
  return html.replace(SHEETS, '').replace('<script ', () => `${sheets}<script `);
};

/** The rendered list, shown in place of the frame until the scripts have rendered the same. */
const listMarkup = ({ html, css, media }: RenderedPage, nonce: string): string =>
  `<div id="rendered" inert><style nonce="${nonce}">#rendered{${css}display:none}` +
  `@media ${media}{#rendered{display:block}#root{display:none}}</style>${html}</div>`;

const isPhone = (ctx: Context): boolean =>
  ctx.get('Sec-CH-UA-Mobile') === '?1' || /\bMobi/.test(ctx.get('User-Agent'));

/** Never 304 and never cached: a copy would have an old nonce, and the browser would block every style. */
const sendPage = async (
  ctx: Context,
  { file, template }: { file: string; template: string },
  settings: PagesSettings,
  read: ReadPageData | undefined,
): Promise<void> => {
  const nonce = randomBytes(16).toString('base64');
  const own = withFacts(ctx, inTheme(ctx, template), settings).replaceAll(NONCE, nonce);
  const html = read && settings.render && mayHaveList(ctx.path) ? sheetsFirst(own) : own;
  const rendered = async ({ list, until }: PageData, json: string): Promise<string> => {
    const [, attributes = ''] = /<html ([^>]*)>/.exec(html) ?? [];
    const [, theme = ''] = THEME.exec(attributes) ?? [];
    if (!list || !settings.render) return '';
    const page = { address: list + ctx.search, phone: isPhone(ctx), theme, data: json };
    const root = attributes.replace(THEME, '');
    const markup = await settings.render(file, root, page, until - Date.now());
    return markup ? listMarkup(markup, nonce) : '';
  };
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
    // nginx would hold the page until it is complete.
    ...(read ? { 'X-Accel-Buffering': 'no' } : {}),
  });
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  if (read) {
    ctx.body = inParts(
      packed ? createBrotliCompress(brotliInParts) : new PassThrough(),
      html,
      async () => {
        const data = await read();
        if (!data) return '';
        const json = blockJson(data);
        return (await rendered(data, json)) + dataBlock(json);
      },
    );
    return;
  }
  ctx.body = packed ? await compress(html, brotliQuality) : html;
};

/** Serves the built portal with its headers; passes calls on to the backend, marked as not to be cached. */
export const createPages = (settings: PagesSettings) => {
  const { dist, directoryUrl, brandOf } = settings;
  const tableNow = brandedPages(withDirectory(readFileTable(dist), directoryUrl), dist, brandOf);
  const passThrough = settings.passThrough ?? [];
  return async (ctx: Context, next: Next): Promise<void> => {
    if (passThrough.some((own) => below(ctx.path, own))) return next();
    const table = tableNow();
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
      ctx.state.route = 'file';
      if (file) return sendFile(ctx, file, settings);
    }
    if (verdict.kind === 'page') {
      ctx.state.route = 'page';
      const { languages } = brandOf?.().brand ?? defaultBrand;
      // The auth pages are in the language of the browser.
      const follows = verdict.name === PORTAL && languages.length > 1;
      const own = follows ? await settings.languageOfAccount?.(ctx) : null;
      const file = inLanguage(table, verdict.name, own ?? languageOf(ctx, languages));
      const template = table.pages.get(file);
      const isPortal = verdict.name === PORTAL && template !== undefined;
      const view =
        isPortal && settings.userOfPage ? await defaultView(ctx, settings.userOfPage) : undefined;
      if (view) {
        ctx.set({ ...responseHeaders(settings), 'Cache-Control': 'no-store', Vary: VARY });
        return ctx.redirect(view);
      }
      const read = isPortal ? settings.dataOf?.(ctx) : undefined;
      await sendPage(ctx, { file, template: template ?? notBuiltPage }, settings, read);
      if (template === undefined) ctx.status = 503;
      return;
    }
    ctx.set({ ...responseHeaders(settings), Vary: VARY });
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
