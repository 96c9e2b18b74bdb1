/** The kinds of records that entries of the audit log are about. */
export type AuditKind = 'users';

/** Every action of the audit log, in words; `{name}` is the name of its record. Those of one area have the same first word. */
export const auditActions = {
  'account.block': 'Blocked {name}',
  'account.unblock': 'Unblocked {name}',
  'account.confirm': 'Confirmed the email address of {name}',
  'account.resendConfirmation': 'Resent the confirmation email to {name}',
  'account.sendReset': 'Sent a password reset to {name}',
  'account.endSessions': 'Ended the sessions of {name}',
  'account.export': 'Exported the data of {name}',
  'account.delete': 'Deleted {name}',
  'account.restore': 'Restored {name}',
  'account.erase': 'Erased {name}',
  'role.grant': 'Granted a role to {name}',
  'role.revoke': 'Revoked a role of {name}',
} as const;
export type AuditAction = keyof typeof auditActions;

/** A value before or after a change. Both are null for a field whose values are not recorded. */
export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditChanges = Readonly<
  Record<string, readonly [before: AuditValue, after: AuditValue]>
>;

export const isAuditAction = (value: unknown): value is AuditAction =>
  typeof value === 'string' && Object.hasOwn(auditActions, value);
