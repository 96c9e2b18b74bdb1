import type { Struct } from 'superstruct';
import { DataError } from '../schemas/dataError.ts';
import { decode } from '../schemas/decode.ts';
import type { Endpoint, Send, SendOptions } from './send.ts';
import type { Tokens } from './tokens.ts';

/** One call with everything it needs: token, one renewal of it, and an answer that is what it says it is. */
export type Request = <T, S>(
  endpoint: Endpoint,
  struct: Struct<T, S>,
  options?: SendOptions,
) => Promise<T>;

interface RequestSetup {
  send: Send;
  tokens: Tokens;
  /** Told when the server refuses the session for good, or the role. */
  onRefused: (error: DataError) => void;
}

/** A token that is refused is renewed and the call sent once more; what is refused after that rejects, and `onRefused` is told. */
export function createRequest({ send, tokens, onRefused }: RequestSetup): Request {
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
      const refused =
        error instanceof DataError && ['unauthenticated', 'forbidden'].includes(error.code);
      // What was refused to the last user says nothing about the one who is there now.
      if (refused && session === tokens.session()) onRefused(error);
      throw error;
    }
  };
}
