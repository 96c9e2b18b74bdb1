import { changedColumns } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { accepted } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { columnsOf } from './users.ts';

/** Stores the columns that the caller chose for a list. */
export const saveListColumns = (strapi: Strapi, ctx: Context): Promise<{ ok: true }> =>
  inTransaction(strapi, async (sql) => {
    const { id } = ctx.state.user;
    const row: Pick<UserRow, 'list_columns'> = await sql('up_users')
      .where({ id })
      .forUpdate()
      .first('list_columns');
    const chosen = accepted(changedColumns(columnsOf(row), dataOf(ctx)));
    await sql('up_users')
      .where({ id })
      .update({ list_columns: JSON.stringify(chosen) });
    return { ok: true };
  });
