import { changedListLayouts } from '@portal/domain';
import type { UserRow } from '../../base/actor.ts';
import { dataOf } from '../../base/body.ts';
import { inTransaction } from '../../base/database.ts';
import { accepted } from '../../base/httpError.ts';
import type { Context, Strapi } from '../../base/registry.ts';
import { listLayoutsOf } from './users.ts';

/** Stores how the caller laid out a list. */
export const saveListLayout = (strapi: Strapi, ctx: Context): Promise<{ ok: true }> =>
  inTransaction(strapi, async (sql) => {
    const { id } = ctx.state.user;
    const row: Pick<UserRow, 'list_columns'> = await sql('up_users')
      .where({ id })
      .forUpdate()
      .first('list_columns');
    const chosen = accepted(changedListLayouts(listLayoutsOf(row), dataOf(ctx)));
    await sql('up_users')
      .where({ id })
      .update({ list_columns: JSON.stringify(chosen) });
    return { ok: true };
  });
