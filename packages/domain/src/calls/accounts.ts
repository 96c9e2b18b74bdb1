import type { Calls } from './call.ts';

/** Accounts; the id is that of the user, except in `saveAccount`. */
export const accountCalls = {
  saveAccount: ['PUT /accounts/{id}', 'account.save'],
  listAccounts: ['GET /accounts', 'accounts.read'],
  getAccount: ['GET /accounts/{id}', 'accounts.read'],
  getPayments: ['GET /accounts/{id}/payments', 'accounts.read'],
  block: ['POST /accounts/{id}/block', 'accounts.manage'],
  unblock: ['POST /accounts/{id}/unblock', 'accounts.manage'],
  confirm: ['POST /accounts/{id}/confirm', 'accounts.manage'],
  sendConfirmation: ['POST /accounts/{id}/send-confirmation', 'accounts.manage'],
  sendNewAddress: ['POST /accounts/{id}/send-new-address', 'accounts.manage'],
  confirmNewAddress: ['POST /accounts/{id}/confirm-new-address', 'accounts.manage'],
  sendPasswordReset: ['POST /accounts/{id}/send-password-reset', 'accounts.manage'],
  resetFactors: ['POST /accounts/{id}/reset-second-factor', 'accounts.manage'],
  endSessions: ['DELETE /accounts/{id}/sessions', 'accounts.manage'],
  deleteAccount: ['POST /accounts/{id}/delete', 'accounts.manage'],
  restore: ['POST /accounts/{id}/restore', 'accounts.manage'],
  moveListing: ['POST /{type}/{id}/move', 'accounts.manage'],
  exportAccount: ['GET /accounts/{id}/export', 'accounts.export'],
  exportOwn: ['GET /me/export', 'account.export'],
  changeRoles: ['PUT /accounts/{id}/roles', 'staff.manage'],
  inviteStaff: ['POST /accounts/invite', 'staff.manage'],
  resendInvite: ['POST /accounts/{id}/resend-invite', 'staff.manage'],
  revokeInvite: ['POST /accounts/{id}/revoke-invite', 'staff.manage'],
} as const satisfies Calls;

/** Viewing the portal as a vendor. */
export const viewAsCalls = {
  startView: ['POST /accounts/{id}/view-as', 'viewAs.start'],
  endView: ['DELETE /me/view-as', 'viewAs.end'],
} as const satisfies Calls;

export const meCalls = {
  myCounts: ['GET /me/counts', 'account.read'],
  saveLanguage: ['PUT /me/language', 'language.save'],
  saveListLayout: ['PUT /me/list-columns', 'savedView.save'],
} as const satisfies Calls;

export const vendorCalls = {
  getVendor: ['GET /vendors/{id}', 'vendor.read'],
} as const satisfies Calls;

/** The devices where the user is signed in. */
export const sessionCalls = {
  listSessions: ['GET /auth/sessions', 'session.read'],
  endOtherSessions: ['DELETE /auth/sessions', 'session.end'],
  endSession: ['DELETE /auth/sessions/{id}', 'session.end'],
} as const satisfies Calls;
