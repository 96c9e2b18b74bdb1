import type { Knex } from 'knex';

/*
 * The PostgreSQL database while records are moved to it. The tables `database_move…` hold what is done, so that a command that
 * was killed goes on where it was, and that no portal starts on a part of the records.
 */

const MOVE = 'database_move';
const TABLES = 'database_move_tables';
const KEYS = 'database_move_keys';

/** Of the installed version, and what each start makes anew: lists with their terms and, on SQLite, searches. */
export const isOwn = (table: string): boolean =>
  /^(database_move|strapi_migrations|strapi_database_schema)|_list(_terms|_(trigrams|words)\w*)?$|^list_(index_versions|search_fills)$/.test(
    table,
  );

/** Types of the columns of each table that is moved. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const readTables = async (sql: Knex): Promise<Tables> => {
  const rows: { name: string; column: string; type: string }[] = await sql(
    'information_schema.columns',
  )
    .whereRaw('table_schema = current_schema()')
    .orderBy(['table_name', 'ordinal_position'])
    .select({ name: 'table_name', column: 'column_name', type: 'data_type' });
  const tables = new Map<string, Map<string, string>>();
  for (const { name, column, type } of rows)
    if (!isOwn(name)) tables.set(name, (tables.get(name) ?? new Map()).set(column, type));
  return tables;
};

type Step = 'tables' | 'records';

/** Where an earlier run of the command was; `used` for a database with other tables. */
export const readStep = async (sql: Knex): Promise<Step | 'empty' | 'used'> => {
  if (await sql.schema.hasTable(MOVE)) {
    const found = await sql(MOVE).first('step');
    return found?.step === 'records' ? 'records' : 'tables';
  }
  const other = await sql('pg_tables').whereRaw('schemaname = current_schema()').first('tablename');
  return other ? 'used' : 'empty';
};

export const beginMove = (sql: Knex): Promise<void> =>
  sql.transaction(async (trx) => {
    await trx.schema.createTable(MOVE, (table) => table.string('step'));
    await trx(MOVE).insert({ step: 'tables' });
  });

/** Empties the new tables, and lets them take rows in any order: without foreign keys and triggers until the end. */
export const emptyTables = (sql: Knex, tables: Tables): Promise<void> =>
  sql.transaction(async (trx) => {
    await trx.schema.createTable(TABLES, (table) => {
      table.string('name').primary();
      table.bigInteger('last').notNullable();
    });
    await trx.raw(
      `create table ${KEYS} as select conrelid::regclass::text as place, conname::text as name,
        pg_get_constraintdef(oid) as definition from pg_constraint
        where contype = 'f' and connamespace = current_schema()::regnamespace`,
    );
    for (const { place, name } of await trx(KEYS))
      await trx.raw(`alter table ${place} drop constraint ??`, [name]);
    for (const name of tables.keys()) {
      await trx.raw('alter table ?? disable trigger user', [name]);
      await trx.raw('truncate table ??', [name]);
      await trx(TABLES).insert({ name, last: 0 });
    }
    await trx(MOVE).update({ step: 'records' });
  });

/** The last row of a table that was moved. */
export const lastMoved = async (sql: Knex, name: string): Promise<number> =>
  Number((await sql(TABLES).where({ name }).first('last'))?.last ?? 0);

/** Adds rows, given as JSON, and notes the last one in the same transaction. */
export const addRows = (
  sql: Knex,
  name: string,
  columns: readonly string[],
  rows: string,
  last: number,
): Promise<void> =>
  sql.transaction(async (trx) => {
    await trx.raw('insert into ?? (??) select ?? from json_populate_recordset(null::??, ?::json)', [
      name,
      columns,
      columns,
      name,
      rows,
    ]);
    await trx(TABLES).where({ name }).update({ last });
  });

/** Empties a table whose rows differ, to move them again. */
export const startAgain = (sql: Knex, name: string): Promise<void> =>
  sql.transaction(async (trx) => {
    await trx.raw('truncate table ??', [name]);
    await trx(TABLES).where({ name }).update({ last: 0 });
  });

/** Makes the database ready for a start of the portal, which then makes the tables of lists. */
export const finishMove = (
  sql: Knex,
  tables: Tables,
  lastId: (table: string) => number,
): Promise<void> =>
  sql.transaction(async (trx) => {
    for (const [name, columns] of tables) {
      await trx.raw('alter table ?? enable trigger user', [name]);
      if (!columns.has('id')) continue;
      const { rows } = await trx.raw('select pg_get_serial_sequence(?, ?) as sequence', [
        name,
        'id',
      ]);
      if (rows[0]?.sequence)
        await trx.raw(
          'select setval(?, greatest(?::bigint, (select coalesce(max(id), 0) from ??)) + 1, false)',
          [rows[0].sequence, lastId(name), name],
        );
    }
    for (const { place, name, definition } of await trx(KEYS))
      await trx.raw(`alter table ${place} add constraint ?? ${definition}`, [name]);
    await trx('list_index_versions').delete();
    for (const name of [KEYS, TABLES, MOVE]) await trx.schema.dropTable(name);
  });
