import type { Endpoint } from './send.ts';

const post = (path: string, body: object): Endpoint => ({ method: 'POST', path, body });
const withPassword = (path: string, current_password: string): Endpoint =>
  post(path, { current_password });

/* The user's second factors */
export const getFactors = (): Endpoint => ({ method: 'GET', path: '/auth/factors' });
export const startTotp = (password: string) => withPassword('/auth/totp', password);
export const confirmTotp = (code: string) => post('/auth/totp/confirm', { code });
export const removeTotp = (password: string) => withPassword('/auth/totp/remove', password);
export const newRecoveryCodes = (password: string) =>
  withPassword('/auth/recovery-codes', password);
export const startPasskey = (password: string) => withPassword('/auth/passkeys/options', password);
export const addPasskey = (body: { challenge_token: string; name: string; passkey: object }) =>
  post('/auth/passkeys', body);
export const renamePasskey = (id: number, name: string): Endpoint => ({
  method: 'PUT',
  path: `/auth/passkeys/${id}`,
  body: { name },
});
export const removePasskey = (id: number, password: string) =>
  withPassword(`/auth/passkeys/${id}/remove`, password);
