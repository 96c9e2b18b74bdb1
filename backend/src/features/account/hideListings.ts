import type { UserRow } from '../../base/actor.ts';
import type { Strapi } from '../../base/registry.ts';

/** Whether the directory leaves out the listings of a user's account. */
const hides = ({ blocked, blocked_hides, deletes_at }: UserRow): boolean =>
  !!deletes_at || (blocked === true && blocked_hides === true);

/** Hides or shows the listings of a user's account, as the user is after a change. Their records stay as they are. */
export const showOrHide = async (strapi: Strapi, user: UserRow): Promise<void> => {
  const { account } = user;
  if (!account || hides(user) === !!account.hidden_at) return;
  const hidden_at = hides(user) ? new Date() : null;
  await strapi.db
    .query('api::account.account')
    .update({ where: { id: account.id }, data: { hidden_at } });
};
