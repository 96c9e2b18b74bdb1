import { type TrashKind, trashCalls } from '@portal/domain';
import { actorOf } from '../../base/actor.ts';
import { idOf } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import { notFound } from '../../base/httpError.ts';
import { mustNotAsk, pageResponse, readPageQuery } from '../../base/listQuery.ts';
import { apiOf, type Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import { restorings } from './kinds.ts';
import { TRASH, type TrashEntry } from './tables.ts';

const restoringOf = (strapi: Strapi, kind: TrashKind) => {
  const make = restorings.get(kind);
  if (!make) throw notFound();
  return make(strapi);
};

const keptOf = (sql: Sql, kind: TrashKind) =>
  sql(TRASH).where({ kind }).where('erases_at', '>', Date.now());

const isoOf = (time: number | string): string => new Date(Number(time)).toISOString();

const respondToDeleted = (row: TrashEntry) => ({
  id: row.record_id,
  name: row.name,
  slug: row.slug,
  status: row.status,
  draft: row.draft === 1,
  deleted_at: isoOf(row.deleted_at),
  deleted_by: { id: row.deleted_by, name: row.deleted_by_name },
  erases_at: isoOf(row.erases_at),
  merged_into: null,
});

/** Deleted records, which can be restored. */
export const trashApi = apiOf('trash', trashCalls, (strapi) => ({
  /** Those that the caller may restore, last deleted first. */
  listDeleted(ctx, { trashed }) {
    mustNotAsk(ctx, ['filters', 'sort', '_q'], m.query_only_pagination());
    const { page, slice } = readPageQuery(ctx);
    const { narrow, describe } = restoringOf(strapi, trashed);
    return inTransaction(strapi, async (sql) => {
      const found = () => {
        const rows = keptOf(sql, trashed);
        narrow?.(rows, actorOf(ctx));
        return rows;
      };
      const rows: TrashEntry[] = await found()
        .orderBy([
          { column: 'deleted_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(slice.limit)
        .offset(slice.offset);
      const [counted] = await found().count({ total: '*' });
      const respond = (row: TrashEntry) => ({ ...respondToDeleted(row), ...describe?.(row) });
      return pageResponse(rows.map(respond), page, Number(counted?.total));
    });
  },

  /** A repeated call, whose first response was lost, finds the record restored. */
  async restoreDeleted(ctx, { trashed }) {
    const id = idOf(ctx.params.id);
    const { restore, respond } = restoringOf(strapi, trashed);
    await inTransaction(strapi, async (sql) => {
      const entry: TrashEntry | undefined = await keptOf(sql, trashed)
        .where({ record_id: id })
        .forUpdate()
        .first();
      if (entry) await restore(sql, entry, actorOf(ctx));
    });
    return respond(ctx, id);
  },
}));
