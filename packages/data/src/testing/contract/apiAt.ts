import { decode, parseJson } from '../../schemas/decode.ts';
import { signedInStruct } from '../../schemas/user.ts';
import { demoPassword } from '../memory/seed.ts';
import type { ApiResponse, CallOptions, ContractApi } from './contract.ts';

/** Calls a backend at a base URL with any implementation of fetch. */
export function apiAt(baseUrl: string, send: typeof fetch): ContractApi {
  const tokens = new Map<string, Promise<string>>();

  async function call(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<ApiResponse> {
    const { body, token } = options;
    const headers = new Headers({ Accept: 'application/json', ...options.headers });
    if (token) headers.set('Authorization', `Bearer ${token}`);
    const init: RequestInit = { method, headers };
    if (body instanceof FormData) init.body = body;
    else if (body) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(body);
    }
    const response = await send(new URL(path, baseUrl), init);
    return {
      status: response.status,
      body: parseJson(await response.text()),
      headers: response.headers,
    };
  }

  async function signIn(email: string): Promise<string> {
    const body = { identifier: email, password: demoPassword };
    const response = await call('POST', '/auth/local', { body });
    return decode(response.body, signedInStruct, `sign-in of ${email}`).jwt;
  }

  return {
    call,
    // One session per account, because servers limit sign-ins.
    signIn(email) {
      const token = tokens.get(email) ?? signIn(email);
      tokens.set(email, token);
      return token;
    },
  };
}
