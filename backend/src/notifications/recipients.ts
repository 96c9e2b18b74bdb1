import { type Action, mayWithAll } from '@portal/domain';
import { actorFrom, type UserRow } from '../actor.ts';
import { inTransaction } from '../database.ts';
import { staffSql } from '../indexes.ts';
import type { Strapi } from '../registry.ts';

/** A user who is told. `email` may be that of their account. */
export interface Recipient {
  id: number;
  email: string | null;
  first_name: string | null;
}

/** The users of an account. */
export const usersOf = (strapi: Strapi, account: number | null): Promise<Recipient[]> =>
  inTransaction(strapi, (sql) =>
    sql('up_users')
      .where({ account_id: account ?? -1 })
      .select('id', 'email', 'first_name'),
  );

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
