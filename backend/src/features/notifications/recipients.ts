import { type Action, mayWithAll } from '@portal/domain';
import { actorFrom, staffSql, type UserRow } from '../../base/actor.ts';
import { inTransaction } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';

/** A user who is told. `email` may be that of their account. */
export interface Recipient {
  id: number;
  email: string | null;
  first_name: string | null;
}

interface Owned {
  account: { id: number; email: string | null; first_name: string | null } | null;
  author: Recipient | null;
}

/** The users of a listing's account, with the address of the account; without one, its author. */
export const vendorsOf = async (
  strapi: Strapi,
  { account, author }: Owned,
): Promise<Recipient[]> => {
  if (!account) return author ? [author] : [];
  const users: number[] = await inTransaction(strapi, (sql) =>
    sql('up_users').where({ account_id: account.id }).pluck('id'),
  );
  return users.map((id) => ({ ...account, id }));
};

/** The staff who may do this with every record, without one user, such as the one who acts. */
export const staffWho = (
  strapi: Strapi,
  action: Action,
  except: number | null = null,
): Promise<Recipient[]> =>
  inTransaction(strapi, async (sql) => {
    const staff: UserRow[] = await sql('up_users').whereRaw(staffSql).select();
    return staff.filter(
      (user) => !user.blocked && user.id !== except && mayWithAll(actorFrom(user), action),
    );
  });
