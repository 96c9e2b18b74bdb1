import { DataError, type DataErrorCode } from '../schemas/dataError.ts';
import { decodeOr, parseJson } from '../schemas/decode.ts';
import { detailsStruct, failureStruct } from '../schemas/wire.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call, ready to be sent. */
export interface Endpoint {
  method: Method;
  path: string;
  query?: URLSearchParams | undefined;
  /** JSON, or a form of files. */
  body?: unknown;
  /** Needs no token, and its rejection does not end the session. */
  open?: true;
  /** The response is text, not JSON. */
  text?: true;
}

/** Documented paths exist with and without "/api". The portal always sends the prefix, because without it some are also addresses of pages. */
export function addressOf(baseUrl: string, { path, query }: Endpoint): string {
  const host = baseUrl.replace(/\/?(api\/?)?$/, '');
  const bare = path.replace(/^\/?(api\/)?/, '/').replace(/\/$/, '');
  return `${host}/api${bare}${query?.size ? `?${query}` : ''}`;
}

/** Like fetch, for a form of files; `onProgress` gets the share that was sent, 0 to 1. */
export type Uploader = (
  address: string,
  init: RequestInit,
  onProgress: (share: number) => void,
) => Promise<Response>;

/** Where XMLHttpRequest is missing: reports only the end. */
export function uploadByFetch(send: typeof fetch): Uploader {
  return async (address, init, onProgress) => {
    const response = await send(address, init);
    onProgress(1);
    return response;
  };
}

/** A signal that aborts after a time or with the caller's signal. AbortSignal.any is younger than Firefox 120. */
function startDeadline(milliseconds: number, outer?: AbortSignal) {
  const inner = new AbortController();
  let over = false;
  const timer = setTimeout(() => {
    over = !inner.signal.aborted;
    inner.abort();
  }, milliseconds);
  const stop = () => inner.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: inner.signal,
    /** Whether the time ran out first. */
    isOver: () => over,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}

const codes: Readonly<Record<number, DataErrorCode>> = {
  400: 'invalid',
  401: 'unauthenticated',
  402: 'payment-required',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'invalid',
  415: 'invalid',
  422: 'invalid',
  429: 'limited',
  503: 'unavailable',
  504: 'timeout',
};

/** Reasons of a 403 that leave the session as it is. */
const restrictions: readonly (string | undefined)[] = [
  'role-missing',
  'view-only',
  'second-factor-required',
];

/** Reads Retry-After: seconds, or an instant. */
function secondsIn(header: string | null): number | undefined {
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

function failureOf({ status, headers }: Response, body: unknown, where: string): DataError {
  const error = decodeOr(body, failureStruct, undefined)?.error;
  const { reason, errors } = decodeOr(error?.details, detailsStruct, {
    reason: undefined,
    errors: [],
  });
  const code = restrictions.includes(reason) ? 'restricted' : codes[status];
  return new DataError(code ?? 'server', {
    where,
    status,
    message: error?.message ?? '',
    reason,
    details: error?.details,
    retryAfter: secondsIn(headers.get('Retry-After')),
    fields: errors.map((each) => ({ ...each, path: each.path.join('.') })),
  });
}

export interface SendOptions {
  /** Stops the call; its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Makes a repeated call return the same response and create one record. */
  idempotencyKey?: string | undefined;
  /** Gets the share of an upload that was sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds. Default: that of the client. */
  timeout?: number | undefined;
  /** Whether the call outlives the page. Default: no. */
  keepalive?: boolean | undefined;
}

export type Send = (
  endpoint: Endpoint,
  options?: SendOptions & { token?: string | undefined },
) => Promise<unknown>;

interface SendSetup {
  baseUrl: string;
  fetch: typeof fetch;
  uploader: Uploader;
  timeout: number;
}

/**
 * Makes one attempt of a call: resolves with the parsed body, or rejects with a `DataError`: `timeout`, `offline` without
 * a response, otherwise by status. Aborted by its own signal, it rejects with the signal's reason.
 */
export function createSend(setup: SendSetup): Send {
  return async (endpoint, options = {}) => {
    const where = `${endpoint.method} ${endpoint.path}`;
    const deadline = startDeadline(options.timeout ?? setup.timeout, options.signal);
    try {
      const init: RequestInit = {
        ...initOf(endpoint, options),
        ...(options.keepalive ? { keepalive: true } : {}),
        signal: deadline.signal,
      };
      const address = addressOf(setup.baseUrl, endpoint);
      const response = options.onProgress
        ? await setup.uploader(address, init, options.onProgress)
        : await setup.fetch(address, init);
      return read(response, await response.text(), where, endpoint.text);
    } catch (cause) {
      if (cause instanceof DataError) throw cause;
      options.signal?.throwIfAborted();
      throw new DataError(deadline.isOver() ? 'timeout' : 'offline', { where, cause });
    } finally {
      deadline.end();
    }
  };
}

function initOf(
  { method, body }: Endpoint,
  { token, idempotencyKey }: { token?: string | undefined; idempotencyKey?: string | undefined },
): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('Idempotency-Key', idempotencyKey);
  if (body === undefined) return { method, headers, credentials: 'same-origin' };
  if (body instanceof FormData) return { method, headers, body, credentials: 'same-origin' };
  headers.set('Content-Type', 'application/json');
  return { method, headers, body: JSON.stringify(body), credentials: 'same-origin' };
}

function read(response: Response, text: string, where: string, asText?: boolean): unknown {
  const { status, ok } = response;
  if (asText && ok) return text;
  const body = parseJson(text);
  const unreadable = body === undefined && text !== '';
  // A 400 without JSON is from a proxy, so the request was not validated.
  if (unreadable && (ok || status === 400)) throw new DataError('malformed', { where, status });
  if (!ok) throw failureOf(response, body, where);
  return body;
}
