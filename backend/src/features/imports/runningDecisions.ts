import { bulkDecision } from '@portal/domain';
import type { Knex } from 'knex';
import type { Sql } from '../../base/database.ts';
import { emailKey } from '../notifications/index.ts';
import { aboutId } from './rowProblems.ts';
import { changesOf, IMPORT_ROWS, IMPORTS, type ImportRecord } from './tables.ts';

/** Whether a bulk edit that still runs made one of the decisions that unsent emails tell of. */
export const makesMoreOf = async (sql: Sql, emails: Knex.QueryBuilder): Promise<boolean> => {
  const running: ImportRecord[] = await sql(IMPORTS).where({
    state: 'running',
    format: 'selection',
  });
  for (const edit of running) {
    if (!bulkDecision(changesOf(edit))) continue;
    const record = emailKey('listing-decided', `${edit.listing_type}/`);
    const targets = emails
      .clone()
      .select(sql.raw('replace(about, ?, ?)', [record, aboutId(edit, '')]));
    const made = sql(IMPORT_ROWS).whereIn('target', targets).where({ state: 'saved' });
    if (await made.first('id')) return true;
  }
  return false;
};
