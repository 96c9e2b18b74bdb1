import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { defaultBrand, defaultDirectoryUrl } from '@portal/domain';
import Koa from 'koa';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themeOf } from '../src/features/brand/theme.ts';
import { createPages, decideRoute, type PagesSettings } from '../src/features/pages/createPages.ts';
import type { PageData } from '../src/features/pages/dataBlock.ts';
import { ask, type RawResponse } from './caller.ts';

const page = (name: string): string =>
  `<!doctype html><html data-theme="system"><title>${name}</title><style nonce="__CSP_NONCE__">p{}</style><body></body></html>`;

/** A small build in `dist`, next to a file that is not part of it. */
const writeBuild = (folder: string): void => {
  const dist = join(folder, 'dist');
  mkdirSync(join(dist, 'auth'), { recursive: true });
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, 'de'));
  writeFileSync(join(folder, 'secret.txt'), 'not yours');
  writeFileSync(join(dist, 'index.html'), page('portal'));
  writeFileSync(join(dist, 'de/index.html'), page('Portal auf Deutsch'));
  const login = page('login').replace('</body>', `<a href="${defaultDirectoryUrl}"></body>`);
  writeFileSync(join(dist, 'auth/login.html'), login);
  writeFileSync(join(dist, 'auth/login.signed-out.html'), page('signed out'));
  writeFileSync(join(dist, 'auth/registration.html'), page('registration'));
  writeFileSync(join(dist, 'favicon.ico'), 'icon');
  const script = 'export const long = "'.concat('stone '.repeat(200), '";');
  writeFileSync(join(dist, 'assets/both-1a.js'), script);
  writeFileSync(join(dist, 'assets/both-1a.js.br'), brotliCompressSync(script));
  writeFileSync(join(dist, 'assets/both-1a.js.gz'), gzipSync(script));
  writeFileSync(join(dist, 'assets/zip-1a.css'), 'p{}');
  writeFileSync(join(dist, 'assets/zip-1a.css.gz'), gzipSync('p{}'));
};

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
const dist = join(folder, 'dist');
const running: Server[] = [];

const start = async (settings: Partial<PagesSettings> = {}): Promise<number> => {
  const app = new Koa();
  app.use(createPages({ dist, publicUrl: 'http://localhost:4400', ...settings }));
  app.use((ctx) => {
    ctx.body = { call: ctx.path };
  });
  const server = app.listen(0, '127.0.0.1');
  running.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

const navigate = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*' };
const kindOf = ({ status, body }: RawResponse): string =>
  body.includes('<title>')
    ? `page ${/<title>(.*)<\/title>/.exec(body.toString())?.[1]}`
    : body.includes('"call"')
      ? 'response'
      : `${status}`;

let port = 0;

beforeAll(async () => {
  writeBuild(folder);
  port = await start();
});

afterAll(async () => {
  await Promise.all(running.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

describe('the default view of a list', () => {
  const opened = {
    ...navigate,
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
    cookie: `views=${encodeURIComponent(
      JSON.stringify({
        user: 1,
        '/apps/active': 'search=a%20b&page=3',
        '/apps': 'x=1',
        '/audit': 7,
      }),
    )}`,
  };
  let views = 0;
  beforeAll(async () => {
    views = await start({ userOfPage: async (ctx) => Number(ctx.get('x-user') || 1) || null });
  });
  it.each<[string, string, Record<string, string>, string | undefined]>([
    ['opens with the list', '/apps/active/', {}, '/apps/active?search=a+b'],
    ['not with a query', '/apps/active?view=all', {}, undefined],
    ['not with its first page', '/apps/active?page=1', {}, undefined],
    ['not for another user', '/apps/active', { 'x-user': '2' }, undefined],
    ['not for nobody', '/apps/active', { 'x-user': '0' }, undefined],
    ['not ahead', '/apps/active', { 'sec-purpose': 'prefetch' }, undefined],
    ['not with another page', '/apps', {}, undefined],
    ['not with a list that has none', '/services/active', {}, undefined],
    ['not from something else', '/audit', {}, undefined],
    ['not from a damaged cookie', '/apps/active', { cookie: 'views=%7B' }, undefined],
  ])('%s', async (_title, path, headers, location) => {
    const response = await ask(views, path, { ...opened, ...headers });
    expect([response.status, response.headers.location]).toEqual([location ? 302 : 200, location]);
  });
});

describe('a page and a call at one address', () => {
  it.each<[string, string, Record<string, string>, string]>([
    ['a navigation gets the page', '/apps/1', navigate, 'page portal'],
    [
      'a fetch gets the response',
      '/apps/1',
      { 'sec-fetch-mode': 'cors', accept: '*/*' },
      'response',
    ],
    [
      'a fetch that accepts HTML gets the response',
      '/apps/1',
      { 'sec-fetch-mode': 'cors', accept: 'text/html' },
      'response',
    ],
    ['an old browser gets the page', '/apps/1', { accept: 'text/html' }, 'page portal'],
    ['a command line gets the response', '/apps/1', { accept: '*/*' }, 'response'],
    ['a request without Accept gets the response', '/apps/1', {}, 'response'],
    [
      'a request with a token gets the response',
      '/apps/1',
      { ...navigate, authorization: 'Bearer x' },
      'response',
    ],
    ['the root is always a page', '/', { accept: '*/*' }, 'page portal'],
    ['paths below /api are never pages', '/api/apps', navigate, 'response'],
    ['pictures are never pages', '/uploads/a.png', navigate, 'response'],
    ['/apiary is not /api', '/apiary', navigate, 'page portal'],
    ['the sign-in has its own page', '/auth/login?message=x', navigate, 'page login'],
    ['with its message', '/auth/login?a=%&message=signed-out', navigate, 'page signed out'],
    ['with a trailing slash', '/auth/login/', navigate, 'page login'],
    [
      'unknown auth addresses get the registration',
      '/auth/anything/else',
      navigate,
      'page registration',
    ],
    [
      'auth addresses cannot reach other files',
      '/auth/../../secret.txt',
      navigate,
      'page registration',
    ],
  ])('%s', async (_title, path, headers, expected) => {
    expect(kindOf(await ask(port, path, headers))).toBe(expected);
  });

  it('redirects /auth to the sign-in with its query', async () => {
    const response = await ask(port, '/auth?returnTo=%2Fapps', navigate);
    expect(response.status).toBe(302);
    expect(response.headers.location).toBe('/auth/login?returnTo=%2Fapps');
  });

  it('passes writes on at every address', async () => {
    expect(kindOf(await ask(port, '/auth/local', navigate, 'POST'))).toBe('response');
    expect(kindOf(await ask(port, '/favicon.ico', navigate, 'DELETE'))).toBe('response');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '//secret.txt',
    '/assets/%00',
  ])('never leaves the build for %s', async (path) => {
    const response = await ask(port, path, navigate);
    expect(response.body.toString()).not.toContain('not yours');
  });

  it('returns an empty 404 for a file of an older build', async () => {
    const response = await ask(port, '/assets/gone-9z.js', navigate);
    expect([response.status, response.body.length]).toEqual([404, 0]);
  });
});

describe('HTML', () => {
  it('has a new nonce each time, the same in header and page', async () => {
    const responses = await Promise.all([ask(port, '/', navigate), ask(port, '/', navigate)]);
    const nonces = responses.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(`${headers['content-security-policy']}`)?.[1] ?? 'none';
      expect(body.toString()).toContain(`nonce="${nonce}"`);
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('is never cached and never 304', async () => {
    const first = await ask(port, '/', navigate);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers.etag).toBeUndefined();
    const again = await ask(port, '/', {
      ...navigate,
      'if-none-match': '*',
      'if-modified-since': new Date().toUTCString(),
    });
    expect(again.status).toBe(200);
  });

  it('is brotli if accepted, though gzip is first in the list', async () => {
    const response = await ask(port, '/', { ...navigate, 'accept-encoding': 'gzip, deflate, br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(response.body).toString()).toContain('<title>portal</title>');
    expect(response.headers.vary).toContain('Sec-Fetch-Mode');
  });

  it('has the chosen theme, and ignores unknown ones', async () => {
    const themeOf = async (cookie: string) => {
      const { body } = await ask(port, '/', { ...navigate, cookie });
      return /data-theme="([^"]*)"/.exec(body.toString())?.[1];
    };
    expect(await themeOf('theme=dark')).toBe('dark');
    expect(await themeOf('theme=light')).toBe('light');
    expect(await themeOf('theme="><script>')).toBe('system');
    expect(await themeOf('other=1')).toBe('system');
  });

  // Rows: X24R.6
  it('is in the chosen language, else in one that the browser prefers, else in the first', async () => {
    const brand = { ...defaultBrand, languages: ['en', 'de'] as const };
    const both = await start({ brandOf: () => ({ brand, theme: themeOf(brand.look) }) });
    const kind = async (headers: Record<string, string>, path = '/', at = both) =>
      kindOf(await ask(at, path, { ...navigate, ...headers }));
    const german = { 'accept-language': 'de-AT, en;q=0.5' };
    expect(await kind(german)).toBe('page Portal auf Deutsch');
    expect(await kind({ ...german, cookie: 'language=en' })).toBe('page portal');
    expect(await kind({ cookie: 'language=de' })).toBe('page Portal auf Deutsch');
    expect(await kind({ cookie: 'language=fr' })).toBe('page portal');
    expect(await kind({ 'accept-language': 'fr' })).toBe('page portal');
    // One that is not built in German, and a brand that does not offer it.
    expect(await kind(german, '/auth/login')).toBe('page login');
    expect(await kind({ ...german, cookie: 'language=de' }, '/', port)).toBe('page portal');
  });

  it('is marked for a visitor who has no session', async () => {
    const own = await start({
      facts: { analytics: 'off' },
      isSignedOut: (ctx) => !ctx.get('cookie'),
    });
    const rootOf = async (headers: Record<string, string>) =>
      /<html [^>]*>/.exec((await ask(own, '/', { ...navigate, ...headers })).body.toString())?.[0];
    expect(await rootOf({})).toBe(
      '<html data-analytics="off" data-signed-out="" data-theme="system">',
    );
    expect(await rootOf({ cookie: 'a=b' })).not.toContain('signed-out');
  });

  it.each(['https://kauri.example/?a=1&b=2', `${defaultDirectoryUrl}nz/`])(
    'links to the directory of the settings, %s',
    async (directoryUrl) => {
      const own = await start({ directoryUrl });
      const { body } = await ask(own, '/auth/login', navigate);
      const address = directoryUrl.replace('&', '&amp;');
      expect(body.toString()).toContain(`<html data-directory="${address}"`);
      expect(body.toString()).toContain(`<a href="${address}">`);
    },
  );

  it('has only headers for HEAD', async () => {
    const response = await ask(port, '/', navigate, 'HEAD');
    expect([response.status, response.body.length, response.headers['content-type']]).toEqual([
      200,
      0,
      'text/html; charset=utf-8',
    ]);
  });

  it('is an error page when there is no build', async () => {
    const bare = await start({ dist: join(folder, 'nowhere') });
    const response = await ask(bare, '/apps', navigate);
    expect([response.status, kindOf(response)]).toEqual([
      503,
      'page The portal has not been built',
    ]);
    expect(kindOf(await ask(bare, '/api/apps'))).toBe('response');
  });

  it('is not served below the paths of the backend’s own pages', async () => {
    const own = await start({ passThrough: ['/admin'] });
    const response = await ask(own, '/admin/login', navigate);
    expect([kindOf(response), response.headers['content-security-policy']]).toEqual([
      'response',
      undefined,
    ]);
  });
});

describe('a page with data', () => {
  const slow = () => {
    let resolve: (data: PageData | undefined) => void = () => {};
    const read = new Promise<PageData | undefined>((done) => {
      resolve = done;
    });
    return { read: () => read, resolve };
  };

  it.each(['br', 'identity'])(
    'is sent up to its end before the data are read: %s',
    async (accepted) => {
      const { read, resolve } = slow();
      const own = await start({ dataOf: () => read });
      const response = await fetch(`http://127.0.0.1:${own}/`, {
        headers: { 'accept-encoding': accepted, accept: 'text/html' },
      });
      const chunks = [];
      for await (const chunk of response.body ?? []) {
        chunks.push(Buffer.from(chunk).toString());
        resolve({
          responses: new Map([['/api/me', '{"name":"</script>"}']]),
          list: undefined,
          until: 0,
        });
      }
      expect(chunks[0]).toContain('<title>portal</title>');
      expect(chunks.join('')).toMatch(
        /"\/api\/me":{"name":"\\u003c\/script>"}}<\/script><\/body><\/html>$/,
      );
      expect(response.headers.get('x-accel-buffering')).toBe('no');
    },
  );

  it('has the markup of its list between frame and data, with the nonce of the policy', async () => {
    const asked: unknown[][] = [];
    const own = await start({
      dataOf: () => async () => ({
        responses: new Map([['/a', '1']]),
        list: '/apps/active',
        until: Date.now() + 60_000,
      }),
      render: async (...request) => {
        asked.push(request);
        return { html: '<h1>Apps</h1>', css: 'h1{margin:0}', media: '(min-width: 9em)' };
      },
    });
    const headers = { ...navigate, cookie: 'theme=dark', 'sec-ch-ua-mobile': '?1' };
    const { body, headers: sent } = await ask(own, '/?page=2', headers);
    const [, nonce] = /'nonce-([^']+)'/.exec(String(sent['content-security-policy'])) ?? [];
    expect(body.toString()).toContain(
      `<body><div id="rendered" inert><style nonce="${nonce}">#rendered{h1{margin:0}display:none}` +
        '@media (min-width: 9em){#rendered{display:block}#root{display:none}}</style><h1>Apps</h1></div>' +
        '<script type="application/json" id="page-data">{"/a":1}</script></body>',
    );
    const page = { address: '/apps/active?page=2', phone: true, theme: 'dark', data: '{"/a":1}' };
    expect(asked).toEqual([
      ['index.html', expect.not.stringContaining('theme'), page, expect.any(Number)],
    ]);
  });

  it('is complete without data', async () => {
    const { read, resolve } = slow();
    resolve(undefined);
    const own = await start({ dataOf: () => read });
    expect((await ask(own, '/', navigate)).body.toString()).toMatch(
      /<\/style><body><\/body><\/html>$/,
    );
  });

  it('is only that of the portal', async () => {
    const own = await start({ dataOf: () => () => Promise.reject(new Error('read')) });
    expect(kindOf(await ask(own, '/auth/login', navigate))).toBe('page login');
  });
});

describe('files of the build', () => {
  it.each([
    ['br', 'gzip, br', '/assets/both-1a.js'],
    ['gzip', 'gzip, br', '/assets/zip-1a.css'],
    ['gzip', 'gzip', '/assets/both-1a.js'],
    [undefined, 'identity', '/assets/both-1a.js'],
  ])('are sent as %s to a browser that accepts %s', async (encoding, accepted, path) => {
    const response = await ask(port, path, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    const plain =
      encoding === 'br'
        ? brotliDecompressSync(response.body)
        : encoding === 'gzip'
          ? gunzipSync(response.body)
          : response.body;
    expect(plain.toString()).toMatch(/^(export|p\{\})/);
    expect(response.headers.vary).toBe('Accept-Encoding');
  });

  it('are cached forever if their name has a hash, and revalidated otherwise', async () => {
    expect((await ask(port, '/assets/zip-1a.css')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    const icon = await ask(port, '/favicon.ico');
    expect(icon.headers['cache-control']).toBe('no-cache');
    const again = await ask(port, '/favicon.ico', { 'if-none-match': `${icon.headers.etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('headers', () => {
  it('have HSTS only when the public address is https', async () => {
    const secure = await start({ publicUrl: 'https://portal.example' });
    const hsts = async (of: number, path: string, headers: Record<string, string>) =>
      (await ask(of, path, headers)).headers['strict-transport-security'];
    for (const headers of [navigate, { 'sec-fetch-mode': 'cors' }]) {
      expect(await hsts(secure, '/apps', headers)).toContain('max-age=31536000');
      expect(await hsts(port, '/apps', headers)).toBeUndefined();
    }
  });

  it('keep codes of emails out of referrers', async () => {
    const referrer = async (path: string) =>
      (await ask(port, path, navigate)).headers['referrer-policy'];
    expect(await referrer('/auth/reset-password?code=1')).toBe('no-referrer');
    expect(await referrer('/apps')).toBe('strict-origin-when-cross-origin');
  });

  it('keep API responses out of caches', async () => {
    const { headers } = await ask(port, '/apps', { 'sec-fetch-mode': 'cors' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers.vary).toBe('Accept, Sec-Fetch-Mode, Authorization');
  });
});

const names = ['index', 'auth/login', 'auth/login.signed-out', 'auth/registration'];
const pages = new Map(names.map((name) => [`${name}.html`, '']));

const pageFor = (path: string, message?: string) => {
  const request = { method: 'GET', path, message, fetchMode: 'navigate', hasAuthorization: false };
  const route = decideRoute(request, { files: new Map(), pages });
  return route.kind === 'page' ? route.name : route.kind;
};

it('a message selects the page that was built with it, and no other page', () => {
  expect(pageFor('/auth/login', 'signed-out')).toBe('auth/login.signed-out.html');
  expect(pageFor('/auth/login/', 'signed-out')).toBe('auth/login.signed-out.html');
  expect(pageFor('/auth/registration', 'signed-out')).toBe('auth/registration.html');
  expect(pageFor('/auth/elsewhere', 'signed-out')).toBe('auth/registration.html');
  expect(pageFor('/apps', 'signed-out')).toBe('index.html');
  // A page built for a message has no address of its own.
  expect(pageFor('/auth/login.signed-out')).toBe('auth/registration.html');
});

/** Hostile values of `?message=`, each in several forms. */
const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</title><script>alert(1)</script>',
  '--><script>alert(1)</script>',
  '__CSP_NONCE__',
  'javascript:alert(1)',
  '../login',
  '../../index',
  '..\\..\\secret',
  '/etc/passwd',
  'signed-out/../../secret',
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\u202etuo-dengis',
  'signed\u2010out',
  ' ',
  '.html',
  '%',
].flatMap((value) => [
  value,
  ` ${value}`,
  `${value}\u0000`,
  `signed-out${value}`,
  `${value}signed-out`,
  `signed-out.html${value}`,
  `${encodeURIComponent(value)}%00`,
  `"${value}`,
  value.toUpperCase() + value,
  value.repeat(500),
]);

it(`none of ${hostile.length} hostile messages reaches a file or the page`, () => {
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
  const reached = hostile.filter((value) => pageFor('/auth/login', value) !== 'auth/login.html');
  expect(reached).toEqual([]);
});
