import { importLimits } from './importFile.ts';

/** Rows that share a reason: how many they are, and the first of them. */
export interface SharedReason<Row> {
  count: number;
  rows: Row[];
}

/** Rows that failed by their reasons, the most frequent ones first. Where a response has no room for all, each reason has as many rows as the others, while it has more. */
export function byReason<Row>(
  failed: readonly Row[],
  reasonOf: (row: Row) => string | null,
): SharedReason<Row>[] {
  const groups = new Map<string | null, Row[]>();
  for (const row of failed) {
    const reason = reasonOf(row);
    const alike = groups.get(reason);
    if (alike) alike.push(row);
    else groups.set(reason, [row]);
  }
  const reasons = [...groups.values()].sort((a, b) => b.length - a.length);
  const shown: SharedReason<Row>[] = reasons.map(({ length }) => ({ count: length, rows: [] }));
  let room: number = importLimits.shownByReason;
  for (let place = 0; place < importLimits.shownOfReason; place += 1)
    for (const [at, rows] of reasons.entries()) {
      const row = rows[place];
      if (row === undefined || room === 0) continue;
      shown[at]?.rows.push(row);
      room -= 1;
    }
  return shown.filter(({ rows }) => rows.length > 0);
}
