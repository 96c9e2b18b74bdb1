import type { Row } from './roleRow.ts';

/* The rows of the table of roles about the accounts of others. */

/** Those who may act on accounts may not on their own. */
const others = (status: number) => ({ support: [403, status, 404], super: [403, status, 404] });

export const onAccounts: Row[] = [
  {
    call: 'POST /accounts/{id}/view-as',
    of: 'user',
    inOrder: true,
    keeps: true,
    // Staff cannot be viewed. The owner's last call comes while they view.
    responses: { support: [409, 200, 404], super: [409, 200, 403] },
  },
  { call: 'DELETE /me/view-as', inOrder: true },
  {
    call: 'POST /accounts/{id}/block',
    of: 'user',
    body: { data: { reason: 'A fake.' } },
    responses: others(200),
  },
  // A new user is neither blocked nor confirmed.
  { call: 'POST /accounts/{id}/unblock', of: 'user', responses: others(409) },
  { call: 'POST /accounts/{id}/confirm', of: 'user', responses: others(200) },
  { call: 'POST /accounts/{id}/send-confirmation', of: 'user', responses: others(200) },
  { call: 'POST /accounts/{id}/send-new-address', of: 'user', responses: others(409) },
  { call: 'POST /accounts/{id}/confirm-new-address', of: 'user', responses: others(409) },
  { call: 'POST /accounts/{id}/send-password-reset', of: 'user', responses: others(200) },
  {
    call: 'POST /accounts/{id}/reset-second-factor',
    of: 'user',
    body: { current_password: '{password}' },
    // A new user has no second factor.
    responses: others(409),
  },
  { call: 'DELETE /accounts/{id}/sessions', of: 'user', responses: others(200) },
  // The typed address is the caller's own.
  {
    call: 'POST /accounts/{id}/delete',
    of: 'user',
    body: { data: { email: '{email}', current_password: '{password}' } },
    responses: others(400),
  },
  { call: 'POST /accounts/{id}/restore', of: 'user', responses: others(409) },
  {
    call: 'GET /accounts/{id}/export',
    of: 'user',
    keeps: true,
    responses: { super: [403, 200, 404] },
  },
  { call: 'GET /me/export', showsNames: true },
  {
    call: 'PUT /accounts/{id}/roles',
    of: 'user',
    body: { data: { roles: ['editor'], current_password: '{password}' } },
    responses: { super: [403, 200, 404] },
  },
  {
    call: 'POST /accounts/invite',
    body: { data: { email: '{address}', roles: ['editor'], current_password: '{password}' } },
    status: 201,
  },
  // The user is not invited.
  { call: 'POST /accounts/{id}/resend-invite', of: 'user', responses: { super: [403, 409, 404] } },
  { call: 'POST /accounts/{id}/revoke-invite', of: 'user', responses: { super: [403, 409, 404] } },
];
