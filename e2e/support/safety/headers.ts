import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../api.ts';
import { atStripe } from '../provider.ts';

/** The request headers of a page navigation. */
const asPage = { headers: { accept: 'text/html' } };

/** A URL for each kind of response. */
async function kindsOfResponse(
  request: APIRequestContext,
  url: string,
): Promise<Record<string, string>> {
  const login = await (await request.get(`${url}/auth/login`, asPage)).text();
  const asset = /\/assets\/[\w.-]+\.js/.exec(login)?.[0] ?? '';
  const listings = await (await callsOf(url, 'vendor@portal.test')).many('/apps?user=me');
  const upload = listings.find(({ logo }) => logo?.url.endsWith('.png'))?.logo?.url ?? '';
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
    'rejected call': '/api/auth/local',
    redirect: '/auth',
    'missing asset': '/assets/nothing.js',
    icon: '/favicon.svg',
    health: '/_health',
    outbox: '/_outbox',
    sandbox: '/sandbox/stripe.js',
  };
}

/** The Content-Security-Policy of a page; `cards`: it may show the card form. */
const policyOf = (cards: boolean): string => {
  const stripe = cards && atStripe;
  const scripts = ' https://js.stripe.com https://*.js.stripe.com';
  return [
    "default-src 'none'",
    `script-src 'self'${stripe ? scripts : ''}`,
    "style-src 'self' 'nonce-…'",
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripe ? ' https://api.stripe.com' : ''}`,
    ...(stripe ? [`frame-src${scripts} https://hooks.stripe.com`] : []),
    ...(cards && !atStripe ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /api/reports',
    'report-to policy',
  ].join('; ');
};

/** The Permissions-Policy: everything off, except payments for Stripe on pages with the card form. */
const permissionsOf = (cards: boolean): string =>
  [
    'accelerometer=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'usb=()',
    cards && atStripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()',
  ].join(', ');

const none = 'none';
const forever = 'public, max-age=31536000, immutable';
const response = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': none,
  'permissions-policy': none,
  'referrer-policy': 'no-referrer',
  // HSTS would make an installation without HTTPS unreachable.
  'strict-transport-security': none,
  'x-content-type-options': 'nosniff',
  'x-powered-by': none,
};
const html = (cards: boolean) => ({
  ...response,
  'content-security-policy': policyOf(cards),
  'permissions-policy': permissionsOf(cards),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'reporting-endpoints': 'policy="/api/reports"',
});
/** Uploads may be shown but run nothing. */
const upload = {
  ...response,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** The expected headers of each kind. */
const headersOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: html(true),
  'auth page': html(false),
  'page with a code': { ...html(false), 'referrer-policy': 'no-referrer' },
  asset: { ...response, 'cache-control': forever },
  upload: {
    ...upload,
    'cache-control': forever,
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  },
  'unknown upload': upload,
  call: response,
  'public call': response,
  'unknown call': response,
  'rejected call': response,
  redirect: response,
  'missing asset': response,
  icon: { ...response, 'cache-control': 'no-cache' },
  health: response,
  // Served in the demo only; emails render in frames without scripts.
  outbox: {
    ...response,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  },
  // The portal frames its card fields.
  sandbox: {
    ...response,
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  },
};

/** Requests each kind of response and returns the headers that differ. */
export async function wrongHeaders(request: APIRequestContext, url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, address] of Object.entries(await kindsOfResponse(request, url))) {
    const isPage = kind.includes('page');
    const found = (
      await request.get(url + address, { maxRedirects: 0, ...(isPage ? asPage : {}) })
    ).headers();
    for (const [name, value] of Object.entries(headersOf[kind] ?? {})) {
      // The nonce is 16 random bytes.
      const is = (found[name] ?? none).replace(/'nonce-[\w+/]{22}=='/, "'nonce-…'");
      if (is !== value) wrong.push(`${kind} ${address}: ${name} is ${is}`);
    }
  }
  return wrong;
}
