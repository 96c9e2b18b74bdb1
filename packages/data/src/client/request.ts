import type { Struct } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { decode } from '../schemas/decode.ts';
import type { PageData } from './pageData.ts';
import type { Endpoint, Send, SendOptions } from './send.ts';
import * as endpoints from './sessionEndpoints.ts';
import type { Tokens } from './tokens.ts';

/** Makes a call with a token and returns the validated response. */
export type Request = <T, S>(
  endpoint: Endpoint,
  struct: Struct<T, S>,
  options?: SendOptions,
) => Promise<T>;

interface RequestSetup {
  send: Send;
  tokens: Tokens;
  pageData: PageData;
  /** Called when the server rejects the session for good, or the role or what it may do now. */
  onRejected: (error: DataError) => void;
}

/**
 * Uses the response that was sent with the page, if there is one; the user may also be sent with the token. A rejected
 * token is renewed and the call repeated once; a second rejection is thrown and passed to `onRejected`.
 */
export function createRequest({ send, tokens, pageData, onRejected }: RequestSetup): Request {
  async function withToken(
    endpoint: Endpoint,
    options: SendOptions,
    session: number,
  ): Promise<unknown> {
    const held = tokens.get();
    const { token, me } = held ? { token: held } : await tokens.renew(undefined, session);
    if (me !== undefined && endpoint.path === endpoints.me().path) return me;
    try {
      return await send(endpoint, { ...options, token });
    } catch (error) {
      if (!(error instanceof DataError && error.code === 'unauthenticated')) throw error;
      const renewed = await tokens.renew(token, session);
      return send(endpoint, { ...options, token: renewed.token });
    }
  }

  return async (endpoint, struct, options = {}) => {
    const where = `${endpoint.method} ${endpoint.path}`;
    const sent = pageData.take(endpoint, struct);
    if (sent !== undefined) return sent;
    if (endpoint.open) return decode(await send(endpoint, options), struct, where);
    const session = tokens.session();
    try {
      return decode(await withToken(endpoint, options, session), struct, where);
    } catch (error) {
      const rejected =
        error instanceof DataError &&
        ['unauthenticated', 'forbidden', 'restricted'].includes(error.code);
      // A rejection of an earlier session says nothing about the present one.
      if (rejected && session === tokens.session()) onRejected(error);
      throw error;
    }
  };
}
