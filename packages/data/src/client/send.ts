import { DataError } from '../schemas/dataError.ts';
import { parseJson } from '../schemas/decode.ts';
import { startDeadline } from './deadline.ts';
import { addressOf, type Endpoint } from './endpoint.ts';
import { failureOf } from './failure.ts';
import type { Uploader } from './uploadByFetch.ts';

/** How one call is made. */
export interface SendOptions {
  /** Stops the call; its promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Makes a repeated create answer the same and make one record. */
  idempotencyKey?: string | undefined;
  /** Share of an upload that has left, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Milliseconds, when the usual time is not enough. */
  timeout?: number | undefined;
}

/** One attempt: resolves with the parsed body of a success, rejects with a DataError. */
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
 * Rejects with a `DataError`: `timeout` once its time is over, `offline` when nothing came back, else what the status says.
 * Given up by its own signal, it rejects with the reason of that.
 */
export function createSend(setup: SendSetup): Send {
  return async (endpoint, options = {}) => {
    const where = `${endpoint.method} ${endpoint.path}`;
    const deadline = startDeadline(options.timeout ?? setup.timeout, options.signal);
    try {
      const init = { ...initOf(endpoint, options), signal: deadline.signal };
      const address = addressOf(setup.baseUrl, endpoint);
      const response = options.onProgress
        ? await setup.uploader(address, init, options.onProgress)
        : await setup.fetch(address, init);
      return read(response, await response.text(), where);
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

function read(response: Response, text: string, where: string): unknown {
  const { status, ok } = response;
  const body = parseJson(text);
  const unreadable = body === undefined && text !== '';
  // A 400 that is no JSON is a word of something in between, which knows nothing of what was sent.
  if (unreadable && (ok || status === 400)) throw new DataError('malformed', { where, status });
  if (!ok) throw failureOf(response, body, where);
  return body;
}
