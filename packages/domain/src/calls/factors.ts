import type { Calls } from './call.ts';

/** The second step of signing in. */
export const secondStepCalls = {
  secondFactor: ['POST /auth/second-factor', 'session.open'],
  passkeyOptions: ['POST /auth/passkey-options', 'session.open'],
  passkeySignIn: ['POST /auth/passkey', 'session.open'],
} as const satisfies Calls;

/** The second factors of the user. */
export const factorCalls = {
  getFactors: ['GET /auth/factors', 'factor.read'],
  startTotp: ['POST /auth/totp', 'factor.save'],
  confirmTotp: ['POST /auth/totp/confirm', 'factor.save'],
  removeTotp: ['POST /auth/totp/remove', 'factor.save'],
  newRecoveryCodes: ['POST /auth/recovery-codes', 'factor.save'],
  startPasskey: ['POST /auth/passkeys/options', 'factor.save'],
  addPasskey: ['POST /auth/passkeys', 'factor.save'],
  renamePasskey: ['PUT /auth/passkeys/{id}', 'factor.save'],
  removePasskey: ['POST /auth/passkeys/{id}/remove', 'factor.save'],
} as const satisfies Calls;
