import type { Endpoint } from './send.ts';

/* The calls of the second step of signing in. */

export const secondFactor = (body: object): Endpoint => ({
  method: 'POST',
  path: '/auth/second-factor',
  body,
  open: true,
});
export const passkeyOptions = (token?: string): Endpoint => ({
  method: 'POST',
  path: '/auth/passkey-options',
  body: token === undefined ? {} : { token },
  open: true,
});
export const passkeySignIn = (body: { challenge_token: string; passkey: object }): Endpoint => ({
  method: 'POST',
  path: '/auth/passkey',
  body,
  open: true,
});
