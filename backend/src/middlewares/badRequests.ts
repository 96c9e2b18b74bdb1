import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorReason, errorOf, errorReasons } from '@portal/domain';
import { answerHeaders } from '../pages/headers.ts';
import { Refusal } from '../refusal.ts';
import type { Context, Next, Strapi } from '../registry.ts';
import { settings } from '../settings.ts';
import { callLog } from './callLog.ts';

/* Requests that never reach the error handler: every one gets the headers and the body of any other failure. */

const failureOf = ({ status, name, message, details }: Refusal) => ({
  data: null,
  error: { status, name, message, details },
});

/** Sends a failure in the documented envelope. */
export const sendRefusal = (ctx: Context, refusal: Refusal): void => {
  ctx.status = refusal.status;
  ctx.body = failureOf(refusal);
};

/** A client that left, which is nobody's mistake. */
const gone = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ECANCELED', 'ERR_STREAM_PREMATURE_CLOSE']);

const report = (strapi: Strapi, error: unknown): void => {
  if (!gone.has(Object(error).code)) strapi.log.error(error);
};

/** Throws for a target that the URL parser does not take; without a path it names nothing on this server. */
const hasPath = (ctx: Context): boolean => {
  try {
    return ctx.path.startsWith('/');
  } catch {
    return false;
  }
};

const problemOf = (ctx: Context): string | undefined => {
  if (!hasPath(ctx)) return 'The address of the request is not valid.';
  return ctx.get('Host') === '' && ctx.req.httpVersion === '1.1'
    ? 'The Host header is missing.'
    : undefined;
};

/** The outermost middleware: what is thrown inside is answered here unless somebody else has done so. */
export const badRequests = (strapi: Strapi) => async (ctx: Context, next: Next) => {
  const problem = problemOf(ctx);
  try {
    if (problem === undefined) return await next();
    await callLog(strapi)(ctx, async () => {
      ctx.set(answerHeaders(settings));
      sendRefusal(ctx, new Refusal('bad-request', { message: problem }));
    });
  } catch (error) {
    ctx.set(answerHeaders(settings));
    if (error instanceof Refusal) return sendRefusal(ctx, error);
    report(strapi, error);
    sendRefusal(ctx, new Refusal('internal'));
  }
};

const reasonOf = ({ code }: NodeJS.ErrnoException): ErrorReason => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request-timeout';
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 'too-large';
  return code === 'HPE_HEADER_OVERFLOW' ? 'headers-too-large' : 'bad-request';
};

const rawAnswer = (reason: ErrorReason): string => {
  const { status } = errorReasons[reason];
  const message = STATUS_CODES[status] ?? '';
  const body = JSON.stringify({ data: null, error: errorOf(reason, { message }) });
  const headers = {
    ...answerHeaders(settings),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${message}`, ...lines, '', body].join('\r\n');
};

/** Answers what is no HTTP, and keeps koa from writing about it in words of its own. */
export const answerBadConnections = (strapi: Strapi): void => {
  const { app, httpServer } = strapi.server;
  const answering = new WeakMap<Duplex, ServerResponse>();
  httpServer.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    answering.set(socket, response),
  );
  httpServer.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const current = answering.get(socket);
    // Within an answer that is under way a second one would be read as a part of it.
    const interrupts = current?.headersSent === true && !current.writableFinished;
    if (!socket.writable || interrupts || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(rawAnswer(reasonOf(error)), () => socket.destroy());
  });
  httpServer.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.socket?.end(rawAnswer('expectation-failed'));
  });
  app.silent = true;
  app.on('error', (error: unknown) => report(strapi, error));
};
