/** Settings whose values are shown, in the order of docs/deploy.md. */
export const shownSettings = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'DATA_DIR',
  'DATABASE_CLIENT',
  'STORAGE',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PATH_STYLE',
  'S3_PREFIX',
  'UPLOADS_URL',
  'DEMO',
  'PORTAL_DIST',
  'BRAND_FILE',
  'PAGE_DATA_SECONDS',
  'MAIL_FROM',
  'MAIL_DECISION_SECONDS',
  'MAIL_MESSAGE_SECONDS',
  'MAIL_RETRY_SECONDS',
  'CONFIRM_EMAIL',
  'STAFF_SECOND_FACTOR',
  'REVIEW_LIMIT_HOURS',
  'CORS_ORIGINS',
  'ANALYTICS',
  'TIME_ZONE',
  'DIRECTORY_URL',
  'DIRECTORY_ORIGINS',
  'VIEWS_PER_MINUTE',
  'READS_PER_MINUTE',
  'WEBHOOK_PRIVATE_ADDRESSES',
  'LINK_CHECKS',
  'HIDE_BROKEN_AFTER_DAYS',
  'LINK_PRIVATE_ADDRESSES',
  'COOKIE_DOMAIN',
  'TRUST_PROXY',
  'ACCESS_TOKEN_SECONDS',
  'REFRESH_TOKEN_SECONDS',
  'REFRESH_GRACE_SECONDS',
  'LOGIN_TRIES',
  'LOGIN_TRIES_PER_ADDRESS',
  'LOGIN_WINDOW_SECONDS',
  'REGISTRATIONS_PER_ADDRESS',
  'STRIPE_MODE',
  'STRIPE_ALLOW_SANDBOX',
  'STRIPE_RETRY_DAYS',
  'STRIPE_TEST_CLOCKS',
  'CURRENCY',
  'OFFER_PRICE',
  'REFUND_AFTER_SECONDS',
  'DRAIN_SECONDS',
  'ADMIN_PANEL',
  'LOG_LEVEL',
] as const;

/** Settings that are or may contain a secret. */
export const secretSettings = [
  'SECRET',
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_BASE',
  'METRICS_TOKEN',
] as const;

export interface SettingRow {
  name: string;
  /** The value in force; null for none and for every secret. */
  value: string | null;
  secret: boolean;
  /** Whether it is set, rather than a default. */
  set: boolean;
}

/**
 * The settings in force. A setting in neither list is left out.
 *
 * @param read The values in force of the settings that were read, by name.
 */
export const settingRows = (
  read: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string | undefined>>,
): SettingRow[] => {
  const isSet = (name: string): boolean => (env[name]?.trim() ?? '') !== '';
  return [
    ...shownSettings.map((name) => ({
      name,
      value: read.get(name) || null,
      secret: false,
      set: isSet(name),
    })),
    ...secretSettings.map((name) => ({ name, value: null, secret: true, set: isSet(name) })),
  ];
};
