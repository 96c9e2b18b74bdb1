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
