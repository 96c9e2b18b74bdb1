import { type Collection, selectionLimits } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { type TermSingle, termKinds } from '../listing/index.ts';
import { TRASH, TRASH_ROWS, type TrashRow } from '../trash/index.ts';
import { type MovedUses, type Relation, slices } from './movedUses.ts';

/* What a merge changes in the trash. */

/** A row in the trash. */
interface Kept {
  id: number;
  trash_id: number;
  body: Record<string, unknown>;
}

/** The rows of a table that are in the trash and have one of these values in a column. Their records are not restored meanwhile. */
const keptWith = async (
  sql: Sql,
  place: string,
  column: string,
  values: readonly number[],
): Promise<Kept[]> => {
  const read = async (): Promise<Kept[]> => {
    const rows: TrashRow[] = await sql(TRASH_ROWS).where({ place }).orderBy('id');
    return rows
      .map(({ id, trash_id, body }) => ({ id, trash_id, body: JSON.parse(body) }))
      .filter(({ body }) => values.includes(body[column]));
  };
  const entries = new Set((await read()).map(({ trash_id }) => trash_id));
  if (entries.size === 0) return [];
  for (const some of slices([...entries].sort((a, b) => a - b)))
    await sql(TRASH).whereIn('id', some).orderBy('id').forUpdate().select('id');
  return read();
};

const rewrite = async (sql: Sql, { id, body }: Kept, change: object): Promise<void> => {
  await sql(TRASH_ROWS)
    .where({ id })
    .update({ body: JSON.stringify({ ...body, ...change }) });
};

/** Listings in the trash get the other term too, so that they have it if they are restored. Returns their rows, and those that had both with their links. */
export const moveInTrash = async (
  sql: Sql,
  { table, row, term }: Relation,
  from: number,
  to: number,
) => {
  const kept = await keptWith(sql, table, term, [from, to]);
  const having = new Set(kept.flatMap(({ body }) => (body[term] === to ? [body[row]] : [])));
  const moved = { rows: [] as number[], both: [] as number[], links: [] as number[] };
  for (const link of kept) {
    const { id, body } = link;
    if (body[term] !== from) continue;
    moved.rows.push(Number(body[row]));
    if (!having.has(body[row])) {
      await rewrite(sql, link, { [term]: to });
      continue;
    }
    moved.both.push(Number(body[row]));
    moved.links.push(Number(body.id));
    await sql(TRASH_ROWS).where({ id }).delete();
  }
  return moved;
};

/** Moves back what listings in the trash still have of the other term. */
export const moveBackInTrash = async (
  sql: Sql,
  single: TermSingle,
  type: Collection,
  relation: Relation,
  id: number,
  { to, rows, both, links }: MovedUses,
): Promise<void> => {
  const { table, row, term, orderColumnName: order } = relation;
  const moved = new Set(rows[type]);
  for (const link of await keptWith(sql, table, term, [to])) {
    const { trash_id, body } = link;
    const listing = Number(body[row]);
    if (!moved.has(listing)) continue;
    const place = (both[type] ?? []).indexOf(listing);
    if (place === -1) {
      await rewrite(sql, link, { [term]: id });
      continue;
    }
    const lost = links?.[type]?.[place];
    const beside: string[] = await sql(TRASH_ROWS).where({ trash_id, place: table }).pluck('body');
    const all = beside.map((each) => JSON.parse(each)).filter((each) => each[row] === listing);
    if (lost === undefined || all.length >= selectionLimits[termKinds[single].collection]) continue;
    const last = Math.max(...all.map((each) => Number(each[order] ?? 0)));
    const again = { ...body, id: lost, [term]: id, [order]: last + 1 };
    await sql(TRASH_ROWS).insert({ trash_id, place: table, body: JSON.stringify(again) });
  }
};

/** Subcategories in the trash go with their category, so that they can be restored. Returns their ids. */
export const moveSubcategoriesInTrash = async (
  sql: Sql,
  from: number,
  to: number,
  some?: ReadonlySet<number>,
): Promise<number[]> => {
  const moved: number[] = [];
  for (const kept of await keptWith(sql, 'subcategories', 'category_id', [from])) {
    const id = Number(kept.body.id);
    if (some && !some.has(id)) continue;
    await rewrite(sql, kept, { category_id: to });
    moved.push(id);
  }
  return moved;
};
