import { newPasswordProblem } from './extensions/users-permissions/passwords.ts';
import { logFormat } from './log.ts';
import { smtpOptions } from './mail/smtp.ts';
import { settings } from './settings.ts';

/** What Strapi's own files in config/ hand on; every value comes from the settings. */
const { database: db, secretFor } = settings;

interface SqliteConnection {
  pragma(statement: string): unknown;
}

export const server = {
  host: settings.host,
  port: settings.port,
  url: settings.publicUrl,
  // Node would answer a call without a Host by itself, without our headers.
  http: { serverOptions: { requireHostHeader: false } },
  dirs: { public: settings.publicDir },
  // Of the addresses in X-Forwarded-For only the last ones are written by our own proxies; before them stands what a caller made up.
  proxy: { koa: settings.trustedProxies > 0, maxIpsCount: settings.trustedProxies },
  app: { keys: [secretFor('app keys')] },
  // Would write another instance's records past every rule.
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
          // One connection: a second writer would meet "database is locked". What was acknowledged is on the disk.
          pool: {
            min: 1,
            max: 1,
            afterCreate: (
              connection: SqliteConnection,
              done: (error: null, c: unknown) => void,
            ) => {
              connection.pragma('journal_mode = WAL');
              connection.pragma('synchronous = FULL');
              done(null, connection);
            },
          },
        }
      : {
          client: 'postgres',
          connection: { connectionString: db.url },
          pool: { min: 0, max: 10 },
        }),
    acquireConnectionTimeout: 10_000,
    // An error is logged with its statement, never with the values: they are addresses, codes and what people wrote.
    compileSqlOnError: false,
  },
  // A changed schema must never drop a column of live data by itself.
  settings: { forceMigration: !settings.production },
};

export const middlewares = [
  'global::sandbox',
  'global::outbox',
  'global::pages',
  'global::paths',
  'global::call-log',
  'strapi::errors',
  'global::refusals',
  'global::panel-reads',
  // The pages module sets the headers of pages and answers alike.
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: false,
      hsts: false,
      frameguard: { action: 'deny' },
      // For browsers and plugins of the past.
      dnsPrefetchControl: false,
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
    },
  },
  'strapi::cors',
  'strapi::query',
  'global::plain-bodies',
  // The card provider signs the bytes of its calls, so they are kept beside what was read from them.
  // Forms are read by the upload module, once it knows that somebody is signed in.
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
      // The stored limit of our own counts logins; see extensions/users-permissions.
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
  // Made in any case; the outbox takes its place when there is no mail server.
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: smtpOptions(settings.mail.smtpUrl),
      settings: { defaultFrom: settings.mail.from },
    },
  },
  upload: { config: { sizeLimit: 5 * 1024 * 1024 } },
};
