import { genericTexts, importKinds, isStorable, personFields } from '@portal/domain';
import { isRecord } from '../../base/body.ts';
import { badParameter, HttpError, invalid } from '../../base/httpError.ts';
import { idempotency } from '../../base/idempotency.ts';
import type { Context, Next, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { m } from '../../base/texts.ts';
import { brandNow } from '../brand/index.ts';
import { timeZone } from '../brand/settings.ts';
import { checkReportSize, isReportPath } from '../browser-report/index.ts';
import { isDirectoryPath } from '../directory/index.ts';
import { outboxPage } from '../mail/index.ts';
import { storageSettings } from '../media/settings.ts';
import { isUnsubscribePath } from '../notifications/index.ts';
import {
  createPageData,
  createPages,
  createRenderer,
  createUserOfPage,
  isSignedOut,
} from '../pages/index.ts';
import { sandboxMiddleware } from '../payments/index.ts';
import { paymentSettings } from '../payments/settings.ts';
import { languageOfAccount } from '../sign-in/index.ts';
import { metricsPage, readyCheck } from '../system/index.ts';
import { isViewPath } from '../view/index.ts';
import { callLog } from './callLog.ts';
import {
  badRequests,
  handleClientErrors,
  httpErrorOf,
  rejectAnsweredErrors,
  sendHttpError,
} from './errors.ts';
import { watch } from './watch.ts';

/** Addresses of Strapi's admin panel, which reads the portal's records and writes none: docs/adr/0029. */
const panelPath = /^\/(admin|content-\w+|i18n|upload|email|users-permissions)(\/|$)/;

/** Paths of the panel's own data: its users, roles, tokens, webhooks and page layouts. */
const ownSettings =
  /^\/(admin|content-manager\/(content-types|components)\/[^/]+\/configuration)(\/|$)/;

/** Rejects changes of records, pictures, roles of vendors and settings of plugins. */
const panelReads = async (ctx: Context, next: Next): Promise<void> => {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(ctx.method);
  if (!reads && panelPath.test(ctx.path) && !ownSettings.test(ctx.path)) {
    throw new HttpError('panel-reads-only');
  }
  await next();
};

/** Permissions to change data of plugins, such as the content manager and the media library. */
const writing = /^plugin::.+\.(create|update|delete|publish)$/;

interface ActionProvider {
  hooks: { didRegister: { register(hook: (action: { key: string }) => Promise<void>): unknown } };
  delete(key: string): Promise<unknown>;
}

/** Removes these permissions, even from super admins, so that the panel hides buttons that would be rejected. */
const withholdWriting = (strapi: Strapi): void => {
  const provider: ActionProvider = strapi.service('admin::permission').actionProvider;
  provider.hooks.didRegister.register(async ({ key }) => {
    if (writing.test(key)) await provider.delete(key);
  });
};

type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** The admin panel gets Strapi's own errors. */
const isOfPanel = (path: string): boolean => settings.adminPanel && panelPath.test(path);
const hasOwnPrefix = (path: string): boolean =>
  path === '/' || /^\/(api|uploads|_health|_ready)(\/|$)/.test(path) || isOfPanel(path);

/** `/apps/`, `/apps` and `/api/apps` are one address. */
const paths: Middleware = async (ctx, next) => {
  const path = ctx.path.replace(/\/+$/, '') || '/';
  ctx.path = hasOwnPrefix(path) ? path : `/api${path}`;
  await next();
};

/** Names that the query parser drops silently, because every object has them. */
const prototypeNames = new Set(Object.getOwnPropertyNames(Object.prototype));

const checkQueryNames = (ctx: Context): void => {
  for (const name of new URLSearchParams(ctx.querystring).keys()) {
    const bad = name.split(/[[\].]+/).find((part) => prototypeNames.has(part));
    if (bad) throw badParameter([name.split('[')[0] ?? name], m.query_key({ key: bad }));
  }
};

const errors =
  (strapi: Strapi): Middleware =>
  async (ctx, next) => {
    try {
      checkQueryNames(ctx);
      await next();
      if (!isOfPanel(ctx.path)) rejectAnsweredErrors(ctx);
    } catch (error) {
      if (!(error instanceof HttpError) && isOfPanel(ctx.path)) throw error;
      sendHttpError(ctx, httpErrorOf(strapi, ctx.path, error));
    }
  };

/** Label of a body's key: `first_name` is 'First name'; of a person, in the language of the call. */
const labelOf = (name: string): string => {
  const { firstName, lastName, email } = personFields;
  const known = { first_name: firstName, last_name: lastName, email }[name];
  if (known) return known.label;
  const words = name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Rejects text that cannot be stored, in bodies without `data`. */
const checkTexts = (body: unknown): void => {
  if (!isRecord(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' || isStorable(value)) continue;
    const message = genericTexts.notValid(labelOf(name));
    throw invalid(message, [{ path: [name], message }]);
  }
};

/** Rejects compressed bodies, and reports that are too large. */
const plainBodies: Middleware = async (ctx, next) => {
  if (!['', 'identity'].includes(ctx.get('Content-Encoding')))
    throw new HttpError('unsupported-media-type', {
      message: m.body_compressed(),
    });
  if (ctx.method !== 'POST' || !isReportPath(ctx.path)) return next();
  checkReportSize(ctx.request.length);
  try {
    await next();
  } catch (error) {
    // The parser takes no bare values of JSON, which are no reports either.
    if (Object(error).status !== 400) throw error;
    ctx.status = 204;
  }
};

/** Calls that get files as a form. */
const formPaths = new Set(['/api/upload', ...importKinds.map((kind) => `/api/imports/${kind}`)]);

/** Forms of other sites can post URL-encoded text without a preflight request, so bodies must be JSON. */
const jsonOnly: Middleware = async (ctx, next) => {
  const writes = ['POST', 'PUT', 'PATCH'].includes(ctx.method);
  // Views and reports change no user data, and beacons send plain text. A link to unsubscribe is signed.
  const { path } = ctx;
  const open =
    formPaths.has(path) || [isViewPath, isReportPath, isUnsubscribePath].some((is) => is(path));
  if (writes && ctx.request.length !== 0 && !open && ctx.is('json') === false) {
    throw new HttpError('unsupported-media-type');
  }
  if (writes) ctx.request.body ??= {};
  checkTexts(ctx.request.body);
  await next();
};

/** For the read interface, whose keys name the sites that may use them. */
const allowEverySite: Middleware = async (ctx, next) => {
  ctx.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'ETag, RateLimit, RateLimit-Policy, Retry-After',
  });
  if (ctx.method !== 'OPTIONS') return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Authorization, If-None-Match',
    'Access-Control-Max-Age': '600',
  });
  ctx.status = 204;
};

/** Other sites may call only if the settings name them; those of the directory may only report views. */
const cors: Middleware = async (ctx, next) => {
  if (isDirectoryPath(ctx.path)) return allowEverySite(ctx, next);
  const origin = ctx.get('Origin');
  const origins = isViewPath(ctx.path) ? settings.views.origins : settings.corsOrigins;
  if (!origins.includes(origin)) return next();
  ctx.set({
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
  });
  ctx.vary('Origin');
  if (ctx.method !== 'OPTIONS' || !ctx.get('Access-Control-Request-Method')) return next();
  ctx.set({
    'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
    'Access-Control-Max-Age': '600',
  });
  ctx.status = 204;
};

export const registerMiddlewares = (strapi: Strapi): void => {
  // Before all others, also those of the registry.
  strapi.server.use(watch);
  strapi.server.use(badRequests(strapi));
  handleClientErrors(strapi);
  withholdWriting(strapi);
  const registry = strapi.get('middlewares');
  const pages = createPages({
    dist: settings.portalDist,
    publicUrl: settings.publicUrl,
    directoryUrl: settings.directoryUrl,
    stripeMode: paymentSettings.mode,
    uploadsUrl: storageSettings.uploadsUrl,
    dataOf: createPageData(strapi),
    render: createRenderer(settings.portalDist, (error) => strapi.log.error(error)),
    languageOfAccount: languageOfAccount(strapi),
    userOfPage: createUserOfPage(strapi),
    isSignedOut,
    brandOf: brandNow,
    facts: {
      'time-zone': timeZone,
      ...(settings.analytics ? {} : { analytics: 'off' }),
    },
    ...(settings.adminPanel ? { passThrough: ['/admin'] } : {}),
  });
  registry.add('global::', {
    sandbox: () => sandboxMiddleware(),
    outbox: () => outboxPage,
    ready: () => readyCheck(strapi),
    metrics: () => metricsPage,
    pages: () => pages,
    paths: () => paths,
    'call-log': () => callLog(strapi),
    errors: () => errors(strapi),
    'panel-reads': () => panelReads,
    'plain-bodies': () => plainBodies,
    'json-only': () => jsonOnly,
    idempotency: () => idempotency(strapi),
  });
  // Strapi requires these three names; its own allow any origin and serve a folder and an icon that do not exist.
  registry.set('strapi::cors', () => cors);
  for (const name of ['favicon', 'public'])
    registry.set(`strapi::${name}`, () => (_ctx: Context, next: Next) => next());
};
