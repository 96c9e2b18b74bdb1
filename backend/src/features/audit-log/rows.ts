import { activityTexts, auditReach, isStaffRole } from '@portal/domain';
import type { Knex } from 'knex';
import type { Actor } from '../../base/actor.ts';
import { isRecord } from '../../base/body.ts';
import { inTransaction, type Sql } from '../../base/database.ts';
import type { Strapi } from '../../base/registry.ts';
import { AUDIT_LOG } from '../audit/index.ts';
import { deviceNameOf } from '../sign-in/index.ts';

export interface AuditRow {
  id: number;
  /** PostgreSQL returns it as a string. */
  created_at: number | string;
  actor_id: number | null;
  actor_name: string | null;
  actor_roles: string | null;
  address: string | null;
  user_agent: string | null;
  action: string;
  subject_kind: string | null;
  subject_id: number | null;
  subject_name: string | null;
  changes: string;
  reason: string | null;
}

/** Limits the entries of a query. */
export type AuditWhere = (query: Knex.QueryBuilder) => unknown;

interface Slice {
  limit: number;
  offset: number;
}

const newestFirst = ['created_at', 'id'].map((column) => ({ column, order: 'desc' }));

/** Counts at most `auditReach` entries, so that a wide filter costs no more. */
const count = async (sql: Sql, where: AuditWhere): Promise<number> => {
  const reached = sql(AUDIT_LOG).select(sql.raw('1')).modify(where).limit(auditReach);
  const counted = await sql.from(reached.as('reached')).count({ n: '*' }).first();
  return Number(counted?.n);
};

/** One page, newest first, and the number of entries, at most `auditReach`. */
export const readEntries = (
  strapi: Strapi,
  where: AuditWhere,
  { limit, offset }: Slice,
): Promise<{ rows: AuditRow[]; total: number }> =>
  inTransaction(strapi, async (sql) => {
    const total = await count(sql, where);
    const left = Math.min(limit, total - offset);
    const rows: AuditRow[] =
      left > 0
        ? await sql(AUDIT_LOG).modify(where).orderBy(newestFirst).limit(left).offset(offset)
        : [];
    return { rows, total };
  });

/** Entries per query of an export, each in a transaction of its own. */
const BATCH = 500;

/** The newest entries, at most `reach`, newest first; each query continues below the last entry. */
export async function* readAll(
  strapi: Strapi,
  where: AuditWhere,
  reach = auditReach,
): AsyncGenerator<AuditRow> {
  let last: AuditRow | undefined;
  for (let read = 0; read < reach; read += BATCH) {
    const { created_at, id } = last ?? {};
    const rows: AuditRow[] = await inTransaction(strapi, (sql) =>
      sql(AUDIT_LOG)
        .modify(where)
        .modify((query) => {
          if (id !== undefined) query.whereRaw('(created_at, id) < (?, ?)', [created_at, id]);
        })
        .orderBy(newestFirst)
        .limit(BATCH),
    );
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/** Before and after by field. */
export const changesOf = (stored: string): Record<string, unknown[]> => {
  const changes: unknown = JSON.parse(stored);
  const entries = isRecord(changes) ? Object.entries(changes) : [];
  return Object.fromEntries(
    entries.flatMap(([field, pair]) => (Array.isArray(pair) ? [[field, pair]] : [])),
  );
};

const timeOf = ({ created_at }: AuditRow): string => new Date(Number(created_at)).toISOString();

export const entryResponse = (row: AuditRow) => ({
  id: row.id,
  createdAt: timeOf(row),
  actor:
    // A program without a user has only a name.
    row.actor_id === null && !row.actor_name
      ? null
      : {
          id: row.actor_id,
          name: row.actor_name ?? '',
          roles: (row.actor_roles ?? '').split(',').filter(isStaffRole),
        },
  address: row.address,
  device: row.user_agent && deviceNameOf(row.user_agent),
  action: row.action,
  subject:
    row.subject_kind === null
      ? null
      : { kind: row.subject_kind, id: row.subject_id, name: row.subject_name ?? '' },
  changes: changesOf(row.changes),
  reason: row.reason,
});

/** About the user or their account, and of interest to them. */
export const activityOf =
  ({ id, accountId }: Actor): AuditWhere =>
  (query) =>
    query.whereIn('action', Object.keys(activityTexts)).where((subject) => {
      subject.where({ subject_kind: 'users', subject_id: id });
      if (accountId !== null) subject.orWhere({ subject_kind: 'accounts', subject_id: accountId });
    });

/** Without the names and addresses of others, such as staff. */
export const activityResponse = (row: AuditRow, { id }: Actor) => {
  const isOwn = row.actor_id === id;
  const isVisitor = row.actor_id === null && row.address !== null;
  return {
    id: row.id,
    createdAt: timeOf(row),
    action: row.action,
    by: isOwn ? 'you' : isVisitor ? 'visitor' : 'team',
    address: isOwn || isVisitor ? row.address : null,
    device: (isOwn || isVisitor) && row.user_agent ? deviceNameOf(row.user_agent) : null,
  };
};
