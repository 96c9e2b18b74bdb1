import { sendRequest } from '../../base/outgoing/sendRequest.ts';

/** Bytes of the response that are kept. */
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

/** Sends a body within ten seconds. Never rejects, and follows no redirect. */
export const post = async (url: URL, request: Post): Promise<PostResult> => {
  const { status, problem, body, duration } = await sendRequest(url, {
    ...request,
    method: 'POST',
    most: MAX_RESPONSE,
  });
  // Only texts that databases store.
  const response = status === null ? null : body.toString('utf8').replaceAll('\0', '\u{FFFD}');
  return { status, problem, response, duration };
};
