import { changedColumns } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { accepted } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { columnsOf, USER } from './users.ts';

/** Stores the columns that the caller chose for a list. */
export const saveListColumns = async (strapi: Strapi, ctx: Context): Promise<{ ok: true }> => {
  const { id } = ctx.state.user;
  const table = strapi.db.query(USER);
  const user: Pick<UserRow, 'list_columns'> | null = await table.findOne({ where: { id } });
  const chosen = accepted(changedColumns(user ? columnsOf(user) : [], dataOf(ctx)));
  await table.update({ where: { id }, data: { list_columns: JSON.stringify(chosen) } });
  return { ok: true };
};
