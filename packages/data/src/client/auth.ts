import { unknown } from 'superstruct';
import {
  acknowledgedStruct,
  type Credentials,
  type Registered,
  type Registration,
  registeredStruct,
  registrationToWire,
  type SignedIn,
  signedInStruct,
  tokenStruct,
} from '../schemas/session.ts';
import { type User, userStruct } from '../schemas/user.ts';
import type { Request } from './request.ts';
import type { SendOptions } from './send.ts';
import * as endpoints from './sessionEndpoints.ts';
import type { Tokens } from './tokens.ts';

/** Signing out waits no longer than this for the server. */
const signOutTimeout = 3_000;

/** A password, typed twice. */
export interface NewPassword {
  password: string;
  passwordConfirmation: string;
}

/** Signing up, in and out, and letters. Every call rejects with a `DataError`. */
export interface AuthApi {
  signIn(credentials: Credentials): Promise<SignedIn>;
  /** Without a user in the answer the address has to be confirmed first. */
  register(registration: Registration): Promise<Registered>;
  /** Best effort: resolves also when the server cannot be reached. */
  signOut(): Promise<void>;
  me(options?: SendOptions): Promise<User>;
  forgotPassword(email: string): Promise<void>;
  resetPassword(values: NewPassword & { code: string }): Promise<void>;
  changePassword(values: NewPassword & { currentPassword: string }): Promise<void>;
  verifyEmail(values: { userId: string; timestamp: string; signature: string }): Promise<void>;
  resendConfirmation(email: string): Promise<void>;
}

const anything = unknown();

/** Everything about who is there. A token in an answer is kept; nobody else has to look for it. */
export function createAuthApi(request: Request, tokens: Tokens): AuthApi {
  return {
    async signIn(credentials) {
      const answer = await request(endpoints.signIn(credentials), signedInStruct);
      tokens.set(answer.jwt);
      return answer;
    },
    async register(registration) {
      const body = registrationToWire(registration);
      const answer = await request(endpoints.register(body), registeredStruct);
      if (answer.jwt) tokens.set(answer.jwt);
      return answer;
    },
    async signOut() {
      const call = request(endpoints.signOut(), anything, { timeout: signOutTimeout });
      tokens.set(undefined);
      await call.catch(() => undefined);
    },
    me: (options) => request(endpoints.me(), userStruct, options),
    async forgotPassword(email) {
      await request(endpoints.forgotPassword(email), anything);
    },
    async resetPassword(values) {
      const answer = await request(endpoints.resetPassword(values), tokenStruct);
      tokens.set(answer.jwt);
    },
    async changePassword(values) {
      const answer = await request(endpoints.changePassword(values), acknowledgedStruct);
      if (answer.jwt) tokens.replace(answer.jwt);
    },
    async verifyEmail({ userId, timestamp, signature }) {
      await request(endpoints.verifyEmail({ user_id: userId, timestamp, signature }), anything);
    },
    async resendConfirmation(email) {
      await request(endpoints.resendConfirmation(email), anything);
    },
  };
}
