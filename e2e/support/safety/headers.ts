import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../api.ts';
import { atStripe } from '../provider.ts';

/** As a browser asks for a page. */
const asPage = { headers: { accept: 'text/html' } };

/** An address for each kind of answer. */
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
    'refused call': '/api/auth/local',
    'address that leads on': '/auth',
    'missing asset': '/assets/nothing.js',
    icon: '/favicon.svg',
    health: '/_health',
    outbox: '/_outbox',
    sandbox: '/sandbox/stripe.js',
  };
}

/** The policy of a page, word by word; `cards` where a card may be asked for. */
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
  ].join('; ');
};

/** A power that is not used is given to no page, not even to a script of our own; to pay is Stripe's alone. */
const powersOf = (cards: boolean): string =>
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
  // A promise of https would lock people out where there is none.
  'strict-transport-security': none,
  'x-content-type-options': 'nosniff',
  'x-powered-by': none,
};
const html = (cards: boolean) => ({
  ...response,
  'content-security-policy': policyOf(cards),
  'permissions-policy': powersOf(cards),
  'referrer-policy': 'strict-origin-when-cross-origin',
});
/** What was uploaded may be looked at, and do nothing. */
const upload = {
  ...response,
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** What each kind must carry, word by word. */
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
  'refused call': response,
  'address that leads on': response,
  'missing asset': response,
  icon: { ...response, 'cache-control': 'no-cache' },
  health: response,
  // Only where no one else reads emails or pays; emails are shown in frames, and run nothing.
  outbox: {
    ...response,
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'",
  },
  // Its pages are the fields of a card, which the portal frames.
  sandbox: {
    ...response,
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  },
};

/** Asks for each kind of answer, and says which headers are missing, wrong or too much. */
export async function wrongHeaders(request: APIRequestContext, url: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const [kind, address] of Object.entries(await kindsOfResponse(request, url))) {
    const isPage = kind.includes('page');
    const found = (
      await request.get(url + address, { maxRedirects: 0, ...(isPage ? asPage : {}) })
    ).headers();
    for (const [name, value] of Object.entries(headersOf[kind] ?? {})) {
      // The nonce is new each time: 16 bytes.
      const is = (found[name] ?? none).replace(/'nonce-[\w+/]{22}=='/, "'nonce-…'");
      if (is !== value) wrong.push(`${kind} ${address}: ${name} is ${is}`);
    }
  }
  return wrong;
}
