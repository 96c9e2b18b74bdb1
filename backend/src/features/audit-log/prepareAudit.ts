import { inTransaction, isPostgres, type Sql } from '../../base/database.ts';
import { indexesOf } from '../../base/indexes.ts';
import type { Strapi } from '../../base/registry.ts';
import { AUDIT_LOG } from '../audit/index.ts';
import { isMoveSql } from '../listing/index.ts';

const rejection = 'Entries of the audit log are never changed or deleted.';

/** SQLite drops the triggers of a table when Strapi changes it, so every start creates them. */
const sqliteStatements = ['update', 'delete'].map(
  (
    change,
  ) => `create trigger if not exists ${AUDIT_LOG}_no_${change} before ${change} on ${AUDIT_LOG}
    begin select raise(abort, '${rejection}'); end`,
);

const TRIGGER = `${AUDIT_LOG}_immutable`;

const postgresStatements = [
  `create or replace function ${AUDIT_LOG}_reject() returns trigger language plpgsql as
    $$ begin raise exception '${rejection}'; end $$`,
  `drop trigger if exists ${TRIGGER} on ${AUDIT_LOG}`,
  `create trigger ${TRIGGER} before update or delete or truncate on ${AUDIT_LOG}
    for each statement execute function ${AUDIT_LOG}_reject()`,
];

/** Whether PostgreSQL has the trigger, enabled. To create it would lock the table, which other instances write. */
const hasTrigger = async (sql: Sql): Promise<boolean> => {
  const { rows } = await sql.raw(
    "select 1 from pg_trigger where tgname = ? and tgrelid = ?::regclass and tgenabled = 'O'",
    [TRIGGER, AUDIT_LOG],
  );
  return rows.length > 0;
};

/** One for each filter, and for an actor with an area: the newest rows are read in order. */
const indexes = {
  created: [],
  actor: ['actor_id'],
  actor_area: ['actor_id', 'action_area'],
  area: ['action_area'],
  action: ['action'],
  subject: ['subject_kind', 'subject_id'],
};

const MOVES = `${AUDIT_LOG}_moves_index`;

/** Creates the indexes of the audit log, and the triggers that make the database reject changes of its entries. */
export const prepareAudit = (strapi: Strapi): Promise<void> =>
  inTransaction(strapi, async (sql) => {
    const postgres = isPostgres(strapi);
    const existing = postgres ? await indexesOf(sql) : new Set();
    for (const [name, columns] of Object.entries(indexes)) {
      const ordered = [...columns, 'created_at', 'id'].join(', ');
      const index = `${AUDIT_LOG}_${name}_index`;
      if (!existing.has(index))
        await sql.raw(`create index if not exists ${index} on ${AUDIT_LOG} (${ordered})`);
    }
    if (!existing.has(MOVES))
      await sql.raw(
        `create index if not exists ${MOVES} on ${AUDIT_LOG} (subject_kind, subject_id) where ${isMoveSql}`,
      );
    if (postgres && (await hasTrigger(sql))) return;
    const statements = postgres ? postgresStatements : sqliteStatements;
    for (const statement of statements) await sql.raw(statement);
  });
