import { type FieldError, foreignReason, isStorable } from '@portal/domain';
import { isViewPath } from '../api/view/path.ts';
import { isRecord } from '../body.ts';
import { outboxPage } from '../mail/outbox.ts';
import { createPages } from '../pages/createPages.ts';
import { sandboxDoor } from '../payments/sandbox.ts';
import { badParameter, invalid, notFound, Refusal } from '../refusal.ts';
import type { Context, Next, Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { errors } from '../strapi.ts';
import { answerBadConnections, badRequests, sendRefusal } from './badRequests.ts';
import { callLog } from './callLog.ts';
import { idempotency } from './idempotency.ts';
import { panelPath, panelReads, withholdWriting } from './panel.ts';

type Middleware = (ctx: Context, next: Next) => Promise<void>;

/** Calls of the admin panel, which has Strapi's own errors. */
const isOfPanel = (path: string): boolean => settings.adminPanel && panelPath.test(path);
const hasOwnPrefix = (path: string): boolean =>
  path === '/' || /^\/(api|uploads|_health)(\/|$)/.test(path) || isOfPanel(path);

/** `/apps/`, `/apps` and `/api/apps` are one address. */
const paths: Middleware = async (ctx, next) => {
  const path = ctx.path.replace(/\/+$/, '') || '/';
  ctx.path = hasOwnPrefix(path) ? path : `/api${path}`;
  await next();
};

/** The disk, as SQLite, PostgreSQL and the system call it. */
const noRoom =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|53100$|(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$)/;

const statuses = [
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.NotFoundError, 404],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
  [errors.ApplicationError, 400],
] as const;

/** Of Strapi's errors by their class; koa's and the body parser's have a status. */
const statusOf = (error: object): number => {
  const known = statuses.find(([kind]) => error instanceof kind);
  return known?.[1] ?? Number(Object(error).status);
};

const fieldErrorOf = ({ path, message }: FieldError): FieldError => {
  const reason = foreignReason(400, message);
  return { path, message, ...(reason === 'invalid' ? {} : { reason }) };
};

/** An error of Strapi, koa or a plugin in the shape of the contract, without echoing values; undefined for a crash. */
const foreignRefusal = (error: object): Refusal | undefined => {
  const status = statusOf(error);
  const { message, details, type } = Object(error);
  if (status === 413) return new Refusal('too-large');
  // Of the body parser, whose errors have a type: the body ended early, say.
  if (status === 400 && typeof type === 'string')
    return new Refusal('bad-request', { message: 'The body is not readable.' });
  const reason = foreignReason(status, message);
  if (reason === 'internal') return undefined;
  if (!isRecord(details)) return new Refusal(reason, { message });
  const { errors: found, param } = details;
  if (typeof param === 'string') return badParameter([param], message);
  const fields =
    Array.isArray(found) && found.length > 0 ? { errors: found.map(fieldErrorOf) } : {};
  return new Refusal(reason, { message, details: { ...details, ...fields } });
};

const refusalOf = (strapi: Strapi, error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof SyntaxError)
    return new Refusal('bad-request', { message: 'The body is not valid JSON.' });
  if (noRoom.test(String(Object(error).code))) return new Refusal('disk-full');
  const refusal = foreignRefusal(Object(error));
  if (refusal) return refusal;
  strapi.log.error(error);
  return new Refusal('internal');
};

/** Strapi answers some calls with an error that it does not throw, and the router in plain text. */
const rejectAnsweredErrors = ({ status, body }: Context): void => {
  // The router names what is allowed in a header.
  if (status === 405 || status === 501) throw new Refusal('method-not-allowed');
  if (status === 404 && body === undefined) throw notFound();
  const refusal = isRecord(body) && isRecord(body.error) ? foreignRefusal(body.error) : undefined;
  if (refusal) throw refusal;
};

/** Names that the reader of queries drops without a word, because every object has them. */
const prototypeNames = new Set(Object.getOwnPropertyNames(Object.prototype));

const checkQueryNames = (ctx: Context): void => {
  for (const name of new URLSearchParams(ctx.querystring).keys()) {
    const bad = name.split(/[[\].]+/).find((part) => prototypeNames.has(part));
    if (bad) throw badParameter([name.split('[')[0] ?? name], `Invalid key ${bad}`);
  }
};

const refusals =
  (strapi: Strapi): Middleware =>
  async (ctx, next) => {
    try {
      checkQueryNames(ctx);
      await next();
      if (!isOfPanel(ctx.path)) rejectAnsweredErrors(ctx);
    } catch (error) {
      if (!(error instanceof Refusal) && isOfPanel(ctx.path)) throw error;
      sendRefusal(ctx, refusalOf(strapi, error));
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
    throw new Refusal('unsupported-media-type', { message: 'Send the body uncompressed.' });
  await next();
};

/** Forms of other sites can post urlencoded text without asking; nothing of ours is written that way. */
const jsonOnly: Middleware = async (ctx, next) => {
  const writes = ['POST', 'PUT', 'PATCH'].includes(ctx.method);
  // A view changes nothing of anybody's, and beacons send plain text.
  const open = ctx.path === '/api/upload' || isViewPath(ctx.path);
  if (writes && ctx.request.length !== 0 && !open && ctx.is('json') === false) {
    throw new Refusal('unsupported-media-type');
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
    refusals: () => refusals(strapi),
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
