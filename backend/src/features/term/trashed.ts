import type { Actor } from '../../base/actor.ts';
import type { Sql } from '../../base/database.ts';
import { HttpError, invalid } from '../../base/httpError.ts';
import type { Strapi } from '../../base/registry.ts';
import { m } from '../../base/texts.ts';
import {
  type FullTermRow,
  lockSlugs,
  mergedTermsOf,
  type TermSingle,
  termKinds,
} from '../listing/index.ts';
import {
  joinsOf,
  keepInTrash,
  type Place,
  restoreRows,
  rowsInTrash,
  TRASH,
  type TrashEntry,
} from '../trash/index.ts';
import { moveUsesBack } from './merge.ts';
import type { MovedUses } from './movedUses.ts';

/* Deleted terms, which can be restored. */

/** Keeps a term in the trash with its subcategories and what was moved from it, in the transaction that deletes it. */
export const moveTermToTrash = (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  row: FullTermRow,
  moved: MovedUses | null,
  by: Actor,
): Promise<void> => {
  const { collection: kind } = termKinds[single];
  const placesOf = (table: string, values: readonly number[]): Place[] => [
    { table, column: 'id', values },
    ...joinsOf(strapi, table).map((join) => ({ ...join, values })),
  ];
  const held = row.subcategories?.map(({ id }) => id);
  const places = [...placesOf(kind, [row.id]), ...(held ? placesOf('subcategories', held) : [])];
  const { id: record_id, name, slug } = row;
  const more = moved && JSON.stringify(moved);
  return keepInTrash(strapi, sql, { kind, record_id, name, slug, more }, places, by);
};

const movedOf = ({ more }: TrashEntry): MovedUses | null => JSON.parse(more ?? 'null');

/** The term into which a deleted one was merged; null for one that was deleted alone. */
export const mergedInto = (entry: TrashEntry): { id: number; name: string } | null => {
  const moved = movedOf(entry);
  return moved?.name === undefined ? null : { id: moved.to, name: moved.name };
};

/** The entry of a term that was merged and can be restored. */
const mergedLater = async (sql: Sql, kind: string, id: number): Promise<TrashEntry | null> => {
  const entry: TrashEntry | undefined = await sql(TRASH).where({ kind, record_id: id }).first();
  return entry && mergedInto(entry) ? entry : null;
};

/** Puts a term back with its subcategories, and moves back the listings that were moved from it. */
export const restoreTerm = async (
  strapi: Strapi,
  sql: Sql,
  single: TermSingle,
  entry: TrashEntry,
  actor: Actor,
): Promise<void> => {
  const { collection: kind } = termKinds[single];
  for (const { uid, collection } of Object.values(termKinds)) {
    const rows = await rowsInTrash(sql, entry.id, collection);
    if (rows.length > 0) await lockSlugs(strapi, sql, collection);
    for (const { name, slug, category_id: category } of rows) {
      const find = (where: object): Promise<FullTermRow | null> =>
        strapi.db.query(uid).findOne({ where });
      // It may be spelled in another way.
      const twin = await find({ name: { $eqi: name } });
      if (twin)
        throw new HttpError('name-taken', { message: m.term_restore_name({ name: twin.name }) });
      if (await find({ slug }))
        throw new HttpError('name-taken', { message: m.term_restore_slug({ slug: String(slug) }) });
      const within = sql('categories').where({ id: category ?? -1 });
      if (single === 'subcategory' && !(await within.forKeyShare().first('id')))
        throw invalid(m.term_restore_category());
    }
  }
  const moved = movedOf(entry);
  const later = moved && (await mergedLater(sql, kind, moved.to));
  if (later) throw invalid(m.term_restore_first({ name: later.name }));
  await restoreRows(strapi, sql, entry);
  await mergedTermsOf(sql, kind).forget(entry.record_id);
  if (moved) await moveUsesBack(strapi, sql, single, entry.record_id, moved, actor);
};
