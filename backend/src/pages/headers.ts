type StripeMode = 'sandbox' | 'test' | 'live';

export interface HeaderSettings {
  /** The address people type; HSTS is sent only when it is https. */
  publicUrl: string;
  /** Stripe's own hosts are let through in test and live mode alone. Default: none. */
  stripeMode?: StripeMode | undefined;
}

type Headers = Record<string, string>;

const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const YEAR = 365 * 24 * 60 * 60;
const POWERS_NOT_USED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'usb',
];

const reachesStripe = (mode: StripeMode | undefined): boolean => mode === 'test' || mode === 'live';

/** The security policy of a page. `mode` is given on every page but those of signed-out people, which take no card; the workbench holds its stories to that of those. */
export const pagePolicy = (nonce: string, mode?: StripeMode): string => {
  const stripe = reachesStripe(mode);
  return [
    "default-src 'none'",
    `script-src 'self'${stripe ? ` ${STRIPE_SCRIPTS}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${stripe ? ' https://api.stripe.com' : ''}`,
    ...(stripe ? [`frame-src ${STRIPE_SCRIPTS} https://hooks.stripe.com`] : []),
    ...(mode === 'sandbox' ? ["frame-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
};

/** HSTS on a plain-http address would lock people out of their own machine. */
const transport = (publicUrl: string): Headers =>
  publicUrl.startsWith('https://')
    ? { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` }
    : {};

/** The headers of every HTML answer; `nonce` is new for each of them. */
export const securityHeaders = (nonce: string, settings: HeaderSettings): Headers => {
  const stripe = reachesStripe(settings.stripeMode);
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return {
    'Content-Security-Policy': pagePolicy(nonce, settings.stripeMode),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...POWERS_NOT_USED.map((power) => `${power}=()`), payment].join(', '),
    ...transport(settings.publicUrl),
  };
};

/** The headers of an answer of the API: personal, so never kept, and inert should a browser be made to show it. */
export const answerHeaders = (settings: Pick<HeaderSettings, 'publicUrl'>): Headers => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...transport(settings.publicUrl),
});

/** Codes of letters travel in these addresses, so they must not leave in a referrer. */
const CARRIES_A_CODE = new Set(['/auth/reset-password', '/auth/verify']);

/** An address with a secret in it is told to nobody. */
export const referrerPolicyOf = (path: string): Headers =>
  CARRIES_A_CODE.has(path.replace(/\/+$/, '')) ? { 'Referrer-Policy': 'no-referrer' } : {};
