type StripeMode = 'sandbox' | 'test' | 'live';

export interface HeaderSettings {
  /** HSTS is sent only when it is https. */
  publicUrl: string;
  /** The policy allows Stripe's hosts in test and live mode only. Default: none. */
  stripeMode?: StripeMode | undefined;
  /** Address of the pictures, if they are not loaded from the portal. Default: none. */
  uploadsUrl?: string;
}

type Headers = Record<string, string>;

const STRIPE_SCRIPTS = 'https://js.stripe.com https://*.js.stripe.com';
const REPORTS = '/api/reports';
/** Browsers that know `report-to` ignore the older `report-uri`. */
const REPORTED = `report-uri ${REPORTS}; report-to policy`;
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

/**
 * The security policy of a page. Pages for signed-out visitors and stories take no cards and have no `mode`. `pictures` is
 * another origin of pictures.
 */
export const pagePolicy = (nonce: string, mode?: StripeMode, pictures = ''): string => {
  const stripe = reachesStripe(mode);
  return [
    "default-src 'none'",
    `script-src 'self'${stripe ? ` ${STRIPE_SCRIPTS}` : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${pictures && ` ${pictures}`}`,
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

/** HSTS for an http URL would make the machine unreachable. */
const transport = (publicUrl: string): Headers =>
  publicUrl.startsWith('https://')
    ? { 'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains` }
    : {};

/** The headers of an HTML response; `nonce` must be new for each. */
export const securityHeaders = (nonce: string, settings: HeaderSettings): Headers => {
  const stripe = reachesStripe(settings.stripeMode);
  const pictures = settings.uploadsUrl && new URL(settings.uploadsUrl).origin;
  const payment = stripe ? 'payment=(self "https://js.stripe.com")' : 'payment=()';
  return {
    'Content-Security-Policy': `${pagePolicy(nonce, settings.stripeMode, pictures)}; ${REPORTED}`,
    'Reporting-Endpoints': `policy="${REPORTS}"`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': [...POWERS_NOT_USED.map((power) => `${power}=()`), payment].join(', '),
    ...transport(settings.publicUrl),
  };
};

/** The headers of API responses: never cached, and inert if a browser shows one. */
export const responseHeaders = (settings: Pick<HeaderSettings, 'publicUrl'>): Headers => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  ...transport(settings.publicUrl),
});

/** URLs with codes from emails, which must not be sent as a referrer. */
const CARRIES_A_CODE = new Set(['/auth/reset-password', '/auth/verify']);

export const referrerPolicyOf = (path: string): Headers =>
  CARRIES_A_CODE.has(path.replace(/\/+$/, '')) ? { 'Referrer-Policy': 'no-referrer' } : {};
