import { unknown } from 'superstruct';
import type { DataError } from '../schemas/dataError.ts';
import { decode, decodeOr } from '../schemas/decode.ts';
import {
  acknowledgedStruct,
  type Credentials,
  type Registration,
  registeredStruct,
  registrationToWire,
  renewedStruct,
  signInStruct,
  userStruct,
  verifiedStruct,
} from '../schemas/user.ts';
import type { Report } from '../schemas/wire.ts';
import { createPageData, type PageData } from './pageData.ts';
import { createRequest, type Request } from './request.ts';
import {
  addressOf,
  createSend,
  type Endpoint,
  type Send,
  type SendOptions,
  type Uploader,
  uploadByFetch,
} from './send.ts';
import * as endpoints from './sessionEndpoints.ts';
import { noTabs, type Tabs } from './tabs.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** Milliseconds that signing out waits for the server. */
const signOutTimeout = 3_000;

/** Signing up, in and out, and the calls behind emails. A token in a response is stored in `tokens`. */
const createAuthApi = (request: Request, tokens: Tokens, pageData: PageData) => {
  const keep = <T extends { jwt?: string | undefined }>(response: T): T => {
    if (response.jwt) tokens.set(response.jwt);
    return response;
  };
  return {
    /** Returns the user, or what the sign-in still needs. */
    async signIn(credentials: Credentials) {
      return keep(await request(endpoints.signIn(credentials), signInStruct));
    },
    /** Without a user in the response, the address has to be confirmed first. */
    async register(registration: Registration) {
      const body = registrationToWire(registration);
      return keep(await request(endpoints.register(body), registeredStruct));
    },
    /** Also resolves when the server cannot be reached. */
    async signOut() {
      const call = request(endpoints.signOut(), unknown(), { timeout: signOutTimeout });
      tokens.set(undefined);
      await call.catch(() => undefined);
    },
    /** The user whom the server sent with the page, once; undefined when it sent none. */
    sentUser() {
      const user = pageData.take(endpoints.me(), userStruct);
      tokens.belongTo(user?.id);
      return user;
    },
    /** Drops everything that the server sent with the page. */
    dropSent() {
      tokens.belongTo(undefined);
      pageData.clear();
    },
    /** Without a token, one call renews the session and reads the user. */
    async me(options?: SendOptions) {
      const user = await request(endpoints.me(), userStruct, options);
      tokens.belongTo(user.id);
      return user;
    },
    async forgotPassword(email: string) {
      await request(endpoints.forgotPassword(email), unknown());
    },
    /** Returns the user, or what the sign-in still needs. */
    async resetPassword(values: { code: string; password: string; passwordConfirmation: string }) {
      return keep(await request(endpoints.resetPassword(values), signInStruct));
    },
    async changePassword(values: {
      currentPassword: string;
      password: string;
      passwordConfirmation: string;
    }) {
      const response = await request(endpoints.changePassword(values), acknowledgedStruct);
      if (response.jwt) tokens.replace(response.jwt);
    },
    /** Returns the confirmed address, if the response has it. */
    async verifyEmail({
      userId,
      ...values
    }: {
      userId: string;
      timestamp: string;
      signature: string;
    }) {
      const call = endpoints.verifyEmail({ user_id: userId, ...values });
      return decodeOr(await request(call, unknown()), verifiedStruct, null)?.email;
    },
    async resendConfirmation(email: string) {
      await request(endpoints.resendConfirmation(email), unknown());
    },
  };
};

export interface ClientOptions {
  /** URL of the backend, with or without "/api". Default: the page's own origin. */
  baseUrl?: string;
  /** Default: the browser's. */
  fetch?: typeof fetch;
  /** Default: XMLHttpRequest for the whole client in a browser, otherwise `fetch` without progress. */
  uploader?: Uploader;
  /** Timeout of a call in milliseconds. Default 15,000. */
  timeout?: number;
  /** The other open tabs; `browserTabs()` in a browser. Default: none. */
  tabs?: Tabs;
  /** The data block of the page, as JSON. Default: none. */
  pageData?: string | undefined;
  /** Called about usable responses that differ from the documentation. */
  report?: Report;
}

export type AuthClient = ReturnType<typeof createAuthClient>;

const idOf = (user: unknown): number | undefined =>
  typeof user === 'object' && user !== null && 'id' in user && typeof user.id === 'number'
    ? user.id
    : undefined;

/** The calls of the signed-out pages, and the base of the whole client. */
export function createAuthClient(options: ClientOptions = {}) {
  const fetchNow = options.fetch ?? globalThis.fetch.bind(globalThis);
  const tabs = options.tabs ?? noTabs();
  const calls = new Set<Promise<unknown>>();
  const replaced = new Set<() => void>();
  const sendNow = createSend({
    baseUrl: options.baseUrl ?? '',
    fetch: fetchNow,
    uploader: options.uploader ?? uploadByFetch(fetchNow),
    timeout: options.timeout ?? 15_000,
  });
  const send: Send = (endpoint, options) => {
    const call = sendNow(endpoint, options);
    const end = () => calls.delete(call);
    calls.add(call);
    call.then(end, end);
    return call;
  };
  const tokens = createTokens({
    tabs,
    refresh: async () => {
      const response = await send(endpoints.refresh());
      const { jwt, user } = decode(response, renewedStruct, 'POST /auth/refresh');
      return { token: jwt, me: user, user: idOf(user) };
    },
    onReplaced: () => {
      for (const listener of replaced) listener();
    },
  });
  const first = tokens.session();
  const pageData = createPageData(options.pageData, () => tokens.session() === first);
  const listeners = new Set<(error: DataError) => void>();
  const request = createRequest({
    send,
    tokens,
    pageData,
    onRejected: (error) => {
      for (const listener of listeners) listener(error);
    },
  });
  return {
    request,
    tokens,
    tabs,
    auth: createAuthApi(request, tokens, pageData),
    /** Opens a stream of events with a token; the response is read while it arrives. */
    async open(endpoint: Endpoint, signal: AbortSignal): Promise<Response> {
      // A rejected response would be an error in the console of every idle tab.
      const known = tokens.expired() ? undefined : tokens.get();
      const token = known ?? (await tokens.renew(tokens.get())).token;
      const headers = { Accept: 'text/event-stream', Authorization: `Bearer ${token}` };
      const response = await fetchNow(addressOf(options.baseUrl ?? '', endpoint), {
        headers,
        signal,
        credentials: 'same-origin',
      });
      if (response.status === 401) await tokens.renew(token);
      return response;
    },
    /** Waits until no call is in flight. Resolves with whether it had to wait. */
    async quiet(): Promise<boolean> {
      const waits = calls.size > 0;
      while (calls.size > 0) await Promise.allSettled(calls);
      return waits;
    },
    /** Calls the listener when a refresh has returned another user's token; returns a function that stops it. */
    onReplaced(listener: () => void) {
      replaced.add(listener);
      return () => replaced.delete(listener);
    },
    /** Calls the listener when the server rejects the session or the role; returns a function that stops it. */
    onRejected(listener: (error: DataError) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
