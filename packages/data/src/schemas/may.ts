import {
  type Action,
  type Actor,
  isStaffRole,
  may as mayAct,
  type StaffRole,
  staffRolesOf,
} from '@portal/domain';
import { isUpgraded, type User } from './user.ts';

/** The user's roles of staff, empty for vendors. */
export function rolesOf({ staff, super: owner, staffRoles }: User): readonly StaffRole[] {
  return staffRoles ? staffRoles.filter(isStaffRole) : staffRolesOf({ staff, super: owner });
}

const actorOf = (user: User): Actor => ({
  staff: rolesOf(user),
  premium: isUpgraded(user),
  accountId: user.account?.id ?? null,
});

/** Whether the user may, by the domain's table of actions; with a record, whether they may with that one. */
export function may(
  user: User,
  action: Action,
  record?: { account: { id: number } | null },
): boolean {
  return mayAct(actorOf(user), action, record && { accountId: record.account?.id ?? null });
}
