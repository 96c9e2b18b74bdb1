import type { Collection } from '@portal/domain';
import type { Sql } from '../../base/database.ts';
import { AUDIT_LOG } from '../audit/index.ts';

/** SQL of whether an entry of the audit log has another account of a listing; the index of the moves has the same words. */
export const isMoveSql = `changes like '%"account":[%'`;

/**
 * The moves of listings of a type in the audit log, also those by a save with another `account`.
 *
 * @param from The account they left, or null for any account; not the first account of a listing that had none.
 */
export const movesOf = (sql: Sql, type: Collection, from: number | null = null) => {
  const moves = sql(AUDIT_LOG).where({ subject_kind: type }).whereRaw(isMoveSql);
  return from === null
    ? moves.whereRaw(`changes not like '%"account":[null,%'`)
    : moves.where('changes', 'like', `%"account":[${from},%`);
};
