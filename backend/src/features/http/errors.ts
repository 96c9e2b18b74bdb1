import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorReason, errorOf, errorReasons, type FieldError } from '@portal/domain';
import { Counter } from 'prom-client';
import { isRecord } from '../../base/body.ts';
import { isDatabaseAway } from '../../base/databaseAway.ts';
import { foreignFacts } from '../../base/foreignError.ts';
import { responseHeaders } from '../../base/headers.ts';
import { badParameter, HttpError, notFound } from '../../base/httpError.ts';
import { logContext } from '../../base/logContext.ts';
import { metrics } from '../../base/metrics.ts';
import type { Context, Next, Strapi } from '../../base/registry.ts';
import { settings } from '../../base/settings.ts';
import { errors } from '../../base/strapi.ts';
import { m } from '../../base/texts.ts';
import { STORE_RETRY_AFTER, StoreError } from '../media/index.ts';
import { callLog } from './callLog.ts';

/** Failures of the server have the id of the call, by which its log lines are found. */
const failureOf = ({ status, name, message, details }: HttpError) => {
  const { request } = logContext();
  const found = status >= 500 && request ? { ...details, request } : details;
  return { data: null, error: { status, name, message, details: found } };
};

/** Seconds; a restart of PostgreSQL takes a few. */
const retryAfter: Partial<Record<ErrorReason, string>> = {
  'database-unreachable': '5',
  'storage-unreachable': STORE_RETRY_AFTER,
};

const rejections = new Counter({
  name: 'portal_rejections_total',
  help: 'Calls that were answered with an error, by its reason.',
  labelNames: ['reason'],
  registers: [metrics],
});
// From zero: the first of a reason is an increase, too.
for (const reason of Object.keys(errorReasons)) rejections.inc({ reason }, 0);

export const sendHttpError = (ctx: Context, httpError: HttpError): void => {
  rejections.inc({ reason: httpError.reason });
  const seconds = retryAfter[httpError.reason];
  if (seconds) ctx.set('Retry-After', seconds);
  ctx.status = httpError.status;
  ctx.body = failureOf(httpError);
};

/** Codes of a full or broken disk from SQLite, PostgreSQL and the system. */
const noSpace =
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|53100$|(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$)/;

const LOGGED_AGAIN = 60_000;
const logged = new Map<string, number>();

/** While the disk is full every save fails: one line a minute says so. */
const logOnceAMinute = (strapi: Strapi, line: string): void => {
  if ((logged.get(line) ?? 0) > Date.now() - LOGGED_AGAIN) return;
  logged.set(line, Date.now());
  strapi.log.error(line);
};

const statuses = [
  [errors.UnauthorizedError, 401],
  [errors.ForbiddenError, 403],
  [errors.NotFoundError, 404],
  [errors.PayloadTooLargeError, 413],
  [errors.RateLimitError, 429],
  [errors.ApplicationError, 400],
] as const;

/** Strapi's errors have a class; those of koa and the body parser have a status. */
const statusOf = (error: object): number => {
  const known = statuses.find(([kind]) => error instanceof kind);
  return known?.[1] ?? Number(Object(error).status);
};

/** A text that is that of a reason is in the language of the call; others stay. */
const fieldErrorOf = ({ path, message }: FieldError): FieldError => {
  const { reason, isOwn } = foreignFacts(400, message);
  return {
    path,
    message: isOwn ? errorReasons[reason].text : message,
    ...(reason === 'invalid' ? {} : { reason }),
  };
};

/** An error of Strapi, koa or a plugin in our format, without repeating values; undefined for a crash. */
const foreignHttpError = (error: object): HttpError | undefined => {
  const status = statusOf(error);
  const { message, details, type } = Object(error);
  if (status === 413) return new HttpError('too-large');
  // Errors of the body parser have a type, such as when the body is truncated.
  if (status === 400 && typeof type === 'string')
    return new HttpError('bad-request', { message: m.body_not_readable() });
  const { reason, isOwn } = foreignFacts(status, message);
  if (reason === 'internal') return undefined;
  const own = isOwn ? {} : { message };
  if (!isRecord(details)) return new HttpError(reason, own);
  const { errors: found, param } = details;
  if (typeof param === 'string') return badParameter([param], message);
  const fields =
    Array.isArray(found) && found.length > 0 ? { errors: found.map(fieldErrorOf) } : {};
  return new HttpError(reason, { ...own, details: { ...details, ...fields } });
};

const diskFull = (strapi: Strapi, path: string, code: unknown): HttpError => {
  logOnceAMinute(strapi, `The disk is full or cannot be written: ${code}`);
  return path.startsWith('/api/auth/')
    ? new HttpError('disk-full', {
        message: m.disk_full_sign_in(),
      })
    : new HttpError('disk-full');
};

export const httpErrorOf = (strapi: Strapi, path: string, error: unknown): HttpError => {
  if (error instanceof HttpError) return error;
  if (error instanceof SyntaxError)
    return new HttpError('bad-request', { message: m.body_not_json() });
  if (error instanceof StoreError) {
    strapi.log.warn(error.message);
    return new HttpError('storage-unreachable');
  }
  const { code } = Object(error);
  if (noSpace.test(String(code))) return diskFull(strapi, path, code);
  if (isDatabaseAway(error)) {
    strapi.log.error(error);
    return new HttpError('database-unreachable');
  }
  const httpError = foreignHttpError(Object(error));
  if (httpError) return httpError;
  strapi.log.error(error);
  return new HttpError('internal');
};

/** Throws the errors that Strapi returns instead of throwing, and those of the router, which are plain text. */
export const rejectAnsweredErrors = ({ status, body }: Context): void => {
  if (status === 405 || status === 501) throw new HttpError('method-not-allowed');
  if (status === 404 && body === undefined) throw notFound();
  const httpError =
    isRecord(body) && isRecord(body.error) ? foreignHttpError(body.error) : undefined;
  if (httpError) throw httpError;
};

/** Errors of clients that disconnected, which are not logged. */
const gone = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ECANCELED', 'ERR_STREAM_PREMATURE_CLOSE']);

const report = (strapi: Strapi, error: unknown): void => {
  if (!gone.has(Object(error).code)) strapi.log.error(error);
};

const hasPath = (ctx: Context): boolean => {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
};

const problemOf = (ctx: Context): string | undefined => {
  if (!hasPath(ctx)) return m.request_address();
  return ctx.get('Host') === '' && ctx.req.httpVersion === '1.1' ? m.request_host() : undefined;
};

/** The outermost middleware: responds to malformed requests and to errors that no other middleware caught. */
export const badRequests = (strapi: Strapi) => async (ctx: Context, next: Next) => {
  const problem = problemOf(ctx);
  try {
    if (problem === undefined) return await next();
    await callLog(strapi)(ctx, async () => {
      ctx.set(responseHeaders(settings));
      sendHttpError(ctx, new HttpError('bad-request', { message: problem }));
    });
  } catch (error) {
    ctx.set(responseHeaders(settings));
    if (error instanceof HttpError) return sendHttpError(ctx, error);
    report(strapi, error);
    sendHttpError(ctx, new HttpError('internal'));
  }
};

const reasonOf = ({ code }: NodeJS.ErrnoException): ErrorReason => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'bad-request';
};

const rawResponse = (reason: ErrorReason): string => {
  const { status } = errorReasons[reason];
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ data: null, error: errorOf(reason, { message }) });
  const headers = {
    ...responseHeaders(settings),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${message}`, ...lines, '', body].join('\r\n');
};

/** Responds to requests that are not HTTP like to any other error, and stops koa from logging them. */
export const handleClientErrors = (strapi: Strapi): void => {
  const { app, httpServer } = strapi.server;
  const answering = new WeakMap<Duplex, ServerResponse>();
  httpServer.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    answering.set(socket, response),
  );
  httpServer.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const current = answering.get(socket);
    // A second response would be parsed as part of the first.
    const interrupts = current?.headersSent === true && !current.writableFinished;
    if (!socket.writable || interrupts || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawResponse(reasonOf(error)), () => socket.destroy());
  });
  httpServer.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.socket?.end(rawResponse('expectation-failed'));
  });
  app.silent = true;
  app.on('error', (error: unknown) => report(strapi, error));
};
