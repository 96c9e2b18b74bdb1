import type { Struct } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { decode } from '../schemas/decode.ts';
import type { Endpoint, Send, SendOptions } from './send.ts';
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
  /** Called when the server rejects the session for good, or the role. */
  onRejected: (error: DataError) => void;
}

/** A rejected token is renewed and the call repeated once; a second rejection is thrown and passed to `onRejected`. */
export function createRequest({ send, tokens, onRejected }: RequestSetup): Request {
  async function withToken(
    endpoint: Endpoint,
    options: SendOptions,
    session: number,
  ): Promise<unknown> {
    const token = tokens.get() ?? (await tokens.renew(undefined, session));
    try {
      return await send(endpoint, { ...options, token });
    } catch (error) {
      if (!(error instanceof DataError && error.code === 'unauthenticated')) throw error;
      return send(endpoint, { ...options, token: await tokens.renew(token, session) });
    }
  }

  return async (endpoint, struct, options = {}) => {
    const where = `${endpoint.method} ${endpoint.path}`;
    if (endpoint.open) return decode(await send(endpoint, options), struct, where);
    const session = tokens.session();
    try {
      return decode(await withToken(endpoint, options, session), struct, where);
    } catch (error) {
      const rejected =
        error instanceof DataError && ['unauthenticated', 'forbidden'].includes(error.code);
      // A rejection of an earlier session says nothing about the present one.
      if (rejected && session === tokens.session()) onRejected(error);
      throw error;
    }
  };
}
