import { inTransaction } from '../../../database.ts';
import type { Strapi } from '../../../registry.ts';

export interface Rating {
  mean: number;
  count: number;
}

/** Mean and number of the approved reviews of listings of one type, for a whole page in one statement. */
export const readRatings = async (
  strapi: Strapi,
  single: 'app' | 'service',
  ids: number[],
): Promise<Map<number, Rating>> => {
  const column = `${single}_id`;
  const found: Record<string, unknown>[] = await inTransaction(strapi, (sql) =>
    sql('reviews')
      .whereIn(column, ids)
      .where({ status: 'APPROVED' })
      .groupBy(column)
      .select(column)
      .avg({ mean: 'rating' })
      .count({ count: '*' }),
  );
  return new Map(
    found.map((row) => [
      Number(row[column]),
      { mean: Number(row.mean ?? 0), count: Number(row.count) },
    ]),
  );
};
