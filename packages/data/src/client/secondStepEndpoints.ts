import { open } from './sessionEndpoints.ts';

/* The calls of the second step of signing in. */

export const secondFactor = (body: object) => open('/auth/second-factor', body);
export const passkeyOptions = (token?: string) =>
  open('/auth/passkey-options', token === undefined ? {} : { token });
export const passkeySignIn = (body: { challenge_token: string; passkey: object }) =>
  open('/auth/passkey', body);
