import * as m from '#messages';
import type { Actor } from '../access/access.ts';
import { type StaffRole, staffRoles } from '../access/staff.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import type { ErrorReason } from '../errors/errors.ts';
import type { TextFields } from '../fields/fields.ts';
import { type ListQuery, listParams } from '../lists/listQuery.ts';
import { personFields } from './personFields.ts';

export const accountPlans = ['free', 'trial', 'paid'] as const;
export type AccountPlan = (typeof accountPlans)[number];

export const accountStates = ['active', 'blocked', 'unconfirmed', 'invited', 'deleting'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountRoles = ['vendor', ...staffRoles] as const;
export type AccountRole = (typeof accountRoles)[number];

/** The sort orders of the list of accounts, by the name of the order. */
export const accountSorts = {
  newest: 'createdAt:desc',
  name: 'name:asc',
  signIn: 'lastLogin:desc',
} as const;
export type AccountSort = keyof typeof accountSorts;

/** Query of the list of accounts. Several values of one filter mean any of them. */
export interface AccountsQuery extends Omit<ListQuery, 'sort' | 'filters'> {
  /** Default: newest. */
  sort?: AccountSort;
  status?: readonly AccountState[];
  plan?: readonly AccountPlan[];
  role?: readonly AccountRole[];
  /** First and last day of joining, as YYYY-MM-DD. */
  from?: string;
  to?: string;
  /** Only accounts with listings in review. */
  pending?: boolean;
}

export const accountsParams = ({ sort, ...query }: AccountsQuery): URLSearchParams =>
  listParams(sort ? { ...query, sort: accountSorts[sort] } : query, {
    plan: query.plan,
    state: query.status,
    role: query.role,
    joined_from: query.from,
    joined_to: query.to,
    pending: query.pending || undefined,
  });

/** The state of a stored user: blocked even if the address is not confirmed. Invited staff have not set a password yet. */
export const accountStateOf = (user: {
  blocked: boolean | null;
  confirmed: boolean | null;
  deletes_at?: string | null | undefined;
  invite_expires_at?: string | null | undefined;
}): AccountState => {
  if (user.deletes_at) return 'deleting';
  if (user.blocked) return 'blocked';
  if (user.invite_expires_at) return 'invited';
  return user.confirmed ? 'active' : 'unconfirmed';
};

/** Days in which a deleted account can be restored. */
export const deletionDays = 14;

/** Replaces the name of an erased user in records that stay. */
export const deletedAccount = 'Deleted account';

/** Why an account is blocked; the vendor reads it. */
export const blockFields = lazyTexts({
  reason: {
    kind: 'text',
    label: m.block_reason,
    max: textLimits.note,
    required: m.block_reason_required,
  },
}) satisfies TextFields;

/** An invite of staff. The names may be empty; the invited person can add them later. */
export const inviteFields = lazyTexts({
  email: personFields.email,
  first_name: { kind: 'line', label: m.person_first_name, max: textLimits.name },
  last_name: { kind: 'line', label: m.person_last_name, max: textLimits.name },
}) satisfies TextFields;

/** Hours until the link of an invite expires. */
export const inviteHours = 24;

/** Why staff may not act on an account; null when they may. Their role is checked before. */
export function accountProblem(
  actor: Pick<Actor, 'id' | 'staff'>,
  target: { id: number; staff: readonly StaffRole[] },
): ErrorReason | null {
  if (actor.id === target.id) return 'own-account';
  return target.staff.includes('owner') && !actor.staff.includes('owner') ? 'role-missing' : null;
}

/** Why staff may not remove the second factors of an account: those of staff are an owner's to remove. */
export const factorResetProblem = (
  actor: Pick<Actor, 'id' | 'staff'>,
  target: { id: number; staff: readonly StaffRole[] },
): ErrorReason | null =>
  accountProblem(actor, target) ??
  (target.staff.length > 0 && !actor.staff.includes('owner') ? 'role-missing' : null);

/** The stored flags of roles; an owner needs no other role, and no role is a vendor. */
export const storedRoles = (roles: readonly StaffRole[]) => {
  const owner = roles.includes('owner');
  return {
    super: owner,
    staff: !owner && roles.length > 0,
    staff_roles: owner ? null : staffRoles.filter((role) => roles.includes(role)).join() || null,
  };
};
