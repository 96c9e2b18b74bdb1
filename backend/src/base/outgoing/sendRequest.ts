import { type IncomingHttpHeaders, type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createPublicLookup, isPrivateLiteral } from './address.ts';

const TIMEOUT = 10_000;

export interface Exchange {
  /** null without a response. */
  status: number | null;
  /** Code of the error without a response. */
  problem: string | null;
  headers: IncomingHttpHeaders;
  /** The beginning of the response. */
  body: Buffer;
  /** How the response ended: read to its end, in time or not, or cut off, also where the rest is not kept. */
  ended: 'whole' | 'late' | 'cut';
  /** Milliseconds. */
  duration: number;
}

interface Request {
  method: 'HEAD' | 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** Bytes of the response that are kept; the rest is not read. */
  most: number;
  /** Aborts the call. */
  signal: AbortSignal;
  /** Whether addresses that are not public are rejected. */
  publicOnly: boolean;
  /** Milliseconds. Default: ten seconds. */
  timeout?: number;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';

/**
 * Calls another site, at an address that a user may have typed, over a connection of its own. Never rejects, follows no
 * redirect and keeps no cookies.
 */
export const sendRequest = (
  url: URL,
  { method, headers, body, most, signal, publicOnly, timeout = TIMEOUT }: Request,
): Promise<Exchange> =>
  new Promise((resolve) => {
    const started = performance.now();
    const late = AbortSignal.timeout(timeout);
    const chunks: Buffer[] = [];
    let bytes = 0;
    let status: number | null = null;
    let received: IncomingHttpHeaders = {};
    let isWhole = false;
    const end = (problem: string): void =>
      resolve({
        status,
        problem: status === null ? problem : null,
        headers: received,
        body: Buffer.concat(chunks).subarray(0, most),
        ended: isWhole ? 'whole' : late.aborted ? 'late' : 'cut',
        duration: Math.round(performance.now() - started),
      });
    if (publicOnly && isPrivateLiteral(url)) return end('EPRIVATE');
    const options: RequestOptions = {
      method,
      headers:
        body === undefined
          ? { ...headers }
          : { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([signal, late]),
      ...(publicOnly ? { lookup: createPublicLookup() } : {}),
    };
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);
    sent.once('response', (incoming) => {
      status = incoming.statusCode ?? null;
      received = incoming.headers;
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= most) incoming.destroy();
      });
      // The status is the result, also of a body that ends early.
      incoming.on('error', () => undefined);
      incoming.once('close', () => {
        isWhole = incoming.complete;
        end('ECONNRESET');
      });
    });
    sent.on('error', (error) => end(late.aborted ? 'ETIMEDOUT' : codeOf(error)));
    // A switch of protocols has neither a response nor an error.
    sent.once('close', () => end('ECONNRESET'));
    sent.end(body);
  });
