import { call } from './endpoint.ts';

const withPassword = (current_password: string) => ({ current_password });

/* The user's second factors */
export const getFactors = () => call('GET /auth/factors');
export const startTotp = (password: string) => call('POST /auth/totp', [], withPassword(password));
export const confirmTotp = (code: string) => call('POST /auth/totp/confirm', [], { code });
export const removeTotp = (password: string) =>
  call('POST /auth/totp/remove', [], withPassword(password));
export const newRecoveryCodes = (password: string) =>
  call('POST /auth/recovery-codes', [], withPassword(password));
export const startPasskey = (password: string) =>
  call('POST /auth/passkeys/options', [], withPassword(password));
export const addPasskey = (body: { challenge_token: string; name: string; passkey: object }) =>
  call('POST /auth/passkeys', [], body);
export const renamePasskey = (id: number, name: string) =>
  call('PUT /auth/passkeys/{id}', [id], { name });
export const removePasskey = (id: number, password: string) =>
  call('POST /auth/passkeys/{id}/remove', [id], withPassword(password));
