import type { Calls } from './call.ts';

/** Signing in, up and out, and the calls behind emails. */
export const signInCalls = {
  signIn: ['POST /auth/local', 'session.open'],
  register: ['POST /auth/local/register', 'session.open'],
  refresh: ['POST /auth/refresh', 'session.open'],
  signOut: ['POST /auth/logout', 'session.open'],
  forgotPassword: ['POST /auth/forgot-password', 'session.open'],
  resetPassword: ['POST /auth/reset-password', 'session.open'],
  verifyEmail: ['POST /auth/verify', 'session.open'],
  resendConfirmation: ['POST /auth/send-email-confirmation', 'session.open'],
  changePassword: ['POST /auth/change-password', 'password.change'],
  me: ['GET /users/me', 'user.read'],
} as const satisfies Calls;

/** The devices where the user is signed in. */
export const sessionCalls = {
  listSessions: ['GET /auth/sessions', 'session.read'],
  endOtherSessions: ['DELETE /auth/sessions', 'session.end'],
  endSession: ['DELETE /auth/sessions/{id}', 'session.end'],
} as const satisfies Calls;

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
