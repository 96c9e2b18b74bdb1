import { type Action, type Actor, may as mayAct } from '@portal/domain';
import { isUpgraded, rolesOf, type User } from './user.ts';

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
