import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createPublicLookup, isPrivateLiteral } from './address.ts';

const TIMEOUT = 10_000;
/** Bytes of the response that are kept; the rest is not read. */
const MAX_RESPONSE = 1024;

export interface PostResult {
  /** null without a response. */
  status: number | null;
  /** Code of the error without a response. */
  problem: string | null;
  /** The beginning of the body. */
  response: string | null;
  /** Milliseconds. */
  duration: number;
}

interface Post {
  headers: Record<string, string>;
  body: string;
  /** Aborts the call. */
  signal: AbortSignal;
  /** Whether addresses that are not public are rejected. */
  publicOnly: boolean;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'ERROR';

/** Only texts that databases store. */
const textOf = (chunks: readonly Buffer[]): string =>
  Buffer.concat(chunks).subarray(0, MAX_RESPONSE).toString('utf8').replaceAll('\0', '\u{FFFD}');

/** Sends a body within ten seconds, over a connection of its own. Never rejects, and follows no redirect. */
export const post = (url: URL, { headers, body, signal, publicOnly }: Post): Promise<PostResult> =>
  new Promise((resolve) => {
    const started = performance.now();
    const chunks: Buffer[] = [];
    let bytes = 0;
    let status: number | null = null;
    const end = (problem: string): void =>
      resolve({
        status,
        problem: status === null ? problem : null,
        response: status === null ? null : textOf(chunks),
        duration: Math.round(performance.now() - started),
      });
    if (publicOnly && isPrivateLiteral(url)) return end('EPRIVATE');
    const late = AbortSignal.timeout(TIMEOUT);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.any([signal, late]),
      ...(publicOnly ? { lookup: createPublicLookup() } : {}),
    };
    const sent = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options);
    sent.once('response', (incoming) => {
      status = incoming.statusCode ?? null;
      incoming.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= MAX_RESPONSE) incoming.destroy();
      });
      // The status is the result, also of a body that ends early.
      incoming.on('error', () => undefined);
      incoming.once('close', () => end('ECONNRESET'));
    });
    sent.on('error', (error) => end(late.aborted ? 'ETIMEDOUT' : codeOf(error)));
    // A switch of protocols has neither a response nor an error.
    sent.once('close', () => end('ECONNRESET'));
    sent.end(body);
  });
