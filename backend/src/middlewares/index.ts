import { isStorable } from '@portal/domain';
import { isViewPath } from '../api/view/path.ts';
import { isRecord } from '../body.ts';
import { outboxPage } from '../mail/outboxPage.ts';
import { createPages } from '../pages/createPages.ts';
import { sandboxDoor } from '../payments/sandbox.ts';
import { badParameter, invalid, Refusal } from '../refusal.ts';
import type { Context, Next, Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { errors } from '../strapi.ts';
import { answerBadConnections, badRequests, sendRefusal } from './badRequests.ts';
import { callLog } from './callLog.ts';
import { idempotency } from './idempotency.ts';
import { panelPath, panelReads, withholdWriting } from './panel.ts';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** Without the prefix; the admin panel brings addresses of its own. */
const keepsPath = (path: string): boolean =>
  /^\/(api|uploads|_health)(\/|$)/.test(path) || (settings.adminPanel && panelPath.test(path));

/** `/apps/`, `/apps` and `/api/apps` are one address. */
const paths: Middleware = async (ctx, next) => {
  const path = ctx.path.replace(/\/+$/, '') || '/';
  ctx.path = path === '/' || keepsPath(path) ? path : `/api${path}`;
  await next();
};

/** The disk, as SQLite, PostgreSQL and the system call it. */
const noRoom =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|53100$|(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$)/;

/** Errors of the body parser and of Strapi's own validation, in the one shape of the contract and without echoing values. */
const asRefusal = (error: unknown): unknown => {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError) return new Refusal(400, 'The body is not valid JSON.');
  if (isRecord(error) && error.status === 413) return new Refusal(413, 'The body is too large.');
  // Of the body parser, whose errors have a type: the body ended early, say.
  if (isRecord(error) && error.status === 400 && typeof error.type === 'string')
    return new Refusal(400, 'The body is not readable.');
  if (isRecord(error) && noRoom.test(String(error.code)))
    return new Refusal(
      503,
      'Nothing was saved: the disk of the server is full or cannot be written.',
    );
  if (!(error instanceof errors.ValidationError) || !isRecord(error.details)) return error;
  const { errors: found, param } = error.details;
  if (typeof param === 'string') return badParameter([param], error.message);
  return new Refusal(400, error.message, {
    ...error.details,
    ...(Array.isArray(found) && found.length > 0
      ? { errors: found.map(({ path, message }) => ({ path, message })) }
      : {}),
  });
};

/** Names that the reader of queries drops without a word, because every object has them. */
const prototypeNames = new Set(Object.getOwnPropertyNames(Object.prototype));

const checkQueryNames = (ctx: Context): void => {
  for (const name of new URLSearchParams(ctx.querystring).keys()) {
    const bad = name.split(/[[\].]+/).find((part) => prototypeNames.has(part));
    if (bad) throw badParameter([name.split('[')[0] ?? name], `Invalid key ${bad}`);
  }
};

const refusals: Middleware = async (ctx, next) => {
  try {
    checkQueryNames(ctx);
    await next();
    // The router answers these in plain text; it names what is allowed in a header.
    if (ctx.status === 405 || ctx.status === 501) throw new Refusal(405, 'Method Not Allowed');
  } catch (thrown) {
    const error = asRefusal(thrown);
    if (!(error instanceof Refusal)) throw error;
    sendRefusal(ctx, error);
  }
};

/** A name of a body as the forms call it: `first_name` is 'First name'. */
const labelOf = (name: string): string => {
  const words = name.replaceAll(/_|(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** Of bodies without `data`: a name or a password that no database can hold is nobody's. */
const checkTexts = (body: unknown): void => {
  if (!isRecord(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== 'string' || isStorable(value)) continue;
    const message = `${labelOf(name)} is not valid`;
    throw invalid(message, [{ path: [name], message }]);
  }
};

/** Nobody has to send us a compressed body, and one that only says so breaks where it is read. */
const plainBodies: Middleware = async (ctx, next) => {
  if (!['', 'identity'].includes(ctx.get('Content-Encoding')))
    throw new Refusal(415, 'Send the body uncompressed.');
  await next();
};

/** Forms of other sites can post urlencoded text without asking; nothing of ours is written that way. */
const jsonOnly: Middleware = async (ctx, next) => {
  const writes = ['POST', 'PUT', 'PATCH'].includes(ctx.method);
  // A view changes nothing of anybody's, and beacons send plain text.
  const open = ctx.path === '/api/upload' || isViewPath(ctx.path);
  if (writes && ctx.request.length !== 0 && !open && ctx.is('json') === false) {
    throw new Refusal(415, 'Send the body as application/json.');
  }
  if (writes) ctx.request.body ??= {};
  checkTexts(ctx.request.body);
  await next();
};

/** Other sites may call only when the settings name them: the directory reports views and nothing else. */
const cors: Middleware = async (ctx, next) => {
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

const pass: Middleware = (_ctx, next) => next();

export const registerMiddlewares = (strapi: Strapi): void => {
  // Before all others, those of the registry included.
  strapi.server.use(badRequests(strapi));
  answerBadConnections(strapi);
  withholdWriting(strapi);
  const registry = strapi.get('middlewares');
  const pages = createPages({
    dist: settings.portalDist,
    publicUrl: settings.publicUrl,
    stripeMode: settings.payments.mode,
    facts: {
      'time-zone': settings.timeZone,
      ...(settings.analytics ? {} : { analytics: 'off' }),
    },
    ...(settings.adminPanel ? { passThrough: ['/admin'] } : {}),
  });
  registry.add('global::', {
    // Takes its place in sandbox mode; see payments/sandbox.ts.
    sandbox: () => sandboxDoor(),
    outbox: () => outboxPage,
    pages: () => pages,
    paths: () => paths,
    'call-log': () => callLog(strapi),
    refusals: () => refusals,
    'panel-reads': () => panelReads,
    'plain-bodies': () => plainBodies,
    'json-only': () => jsonOnly,
    idempotency: () => idempotency(strapi),
  });
  // Strapi insists on these three names: its own would answer any origin and show a folder and a picture we do not have.
  registry.set('strapi::cors', () => cors);
  registry.set('strapi::favicon', () => pass);
  registry.set('strapi::public', () => pass);
};
