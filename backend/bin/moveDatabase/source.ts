import Database from 'better-sqlite3';

/** Rows of a table by their number, the values in the order of the columns. */
interface SourceRow {
  row: number;
  values: unknown[];
}

export interface Source {
  /** Columns by table. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** Number of rows, or of those up to one. */
  count(table: string, upTo?: number): number;
  read(table: string, columns: readonly string[], after: number, limit: number): SourceRow[];
  /** The highest id that a table has given, also to a row that is deleted. */
  lastId(table: string): number;
  close(): void;
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Opens the file so that no other program can change it meanwhile; undefined while one has it open. */
export const openSource = (file: string): Source | undefined => {
  const database = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('begin exclusive; commit');
  } catch (error) {
    database.close();
    if (String(Object(error).code).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
  database.pragma('query_only = ON');
  const names: unknown[] = database
    .prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`)
    .pluck()
    .all();
  const columnsOf = (table: string): string[] =>
    database.prepare('select name from pragma_table_info(?)').pluck().all(table).map(String);
  return {
    tables: new Map(names.map(String).map((name) => [name, columnsOf(name)])),
    count: (table, upTo = Number.MAX_SAFE_INTEGER) =>
      Number(
        database
          .prepare(`select count(*) from ${quoted(table)} where rowid <= ?`)
          .pluck()
          .get(upTo),
      ),
    read(table, columns, after, limit) {
      const rows = database
        .prepare(
          `select rowid, ${columns.map(quoted).join(', ')} from ${quoted(table)} where rowid > ? order by rowid limit ?`,
        )
        .raw()
        .all(after, limit);
      return rows.map((found) => {
        const [row, ...values] = Array.isArray(found) ? found : [];
        return { row: Number(row), values };
      });
    },
    lastId: (table) =>
      Number(
        database.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table) ?? 0,
      ),
    close: () => database.close(),
  };
};
