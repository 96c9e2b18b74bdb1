import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../api.ts';

/** As a browser asks for a page. */
const asPage = { headers: { accept: 'text/html' } };

/** An address for each kind of answer. */
async function kindsOfAnswer(
  request: APIRequestContext,
  url: string,
): Promise<Record<string, string>> {
  const login = await (await request.get(`${url}/auth/login`, asPage)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(login)?.[0] ?? '';
  const listings = await (await callsOf(url, 'vendor@portal.test')).many('/apps?user=me');
  const upload = listings.find(({ logo }) => logo)?.logo?.url ?? '';
  return {
    page: '/apps/active',
    'auth page': '/auth/login',
    'page with a code': '/auth/reset-password?code=any',
    asset,
    upload,
    'unknown upload': '/uploads/nothing.html',
    call: '/api/users/me',
    'public call': '/api/industries',
    'unknown call': '/api/nowhere',
    'refused call': '/api/auth/local',
    'address that leads on': '/auth',
    'missing asset': '/assets/nothing.js',
    icon: '/favicon.svg',
    health: '/_health',
    outbox: '/_outbox',
    sandbox: '/sandbox/stripe.js',
  };
}

const everywhere = { 'x-content-type-options': /^nosniff$/ };
const policy = {
  'content-security-policy':
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
};
const html = {
  ...everywhere,
  ...policy,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cache-control': /no-cache|no-store/,
};
const answer = {
  ...everywhere,
  'content-security-policy': /default-src 'none'/,
  'referrer-policy': /^no-referrer$/,
  'cache-control': /no-store/,
};
/** What somebody uploaded may be looked at, and do nothing. */
const upload = {
  ...answer,
  'content-security-policy': /default-src 'none'; sandbox/,
};

/** What each kind must carry. */
const headersOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  page: html,
  'auth page': html,
  'page with a code': { ...html, 'referrer-policy': /^no-referrer$/ },
  asset: { ...everywhere, 'cache-control': /immutable/ },
  upload: { ...upload, 'content-type': /^image\//, 'cache-control': /immutable/ },
  'unknown upload': upload,
  call: answer,
  'public call': answer,
  'unknown call': answer,
  'refused call': answer,
  'address that leads on': answer,
  'missing asset': answer,
  icon: { ...answer, 'cache-control': /no-cache/ },
  health: answer,
  // Only where nobody else reads letters or pays; letters are shown in frames, and run nothing.
  outbox: { ...answer, 'content-security-policy': /^default-src 'none';(?!.*script-src)/ },
  sandbox: { ...answer, 'cache-control': /no-cache/ },
};

/** A promise of https, which would lock people out where there is none. */
const transport = { secure: /^max-age=31536000; includeSubDomains$/, plain: /^none$/ };

/** Asks for each kind of answer, and says which headers are missing or wrong. */
export async function wrongHeaders(
  request: APIRequestContext,
  url: string,
  reached: keyof typeof transport,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, address] of Object.entries(await kindsOfAnswer(request, url))) {
    const isPage = kind.includes('page');
    const found = (
      await request.get(url + address, { maxRedirects: 0, ...(isPage ? asPage : {}) })
    ).headers();
    const wanted = {
      ...headersOf[kind],
      ...(isPage ? { 'strict-transport-security': transport[reached] } : {}),
      'x-powered-by': /^none$/,
    };
    for (const [name, value] of Object.entries(wanted)) {
      const is = found[name] ?? 'none';
      if (!value.test(is)) wrong.push(`${kind} ${address}: ${name} is ${is}`);
    }
  }
  return wrong;
}
