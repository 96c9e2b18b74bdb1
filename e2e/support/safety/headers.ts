import type { APIRequestContext } from '@playwright/test';

/** As a browser asks for a page. */
export const asPage = { headers: { accept: 'text/html' } };

/** An address for each kind of answer. */
export async function kindsOfAnswer(
  request: APIRequestContext,
  url: string,
): Promise<Record<string, string>> {
  const login = await (await request.get(`${url}/auth/login`, asPage)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(login)?.[0] ?? '';
  return {
    page: '/apps/active',
    'auth page': '/auth/login',
    'page with a code': '/auth/reset-password?code=any',
    asset,
    call: '/api/users/me',
    'public call': '/api/industries',
    'unknown call': '/api/nowhere',
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

/** What each kind must carry. */
export const headersOf: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  page: html,
  'auth page': html,
  'page with a code': { ...html, 'referrer-policy': /^no-referrer$/ },
  asset: { ...everywhere, 'cache-control': /immutable/ },
  call: answer,
  'public call': answer,
  'unknown call': answer,
};
