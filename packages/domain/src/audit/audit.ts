import * as m from '#messages';
import { isStaffRole, type StaffRole } from '../access/staff.ts';
import { roleNames } from '../access/staffTexts.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import type { EventKind } from '../moderation/types.ts';
import { type AnyRecordKind, recordKinds } from '../records/kinds.ts';
import type { RecordKind } from '../records/recordKind.ts';

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
  readonly [K in AnyRecordKind as `${K['one']}.${keyof K['audit'] & string}`]: RecordKind['audit'][keyof RecordKind['audit']];
};

const recordActions = Object.fromEntries(
  recordKinds.flatMap(({ one, audit }: RecordKind) =>
    Object.entries(audit).map(([action, message]) => [`${one}.${action}`, message]),
  ),
) as RecordActions;

export const isAuditKind = (value: unknown): value is AuditKind =>
  auditKinds.some((kind) => kind === value);

/** Every action of the audit log, with its message. Those of one area have the same first word. */
export const auditActions = {
  'listing.create': m.audit_listing_create,
  'listing.submit': m.audit_listing_submit,
  'listing.edit': m.audit_listing_edit,
  'listing.approve': m.audit_listing_approve,
  'listing.decline': m.audit_listing_decline,
  'listing.requestChanges': m.audit_listing_request_changes,
  'listing.reopen': m.audit_listing_reopen,
  'listing.note': m.audit_listing_note,
  'listing.withdraw': m.audit_listing_withdraw,
  'listing.discard': m.audit_listing_discard,
  'listing.delete': m.audit_listing_delete,
  'listing.restore': m.audit_listing_restore,
  'listing.move': m.audit_listing_move,
  'listing.show': m.audit_listing_show,
  'listing.assign': m.audit_listing_assign,
  'listing.import': m.audit_listing_import,
  'listing.bulkEdit': m.audit_listing_bulk_edit,

  'review.create': m.audit_review_create,
  'review.import': m.audit_review_import,
  'review.submit': m.audit_review_submit,
  'review.approve': m.audit_review_approve,
  'review.decline': m.audit_review_decline,
  'review.requestChanges': m.audit_review_request_changes,
  'review.reopen': m.audit_review_reopen,
  'review.note': m.audit_review_note,
  'review.delete': m.audit_review_delete,
  'review.restore': m.audit_review_restore,
  'review.approveReply': m.audit_review_approve_reply,
  'review.declineReply': m.audit_review_decline_reply,
  'review.closeReport': m.audit_review_close_report,

  'offer.approve': m.audit_offer_approve,
  'offer.decline': m.audit_offer_decline,
  'offer.requestChanges': m.audit_offer_request_changes,
  'offer.reopen': m.audit_offer_reopen,
  'offer.note': m.audit_offer_note,
  'offer.delete': m.audit_offer_delete,
  'offer.refund': m.audit_offer_refund,

  'picture.edit': m.audit_picture_edit,
  'picture.delete': m.audit_picture_delete,

  'term.create': m.audit_term_create,
  'term.rename': m.audit_term_rename,
  'term.move': m.audit_term_move,
  'term.synonyms': m.audit_term_synonyms,
  'term.feature': m.audit_term_feature,
  'term.merge': m.audit_term_merge,
  'term.delete': m.audit_term_delete,
  'term.restore': m.audit_term_restore,
  'term.import': m.audit_term_import,

  ...recordActions,

  'account.create': m.audit_account_create,
  'account.edit': m.audit_account_edit,
  'account.import': m.audit_account_import,
  'account.block': m.audit_account_block,
  'account.unblock': m.audit_account_unblock,
  'account.confirm': m.audit_account_confirm,
  'account.resendConfirmation': m.audit_account_resend_confirmation,
  'account.sendReset': m.audit_account_send_reset,
  'account.endSessions': m.audit_account_end_sessions,
  'account.resetFactors': m.audit_account_reset_factors,
  'account.export': m.audit_account_export,
  'account.delete': m.audit_account_delete,
  'account.restore': m.audit_account_restore,
  'account.erase': m.audit_account_erase,

  'role.grant': m.audit_role_grant,
  'role.revoke': m.audit_role_revoke,
  'owner.invite': m.audit_owner_invite,
  'owner.accept': m.audit_owner_accept,
  'staff.invite': m.audit_staff_invite,
  'staff.resendInvite': m.audit_staff_resend_invite,
  'staff.revokeInvite': m.audit_staff_revoke_invite,
  'staff.accept': m.audit_staff_accept,

  'view.start': m.audit_view_start,
  'view.end': m.audit_view_end,

  'session.fail': m.audit_session_fail,
  'session.end': m.audit_session_end,
  'session.endOthers': m.audit_session_end_others,
  'audit.export': m.audit_audit_export,
  'list.export': m.audit_list_export,
  'key.create': m.audit_key_create,
  'key.revoke': m.audit_key_revoke,
  'webhook.create': m.audit_webhook_create,
  'webhook.edit': m.audit_webhook_edit,
  'webhook.rotate': m.audit_webhook_rotate,
  'webhook.ping': m.audit_webhook_ping,
  'webhook.resend': m.audit_webhook_resend,
  'webhook.disable': m.audit_webhook_disable,
  'webhook.delete': m.audit_webhook_delete,

  'brand.edit': m.audit_brand_edit,
  'brand.reset': m.audit_brand_reset,

  'system.testEmail': m.audit_system_test_email,
  'system.retry': m.audit_system_retry,
  'system.settings': m.audit_system_settings,

  'password.change': m.audit_password_change,
  'password.reset': m.audit_password_reset,
  'factor.add': m.audit_factor_add,
  'factor.remove': m.audit_factor_remove,
  'factor.recoveryCodes': m.audit_factor_recovery_codes,
  'factor.recoveryUsed': m.audit_factor_recovery_used,
  'address.request': m.audit_address_request,
  'address.change': m.audit_address_change,
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

export const isAuditArea = (value: string): value is AuditArea =>
  Object.keys(auditActions).some((action) => action.split('.', 1)[0] === value);

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
  restored: 'restore',
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

/** The sentence of an action; those of an invite and of changed roles name the roles. `name` is that of its record, `{name}` by default. */
export function auditWords(
  action: AuditAction,
  changes: Readonly<Record<string, readonly unknown[]>> = {},
  name = '{name}',
): string {
  const roles = changedRoles(changes);
  const granted = roleNames(roles.granted);
  const revoked = roleNames(roles.revoked);
  if (action === 'staff.invite' && granted)
    return m.audit_staff_invite_as({ name, roles: granted });
  if (action === 'role.grant' && granted)
    return revoked
      ? m.audit_role_grant_and_revoke({ name, granted, revoked })
      : m.audit_role_grant_of({ name, roles: granted });
  if (action === 'role.revoke' && revoked) return m.audit_role_revoke_of({ name, roles: revoked });
  return auditActions[action]({ name });
}

/** What an entry says: 'Approved Kea Invoicing'. An action of another version is shown by its name. */
export const auditText = (
  action: string,
  name: string,
  changes: Readonly<Record<string, readonly unknown[]>> = {},
): string =>
  isAuditAction(action)
    ? auditWords(action, changes, name || m.audit_deleted_record())
    : `${action} ${name}`.trim();

/** The columns of an export. */
export const auditColumns = (): string[] => [
  m.audit_column_time(),
  m.audit_column_user_id(),
  m.audit_column_user(),
  m.audit_column_roles(),
  m.audit_column_address(),
  m.audit_column_device(),
  m.audit_column_action(),
  m.audit_column_description(),
  m.audit_column_record(),
  m.audit_column_record_name(),
  m.audit_column_changes(),
  m.audit_column_reason(),
];

/** The newest entries that a list or an export reaches; a filter reaches earlier ones. */
export const auditReach = 10_000;

/** The actions that users see in the recent activity of their account. */
export const activityTexts = lazyTexts({
  'password.change': m.activity_password_change,
  'password.reset': m.activity_password_reset,
  'address.request': m.activity_address_request,
  'address.change': m.activity_address_change,
  'factor.add': m.activity_factor_add,
  'factor.remove': m.activity_factor_remove,
  'factor.recoveryCodes': m.activity_factor_recovery_codes,
  'factor.recoveryUsed': m.activity_factor_recovery_used,
  'session.fail': m.activity_session_fail,
  'session.end': m.activity_session_end,
  'session.endOthers': m.activity_session_end_others,
  'account.edit': m.activity_account_edit,
  'account.block': m.activity_account_block,
  'account.unblock': m.activity_account_unblock,
  'account.confirm': m.activity_account_confirm,
  'account.sendReset': m.activity_account_send_reset,
  'account.endSessions': m.activity_account_end_sessions,
  'account.resetFactors': m.activity_account_reset_factors,
  'account.export': m.activity_account_export,
  'account.delete': m.activity_account_delete,
  'account.restore': m.activity_account_restore,
  'role.grant': m.activity_role_grant,
  'role.revoke': m.activity_role_revoke,
  'owner.accept': m.activity_owner_accept,
  'staff.accept': m.activity_staff_accept,
  'view.start': m.activity_view_start,
}) satisfies Partial<Record<AuditAction, string>>;
export type ActivityAction = keyof typeof activityTexts;

/** Who caused an entry of the recent activity: the user, the team of the portal, or a visitor who failed to sign in. */
export const activityActors = ['you', 'team', 'visitor'] as const;
