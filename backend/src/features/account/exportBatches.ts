/** Records per query, each in a transaction of its own. */
export const BATCH = 100;

/** All records in the order of their ids, a batch at a time. */
export async function* inBatches<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let rows = await read(0);
  while (rows.length > 0) {
    yield* rows;
    const last = rows.length < BATCH ? undefined : rows.at(-1);
    rows = last ? await read(Number(last.id)) : [];
  }
}
