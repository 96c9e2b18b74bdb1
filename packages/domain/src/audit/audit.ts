import { isStaffRole, type StaffRole } from '../access/staff.ts';
import { roleNames } from '../access/staffTexts.ts';
import type { EventKind } from '../moderation/types.ts';
import { type AnyRecordKind, recordKinds } from '../records/kinds.ts';

const otherKinds = [
  'apps',
  'services',
  'reviews',
  'special-offers',
  'industries',
  'locations',
  'categories',
  'subcategories',
  'files',
  'accounts',
  'users',
  'keys',
  'webhooks',
] as const;
export type AuditKind = (typeof otherKinds)[number] | AnyRecordKind['many'];

/** The kinds of records that entries of the audit log are about. */
export const auditKinds: readonly [AuditKind, ...AuditKind[]] = [
  ...otherKinds,
  ...recordKinds.map(({ many }) => many),
];

type RecordActions = {
  readonly [K in AnyRecordKind as `${K['one']}.${keyof K['audit'] & string}`]: string;
};

const recordActions = Object.fromEntries(
  recordKinds.flatMap(({ one, audit }) =>
    Object.entries(audit).map(([action, words]) => [`${one}.${action}`, words]),
  ),
) as RecordActions;

export const isAuditKind = (value: unknown): value is AuditKind =>
  auditKinds.some((kind) => kind === value);

/** Every action of the audit log, in words; `{name}` is the name of its record. Those of one area have the same first word. */
export const auditActions = {
  'listing.create': 'Created {name}',
  'listing.submit': 'Submitted {name}',
  'listing.edit': 'Edited {name}',
  'listing.approve': 'Approved {name}',
  'listing.decline': 'Declined {name}',
  'listing.requestChanges': 'Requested changes to {name}',
  'listing.reopen': 'Reopened {name}',
  'listing.note': 'Changed the note on {name}',
  'listing.withdraw': 'Withdrew {name}',
  'listing.discard': 'Discarded the revision of {name}',
  'listing.delete': 'Deleted {name}',
  'listing.move': 'Moved {name} to another account',
  'listing.show': 'Showed the hidden listing {name} again',
  'listing.assign': 'Changed who {name} is assigned to',

  'review.submit': 'Submitted a review of {name}',
  'review.approve': 'Approved a review of {name}',
  'review.decline': 'Declined a review of {name}',
  'review.requestChanges': 'Requested changes to a review of {name}',
  'review.reopen': 'Reopened a review of {name}',
  'review.note': 'Changed the note on a review of {name}',
  'review.delete': 'Deleted a review of {name}',
  'review.approveReply': 'Approved a reply to a review of {name}',
  'review.declineReply': 'Declined a reply to a review of {name}',
  'review.closeReport': 'Kept a reported review of {name}',

  'offer.approve': 'Approved the offer {name}',
  'offer.decline': 'Declined the offer {name}',
  'offer.requestChanges': 'Requested changes to the offer {name}',
  'offer.reopen': 'Reopened the offer {name}',
  'offer.note': 'Changed the note on the offer {name}',
  'offer.delete': 'Deleted the offer {name}',
  'offer.refund': 'Refunded the offer {name}',

  'picture.edit': 'Changed the texts of the picture {name}',
  'picture.delete': 'Deleted the picture {name}',

  'term.create': 'Created {name}',
  'term.rename': 'Renamed {name}',
  'term.move': 'Moved {name}',
  'term.feature': 'Changed the featured listings of {name}',
  'term.delete': 'Deleted {name}',

  ...recordActions,

  'account.block': 'Blocked {name}',
  'account.unblock': 'Unblocked {name}',
  'account.confirm': 'Confirmed the email address of {name}',
  'account.resendConfirmation': 'Resent the confirmation email to {name}',
  'account.sendReset': 'Sent a password reset to {name}',
  'account.endSessions': 'Ended the sessions of {name}',
  'account.resetFactors': 'Turned off two-step verification of {name}',
  'account.export': 'Exported the data of {name}',
  'account.delete': 'Scheduled the deletion of {name}',
  'account.restore': 'Restored {name}',
  'account.erase': 'Erased {name}',

  'role.grant': 'Granted a role to {name}',
  'role.revoke': 'Revoked a role of {name}',
  'owner.invite': 'Invited {name} as an owner',
  'owner.accept': 'Accepted the invite as an owner',
  'staff.invite': 'Invited {name} as staff',
  'staff.resendInvite': 'Resent the invite of {name}',
  'staff.revokeInvite': 'Revoked the invite of {name}',
  'staff.accept': 'Accepted the invite as staff',

  'view.start': 'Started viewing the portal as {name}',
  'view.end': 'Stopped viewing the portal as {name}',

  'session.fail': 'Failed to sign in as {name}',
  'session.end': 'Ended a session of {name}',
  'session.endOthers': 'Ended all other sessions of {name}',
  'audit.export': 'Exported the audit log',
  'key.create': 'Created the key {name}',
  'key.revoke': 'Revoked the key {name}',
  'webhook.create': 'Created the webhook {name}',
  'webhook.edit': 'Changed the webhook {name}',
  'webhook.rotate': 'Rotated the secret of the webhook {name}',
  'webhook.ping': 'Sent a ping to the webhook {name}',
  'webhook.resend': 'Resent a delivery of the webhook {name}',
  'webhook.disable': 'Disabled the webhook {name}',
  'webhook.delete': 'Deleted the webhook {name}',

  'brand.edit': 'Changed the brand',
  'brand.reset': 'Reset the brand to the default',

  'system.testEmail': 'Sent a test email',
  'system.retry': 'Retried failed jobs',
  'system.settings': 'Started with changed settings',

  'password.change': 'Changed the password of {name}',
  'password.reset': 'Reset the password of {name}',
  'factor.add': 'Added a sign-in factor of {name}',
  'factor.remove': 'Removed a sign-in factor of {name}',
  'factor.recoveryCodes': 'Replaced the recovery codes of {name}',
  'factor.recoveryUsed': 'Signed in as {name} with a recovery code',
  'address.request': 'Requested a new email address for {name}',
  'address.change': 'Changed the email address of {name}',
} as const;
export type AuditAction = keyof typeof auditActions;

/** The actions whose name begins with an area and a dot. */
export type AuditArea = AuditAction extends `${infer Area}.${string}` ? Area : never;

type UserArea =
  | 'account'
  | 'role'
  | 'owner'
  | 'staff'
  | 'view'
  | 'session'
  | 'password'
  | 'factor'
  | 'address';

/** The actions about users, which the pages of their accounts show. */
export type UserAction = Extract<AuditAction, `${UserArea}.${string}`>;

/** A value before or after a change. Both are null for a field whose values are not recorded. */
export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditChanges = Readonly<
  Record<string, readonly [before: AuditValue, after: AuditValue]>
>;

export const isAuditAction = (value: unknown): value is AuditAction =>
  typeof value === 'string' && Object.hasOwn(auditActions, value);

const verbs: Record<EventKind, string> = {
  created: 'create',
  submitted: 'submit',
  edited: 'edit',
  approved: 'approve',
  declined: 'decline',
  'changes-requested': 'requestChanges',
  reopened: 'reopen',
  withdrawn: 'withdraw',
  noted: 'note',
  discarded: 'discard',
  deleted: 'delete',
  paid: 'pay',
  refunded: 'refund',
  replied: 'reply',
  'reply-approved': 'approveReply',
  'reply-declined': 'declineReply',
  'reply-deleted': 'deleteReply',
  reported: 'report',
  'report-closed': 'closeReport',
  hidden: 'hide',
  shown: 'show',
};

/** The action of an event of moderation; null for an event that the log does not have. */
export const auditActionOf = (
  area: 'listing' | 'review' | 'offer',
  kind: EventKind,
): AuditAction | null => {
  const action = `${area}.${verbs[kind]}`;
  return isAuditAction(action) ? action : null;
};

const rolesIn = (value: unknown): StaffRole[] =>
  Array.isArray(value) ? value.filter(isStaffRole) : [];

/** The roles that a change of roles or an invite gave to a user and took from them. */
export const changedRoles = (
  changes: Readonly<Record<string, readonly unknown[]>>,
): { granted: StaffRole[]; revoked: StaffRole[] } => {
  const before = rolesIn(changes.roles?.[0]);
  const after = rolesIn(changes.roles?.[1]);
  return {
    granted: after.filter((role) => !before.includes(role)),
    revoked: before.filter((role) => !after.includes(role)),
  };
};

/** The text of an action with `{name}` for its record, and `{1}` and `{2}` for the roles that it gave and took. */
function auditPattern(action: AuditAction, granted: string, revoked: string): string {
  if (action === 'staff.invite' && granted) return 'Invited {name} as {1}';
  if (action === 'role.grant' && granted)
    return revoked ? 'Granted {1} to {name}, revoked {2}' : 'Granted {1} to {name}';
  if (action === 'role.revoke' && revoked) return 'Revoked {2} of {name}';
  return auditActions[action];
}

/**
 * The words of an action with `{name}` for its record; those of an invite and of changed roles name the roles.
 *
 * @param say Translates a text of the domain. Default: as it is.
 */
export const auditWords = (
  action: AuditAction,
  changes: Readonly<Record<string, readonly unknown[]>> = {},
  say?: (text: string) => string,
): string => {
  const roles = changedRoles(changes);
  const granted = roleNames(roles.granted, say);
  const revoked = roleNames(roles.revoked, say);
  const pattern = auditPattern(action, granted, revoked);
  return (say?.(pattern) ?? pattern).replace('{1}', granted).replace('{2}', revoked);
};

/** What an entry says: 'Approved Kea Invoicing'. An action of another version is shown by its name. `say` is that of `auditWords`. */
export const auditText = (
  action: string,
  name: string,
  changes: Readonly<Record<string, readonly unknown[]>> = {},
  say: (text: string) => string = (text) => text,
): string =>
  isAuditAction(action)
    ? auditWords(action, changes, say).replace('{name}', () => name || say('a deleted record'))
    : `${action} ${name}`.trim();

/** The columns of an export. */
export const auditColumns = [
  ...['Time', 'User ID', 'User', 'Roles', 'Address', 'Device', 'Action', 'Description'],
  ...['Record', 'Record name', 'Changes', 'Reason'],
] as const;

/** The newest entries that a list or an export reaches; a filter reaches earlier ones. */
export const auditReach = 10_000;

/** The actions that users see in the recent activity of their account. */
export const activityTexts = {
  'password.change': 'Password changed',
  'password.reset': 'Password reset by email link',
  'address.request': 'New email address requested',
  'address.change': 'Email address changed',
  'factor.add': 'Sign-in factor added',
  'factor.remove': 'Sign-in factor removed',
  'factor.recoveryCodes': 'Recovery codes replaced',
  'factor.recoveryUsed': 'Recovery code used',
  'session.fail': 'Failed sign-in',
  'session.end': 'Device signed out',
  'session.endOthers': 'All other devices signed out',
  'account.block': 'Account blocked',
  'account.unblock': 'Account unblocked',
  'account.confirm': 'Email address confirmed',
  'account.sendReset': 'Password reset link sent',
  'account.endSessions': 'All devices signed out',
  'account.resetFactors': 'Two-step verification turned off',
  'account.export': 'Account data exported',
  'account.delete': 'Account deletion scheduled',
  'account.restore': 'Account restored',
  'role.grant': 'Staff role granted',
  'role.revoke': 'Staff role revoked',
  'owner.accept': 'Became an owner',
  'staff.accept': 'Joined the team',
  'view.start': 'Account viewed by the support team',
} as const satisfies Partial<Record<AuditAction, string>>;
export type ActivityAction = keyof typeof activityTexts;

/** Who caused an entry of the recent activity: the user, the team of the portal, or a visitor who failed to sign in. */
export const activityActors = ['you', 'team', 'visitor'] as const;
