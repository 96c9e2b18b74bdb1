import { createHmac, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { isHost } from '@portal/domain';
import {
  choice,
  flag,
  isSet,
  list,
  matching,
  number,
  originOf,
  proxies,
  text,
  token,
} from './readSetting.ts';
import { StartError } from './startError.ts';

const backendDir = resolve(import.meta.dirname, '../..');
const repoDir = resolve(backendDir, '..');

/** Origins: scheme, host and port. A path is left out. */
const origins = (name: string): string[] =>
  list(name).map((item) =>
    originOf(name, /^https?:/i.test(item) && URL.canParse(item) ? new URL(item).origin : item),
  );

/** The address of the public directory, or empty. */
const readDirectoryUrl = (): string => {
  const value = text('DIRECTORY_URL', '');
  if (value === '') return '';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol) && isHost(url.hostname) && url.username === '')
    return url.href;
  throw new StartError(
    `DIRECTORY_URL must be an address such as https://example.org/, not "${value}".`,
  );
};

/** Each but production is for developers: with demo records, the sandbox of payments and no confirmed addresses. */
const environments = ['development', 'test', 'production'] as const;
/** Those of winston, Strapi's logger, and none. */
const logLevels = ['silent', 'error', 'warn', 'info', 'http', 'verbose', 'debug', 'silly'] as const;

const production = choice('NODE_ENV', 'development', environments) === 'production';
const port = number('PORT', 4400, { most: 65_535 });
const host = matching('HOST', '127.0.0.1', {
  form: /^[\w.-]+$|^(?=.*:.*:)[a-f\d:.]+(%[\w.-]+)?$/i,
  wanted: 'an address of this machine such as 127.0.0.1',
});
const publicUrl = originOf('PUBLIC_URL', text('PUBLIC_URL', `http://localhost:${port}`));
const dataDir = resolve(text('DATA_DIR', join(repoDir, '.data')));
const directoryUrl = readDirectoryUrl();
const publicDir = join(dataDir, 'public');
const uploadsDir = join(publicDir, 'uploads');

/** Not `recursive`, which loops forever where the system rejects new folders with ENOENT, as under /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another instance that starts at the same moment may have made it.
    if (!existsSync(folder)) throw error;
  }
};

const HEADROOM = 32 * 1024 * 1024;

const prepareDataDir = (): void => {
  const full = `The disk that holds ${dataDir} is full. Free some space, or set DATA_DIR to a folder on another disk.`;
  try {
    for (const folder of [dataDir, uploadsDir, join(dataDir, 'outbox')]) makeFolder(folder);
    writeFileSync(join(dataDir, '.probe'), randomBytes(4096));
    const { bavail, bsize } = statfsSync(dataDir);
    if (bavail * bsize < HEADROOM) throw new StartError(full);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : error;
    throw new StartError(
      code === 'ENOSPC'
        ? full
        : `The data folder ${dataDir} cannot be written (${code}). Set DATA_DIR to a folder of yours.`,
    );
  }
};

/** All keys derive from one secret; outside of production it is generated at the first start and stored with the data. */
const readSecret = (): string => {
  const given = text('SECRET', '');
  if (given.length >= 32) return given;
  if (given !== '') throw new StartError('SECRET must be at least 32 characters long.');
  if (production) {
    throw new StartError(
      'Set SECRET to at least 32 random characters ("openssl rand -base64 48").',
    );
  }
  const file = join(dataDir, 'secret');
  if (!existsSync(file))
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
};

const readDatabase = () => {
  const client = choice('DATABASE_CLIENT', 'sqlite', ['sqlite', 'postgres']);
  const url = text('DATABASE_URL', '');
  if (client === 'sqlite') return { client, filename: join(dataDir, 'portal.db') } as const;
  if (url === '') throw new StartError('DATABASE_CLIENT is postgres, so set DATABASE_URL as well.');
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return { client, url } as const;
  // Without the value, which has a password.
  throw new StartError(
    'DATABASE_URL must be an address such as postgres://user:password@host/database. In a password write # as %23, / as %2F and @ as %40.',
  );
};

/** Browsers reject a cookie for a domain that the page does not belong to, and for a part of an IP address or a top-level domain. */
const readCookieDomain = (): string => {
  const value = text('COOKIE_DOMAIN', '');
  const { hostname } = new URL(publicUrl);
  const domain = value.replace(/^\./, '').toLowerCase();
  const canBeAbove = isIP(hostname) === 0 && (domain.includes('.') || domain === 'localhost');
  if (value === '' || domain === hostname || (canBeAbove && hostname.endsWith(`.${domain}`)))
    return value;
  throw new StartError(
    `COOKIE_DOMAIN must be the host of PUBLIC_URL or a domain above it, such as ${hostname}, not "${value}".`,
  );
};

/** Without the setting there may be no portal, such as where another server has its files. */
const readPortalDist = (): string => {
  const folder = resolve(text('PORTAL_DIST', join(repoDir, 'app', 'dist')));
  const pages = ['index.html', 'auth/login.html'];
  if (!isSet('PORTAL_DIST') || pages.some((page) => existsSync(join(folder, page)))) return folder;
  throw new StartError(`PORTAL_DIST must be the folder of the built portal, not "${folder}".`);
};

const readSettings = () => {
  if (production && !publicUrl.startsWith('https://')) {
    throw new StartError('In production PUBLIC_URL must be the https address people type.');
  }
  prepareDataDir();
  const secret = readSecret();
  const secretFor = (purpose: string): string =>
    createHmac('sha256', secret).update(purpose).digest('base64url');
  return {
    production,
    backendDir,
    repoDir,
    port,
    host,
    publicUrl,
    dataDir,
    publicDir,
    uploadsDir,
    outboxDir: join(dataDir, 'outbox'),
    database: readDatabase(),
    secretFor,
    /** How long a page waits for its first data; 0 sends none. */
    pageDataSeconds: number('PAGE_DATA_SECONDS', 1, { most: 3600 }),
    /** Of the public directory; empty for an example. */
    directoryUrl,
    /** Folder of the built portal. */
    portalDist: readPortalDist(),
    demo: flag('DEMO', !production),
    /** Time between the request to stop and closing the port. */
    drainSeconds: number('DRAIN_SECONDS', production ? 1 : 0, { most: 3600 }),
    adminPanel: flag('ADMIN_PANEL', false),
    logLevel: choice('LOG_LEVEL', production ? 'http' : 'warn', logLevels),
    jsonLog: production && !process.stdout.isTTY,
    /** Token of `/metrics`; empty turns it off. */
    metricsToken: token('METRICS_TOKEN', 16),
    /** Number of proxies in front; without one X-Forwarded-* is ignored. */
    trustedProxies: proxies('TRUST_PROXY'),
    corsOrigins: origins('CORS_ORIGINS'),
    /** Off hides the dashboard and the pages of views in the portal. */
    analytics: flag('ANALYTICS', true),
    views: {
      /** Pages of these sites, and of this one, report views. */
      origins: [
        ...origins('DIRECTORY_ORIGINS'),
        ...[publicUrl, directoryUrl].filter(Boolean).map((url) => new URL(url).origin),
      ],
      perMinute: number('VIEWS_PER_MINUTE', 60, { least: 1 }),
    },
    /** Reads with one key of the read interface. */
    readsPerMinute: number('READS_PER_MINUTE', 600, { least: 1 }),
    /** Whether webhooks may have private addresses. */
    webhookPrivateAddresses: flag('WEBHOOK_PRIVATE_ADDRESSES', !production),
    links: {
      /** Whether the links of live listings are checked. */
      checked: flag('LINK_CHECKS', true),
      /** Days of a broken website after which a listing is hidden; 0 hides none. */
      hideAfterDays: number('HIDE_BROKEN_AFTER_DAYS', 0),
      /** Whether these links, and logos of imports, may lead to private addresses. */
      privateAddresses: flag('LINK_PRIVATE_ADDRESSES', !production),
    },
    cookieDomain: readCookieDomain(),
    /** Hours in which a submitted record should be decided; 0 is no limit. */
    reviewLimitHours: number('REVIEW_LIMIT_HOURS', 0),
    /** Whether staff need a second factor. */
    staffSecondFactor: flag('STAFF_SECOND_FACTOR', false),
    confirmEmail: flag('CONFIRM_EMAIL', production),
    session: {
      accessSeconds: number('ACCESS_TOKEN_SECONDS', 600, { least: 1 }),
      refreshSeconds: number('REFRESH_TOKEN_SECONDS', 7 * 24 * 3600, { least: 1 }),
      /** How long a repeated refresh gets the same response, such as after a lost response. */
      graceSeconds: number('REFRESH_GRACE_SECONDS', 30),
    },
    login: {
      triesPerAccount: number('LOGIN_TRIES', 10, { least: 1 }),
      triesPerAddress: number('LOGIN_TRIES_PER_ADDRESS', 100, { least: 1 }),
      registrationsPerAddress: number('REGISTRATIONS_PER_ADDRESS', 30, { least: 1 }),
      windowSeconds: number('LOGIN_WINDOW_SECONDS', 15 * 60, { least: 1 }),
    },
  };
};

export const settings = readSettings();
