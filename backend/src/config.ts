import { prepareSqlite } from './base/database.ts';
import { logFormat } from './base/log.ts';
import { settings } from './base/settings.ts';
import { smtpOptions } from './features/mail/index.ts';
import { mailSettings } from './features/mail/settings.ts';
import { newPasswordProblem } from './features/sign-in/index.ts';

/** The contents of the files in config/, derived from the settings. */
const { database: db, secretFor } = settings;

export const server = {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  // Node would respond to a call without a Host itself, without our headers.
  http: { serverOptions: { requireHostHeader: false } },
  dirs: { public: settings.publicDir },
  // Only the last addresses in X-Forwarded-For are from our own proxies; callers can forge the others.
  proxy: { koa: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies },
  app: { keys: [secretFor('app keys')] },
  // It would bypass every rule.
  transfer: { remote: { enabled: false } },
  logger: {
    config: { level: settings.logLevel, ...logFormat },
    updates: { enabled: false },
    startup: { enabled: false },
  },
};

export const admin = {
  autoOpen: false,
  serveAdminPanel: settings.adminPanel,
  auth: { secret: secretFor('operators') },
  apiToken: { salt: secretFor('api tokens'), secrets: { encryptionKey: secretFor('encryption') } },
  transfer: { token: { salt: secretFor('transfer tokens') } },
  secrets: { encryptionKey: secretFor('encryption') },
  flags: { nps: false, promoteEE: false },
};

export const api = {
  rest: { prefix: '/api', defaultLimit: 10, maxLimit: 100, withCount: true },
};

export const database = {
  connection: {
    ...(db.client === 'sqlite'
      ? {
          client: 'sqlite',
          connection: { filename: db.filename },
          useNullAsDefault: true,
          // One connection: a second writer would fail with "database is locked".
          pool: {
            min: 1,
            max: 1,
            afterCreate: prepareSqlite,
          },
        }
      : {
          client: 'postgres',
          connection: { connectionString: db.url },
          pool: { min: 0, max: 10 },
        }),
    acquireConnectionTimeout: 10_000,
    // Errors are logged with their statement but without its values, which may be personal.
    compileSqlOnError: false,
  },
  // In production a changed schema must not drop columns.
  settings: { forceMigration: !settings.production },
};

export const middlewares = [
  'global::sandbox',
  'global::ready',
  'global::metrics',
  'global::outbox',
  'global::pages',
  'global::paths',
  'global::call-log',
  'strapi::errors',
  'global::errors',
  'global::panel-reads',
  // The pages module sets the security headers of pages and responses.
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: false,
      hsts: false,
      frameguard: { action: 'deny' },
      // For outdated browsers and plugins only.
      dnsPrefetchControl: false,
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
    },
  },
  'strapi::cors',
  'strapi::query',
  'global::plain-bodies',
  // `includeUnparsed`: the card provider signs the raw body of its calls.
  // `multipart`: the upload module reads forms itself, after authentication.
  { name: 'strapi::body', config: { multipart: false, jsonLimit: '256kb', includeUnparsed: true } },
  'global::json-only',
  'strapi::favicon',
  'strapi::public',
];

export const plugins = {
  'users-permissions': {
    config: {
      jwtSecret: secretFor('sessions'),
      jwtManagement: 'refresh',
      sessions: {
        accessTokenLifespan: settings.session.accessSeconds,
        maxRefreshTokenLifespan: settings.session.refreshSeconds,
        idleRefreshTokenLifespan: settings.session.refreshSeconds,
      },
      // Replaced by features/sign-in/loginLimit.ts, which survives restarts.
      ratelimit: { enabled: false },
      validationRules: {
        validatePassword: (password: unknown) => {
          const problem = newPasswordProblem(password);
          if (problem) throw new Error(problem);
          return true;
        },
      },
      register: { allowedFields: ['first_name', 'last_name', 'newsletter'] },
    },
  },
  // Replaced by the outbox when there is no mail server.
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: smtpOptions(mailSettings.smtpUrl),
      settings: { defaultFrom: mailSettings.from },
    },
  },
  upload: { config: { sizeLimit: 5 * 1024 * 1024 } },
};
