import { importedKind } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { invalid } from '../../base/httpError.ts';
import { IMPORT_ROWS, type ImportRecord, type RowRecord } from './tables.ts';

/** Throws for a field of a row. */
export const fail = (path: string, message: string): never => {
  throw invalid(message, [{ path: [path], message }]);
};

/** Throws if an earlier row of the file is about the same record. */
export const mustBeFirst = async (
  sql: Sql,
  { id, key, listing_type }: ImportRecord,
  row: RowRecord,
  about: string,
): Promise<void> => {
  const earlier = await sql(IMPORT_ROWS)
    .where({ import_id: id, target: about })
    .where('number', '<', row.number)
    .first('number');
  if (earlier) fail(key, importedKind(listing_type).twice({ row: earlier.number }));
};
