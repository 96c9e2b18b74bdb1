import { type ImportKey, importedKind, writtenOutcomes } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import { IMPORT_ROWS, type ImportRecord, type RowRecord } from './tables.ts';

/** What names a record among the rows of an import; with an empty id, how all these names begin or end. */
export const aboutId = (imported: { id: number | '' }, id: number | null | ''): string =>
  `${imported.id}/id/${id}`;

/** Throws for a field of a row. */
export const fail = (path: string, message: string): never => {
  throw invalid(message, [{ path: [path], message }]);
};

/** Throws if an earlier row of the file is about the same record, or one that was written. `by`: the cell that names it. */
export const mustBeFirst = async (
  sql: Sql,
  { id, listing_type }: ImportRecord,
  row: RowRecord,
  { about, by }: { about: string; by: ImportKey },
): Promise<void> => {
  const earlier = await sql(IMPORT_ROWS)
    .where({ import_id: id, target: about })
    .whereNot({ id: row.id })
    .whereNot({ state: 'undone' })
    .where((each) => each.where('number', '<', row.number).orWhereIn('state', writtenOutcomes))
    .orderBy('number')
    .first('number');
  if (earlier) fail(by, importedKind(listing_type).twice({ row: earlier.number }));
};
