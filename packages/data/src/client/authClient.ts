import type { DataError } from '../schemas/dataError.ts';
import { decode } from '../schemas/decode.ts';
import type { Report } from '../schemas/report.ts';
import { tokenStruct } from '../schemas/session.ts';
import { type AuthApi, createAuthApi } from './auth.ts';
import { createRequest, type Request } from './request.ts';
import { createSend } from './send.ts';
import { refresh } from './sessionEndpoints.ts';
import { noTabs, type Tabs } from './tabs.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { type Uploader, uploadByFetch } from './uploadByFetch.ts';

/** Where calls go, how long they may take, and who is told of what. */
export interface ClientOptions {
  /** Where the backend is, with or without "/api". Default: the page's own origin. */
  baseUrl?: string;
  /** Default: the browser's. */
  fetch?: typeof fetch;
  /** Default: of the whole client, XMLHttpRequest in browsers; else the given fetch without steps. */
  uploader?: Uploader;
  /** Milliseconds a call may take. Default 15,000. */
  timeout?: number;
  /** The other open tabs; `browserTabs()` in a browser. Default: none. */
  tabs?: Tabs;
  /** Told about usable answers that are not as documented. */
  report?: Report;
}

/** What the auth pages need, and the ground everything else stands on. */
export interface AuthClient {
  request: Request;
  tokens: Tokens;
  tabs: Tabs;
  auth: AuthApi;
  /** Calls the listener when the server refuses the session or the role; answers the way to stop. */
  onRefused(listener: (error: DataError) => void): () => void;
}

/** Makes the calls of the pages of signed-out people; without options to the own origin, with 15 seconds for each. */
export function createAuthClient(options: ClientOptions = {}): AuthClient {
  const fetchNow = options.fetch ?? globalThis.fetch.bind(globalThis);
  const tabs = options.tabs ?? noTabs();
  const send = createSend({
    baseUrl: options.baseUrl ?? '',
    fetch: fetchNow,
    uploader: options.uploader ?? uploadByFetch(fetchNow),
    timeout: options.timeout ?? 15_000,
  });
  const tokens = createTokens({
    tabs,
    refresh: async () => decode(await send(refresh()), tokenStruct, 'POST /auth/refresh').jwt,
  });
  const listeners = new Set<(error: DataError) => void>();
  const request = createRequest({
    send,
    tokens,
    onRefused: (error) => {
      for (const listener of listeners) listener(error);
    },
  });
  return {
    request,
    tokens,
    tabs,
    auth: createAuthApi(request, tokens),
    onRefused: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
