import type { Endpoint } from './send.ts';

/* The calls of signing in, up and out: the only ones of the signed-out pages. */

export const signIn = (body: { identifier: string; password: string }): Endpoint => ({
  method: 'POST',
  path: '/auth/local',
  body,
  open: true,
});
export const register = (body: Record<string, unknown>): Endpoint => ({
  method: 'POST',
  path: '/auth/local/register',
  body,
  open: true,
});
export const refresh = (): Endpoint => ({ method: 'POST', path: '/auth/refresh', open: true });
export const signOut = (): Endpoint => ({ method: 'POST', path: '/auth/logout', open: true });
export const forgotPassword = (email: string): Endpoint => ({
  method: 'POST',
  path: '/api/auth/forgot-password',
  body: { email },
  open: true,
});
export const resetPassword = (body: {
  code: string;
  password: string;
  passwordConfirmation: string;
}): Endpoint => ({ method: 'POST', path: '/api/auth/reset-password', body, open: true });
export const changePassword = (body: {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}): Endpoint => ({ method: 'POST', path: '/api/auth/change-password', body });
export const verifyEmail = (body: {
  user_id: string;
  timestamp: string;
  signature: string;
}): Endpoint => ({ method: 'POST', path: '/auth/verify', body, open: true });
export const resendConfirmation = (email: string): Endpoint => ({
  method: 'POST',
  path: '/auth/send-email-confirmation',
  body: { email },
  open: true,
});
export const me = (): Endpoint => ({ method: 'GET', path: '/users/me' });
