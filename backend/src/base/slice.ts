import type { Knex } from 'knex';

type Direction = 'asc' | 'desc';
type SortColumn = 'updated_at' | 'created_at' | 'name' | 'state' | 'submitted_at';
export type SortOrder = readonly (readonly [SortColumn, Direction])[];

export interface Slice {
  limit: number;
  offset: number;
}

/** All rows. */
export const allRows: Slice = { limit: 1_000_000_000, offset: 0 };

/** A page of ids, and how many rows there are in all. */
export interface Found {
  ids: number[];
  total: number;
}

const opposite = { asc: 'desc', desc: 'asc' } as const;

/** Where a page is, counted from the end that is nearer. */
export const placeOf = (total: number, { limit, offset }: Slice) => {
  const rows = Math.max(0, Math.min(limit, total - offset));
  const fromEnd = offset > total / 2;
  return {
    rows,
    fromEnd,
    before: fromEnd ? total - offset - rows : offset,
    direction: (asked: Direction): Direction => (fromEnd ? opposite[asked] : asked),
  };
};

/** A page of the rows `l` of a query, which may have an order already; equal ones by id. */
export const readPage = async (
  query: Knex.QueryBuilder,
  total: number,
  slice: Slice,
  order: SortOrder,
): Promise<Found> => {
  const { rows, fromEnd, before, direction } = placeOf(total, slice);
  if (rows === 0) return { ids: [], total };
  for (const [column, asked] of order) query.orderBy(`l.${column}`, direction(asked));
  const last = direction(order.at(-1)?.[1] ?? 'desc');
  const found: unknown[] = await query
    .orderBy('l.id', last)
    .limit(rows)
    .offset(before)
    .pluck('l.id');
  const ids = found.map(Number);
  return { ids: fromEnd ? ids.toReversed() : ids, total };
};

/** Rows in the order of their ids, without ids that have no row. */
export const inOrder = <Row extends { id: number }>(ids: readonly number[], rows: Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
