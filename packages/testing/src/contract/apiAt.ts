import { decode, parseJson } from '@portal/data/internal/schemas/decode';
import { signedInStruct } from '@portal/data/internal/schemas/user';
import { demoPassword } from '../memory/seed.ts';
import {
  type ApiResponse,
  type Caller,
  type CallOptions,
  type ContractApi,
  exactly,
} from './contract.ts';

/** Calls a backend at a base URL with any implementation of fetch; `onResponse` gets every response. */
export function apiAt(
  baseUrl: string,
  send: typeof fetch,
  onResponse?: (method: string, path: string, response: ApiResponse, sent?: object) => void,
): ContractApi {
  const callers = new Map<string, Promise<Caller>>();

  async function call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<ApiResponse> {
    const { body: given, token } = options;
    const headers = new Headers({ Accept: 'application/json', ...options.headers });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const init: RequestInit = { method, headers };
    if (given instanceof FormData) init.body = given;
    else if (given) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(given);
    }
    const reply = await send(new URL(path, baseUrl), init);
    const { status, headers: received } = reply;
    const text = await reply.text();
    const body = received.get('Content-Type')?.startsWith('text/csv') ? text : parseJson(text);
    const response = { status, headers: received, body };
    onResponse?.(method, path, response, given);
    return response;
  }

  async function signIn(email: string): Promise<Caller> {
    const body = { identifier: email, password: demoPassword };
    const response = await call('POST', '/auth/local', { body });
    const token = decode(response.body, signedInStruct, `sign-in of ${email}`).jwt;
    return {
      call: (method, path, options) => call(method, path, { ...options, token }),
      get: async (path, struct) => exactly(await call('GET', path, { token }), 200, struct),
      send: (method, path, data) => call(method, path, { token, body: { data } }),
    };
  }

  return {
    call,
    signIn(email) {
      const caller = callers.get(email) ?? signIn(email);
      callers.set(email, caller);
      return caller;
    },
  };
}
