import { isRecord } from './body.ts';
import { allRows, placeOf } from './slice.ts';

export interface ListQuery {
  where: Record<string, unknown>;
  /** Such as `{ updatedAt: 'desc' }`, or several. */
  orderBy: unknown;
  limit: number;
  offset: number;
  select?: string[];
  populate?: object;
}

interface Rows<Row> {
  findMany: (query: ListQuery) => Promise<Row[]>;
  count: (query: { where: object }) => Promise<number>;
}

/** The opposite of an order. */
const reversed = (order: unknown): unknown => {
  if (Array.isArray(order)) return order.map(reversed);
  if (isRecord(order))
    return Object.fromEntries(Object.entries(order).map(([name, way]) => [name, reversed(way)]));
  return String(order).toLowerCase() === 'desc' ? 'asc' : 'desc';
};

/** A page of the rows of one part, read from the end that is nearer. */
const readPart = async <Row>(rows: Rows<Row>, query: ListQuery, count: number): Promise<Row[]> => {
  const { rows: limit, fromEnd, before: offset } = placeOf(count, query);
  if (limit === 0) return [];
  const orderBy = fromEnd ? reversed(query.orderBy) : query.orderBy;
  const found = await rows.findMany({ ...query, orderBy, limit, offset });
  return fromEnd ? found.toReversed() : found;
};

/** The ids of all rows, in the order of their parts. */
export const idsInParts = async (
  rows: Rows<{ id: number }>,
  { where, orderBy }: Pick<ListQuery, 'where' | 'orderBy'>,
  parts: readonly object[] = [{}],
): Promise<number[]> => {
  const ids: number[] = [];
  for (const part of parts) {
    const query = { where: { $and: [where, part] }, orderBy, select: ['id'], ...allRows };
    for (const { id } of await rows.findMany(query)) ids.push(id);
  }
  return ids;
};

/** A page of rows and how many there are in all; the query orders the rows within each part, and no two are equal. */
export const findInParts = async <Row>(
  rows: Rows<Row>,
  query: ListQuery,
  parts: readonly object[] = [{}],
): Promise<{ page: Row[]; total: number }> => {
  const page: Row[] = [];
  let total = 0;
  for (const part of parts) {
    const where = { $and: [query.where, part] };
    const offset = Math.max(0, query.offset - total);
    const limit = query.limit - page.length;
    const count = await rows.count({ where });
    page.push(...(await readPart(rows, { ...query, where, offset, limit }, count)));
    total += count;
  }
  return { page, total };
};
