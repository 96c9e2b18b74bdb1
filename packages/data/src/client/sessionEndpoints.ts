import type { CallPath } from '@portal/domain';
import type { Endpoint } from './send.ts';

/* The calls of signing in, up and out: the only ones of the signed-out pages. */

type PathOf<Method extends string> = CallPath extends infer Call
  ? Call extends `${Method} ${infer Path}`
    ? Path
    : never
  : never;

/** A call that needs no token. */
export const open = (path: PathOf<'POST'>, body?: unknown): Endpoint => ({
  method: 'POST',
  path,
  body,
  open: true,
});

export const signIn = (body: { identifier: string; password: string }) => open('/auth/local', body);
export const register = (body: Record<string, unknown>) => open('/auth/local/register', body);
export const refresh = () => open('/auth/refresh');
export const signOut = () => open('/auth/logout');
export const forgotPassword = (email: string) => open('/auth/forgot-password', { email });
export const resetPassword = (body: {
  code: string;
  password: string;
  passwordConfirmation: string;
}) => open('/auth/reset-password', body);
const ofUser = <M extends Endpoint['method']>(
  method: M,
  path: PathOf<M>,
  body?: unknown,
): Endpoint => ({ method, path, body });
export const changePassword = (body: {
  currentPassword: string;
  password: string;
  passwordConfirmation: string;
}) => ofUser('POST', '/auth/change-password', body);
export const verifyEmail = (body: { user_id: string; timestamp: string; signature: string }) =>
  open('/auth/verify', body);
export const resendConfirmation = (email: string) =>
  open('/auth/send-email-confirmation', { email });
export const me = () => ofUser('GET', '/users/me');
