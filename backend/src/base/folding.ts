import { fold, foldedLetters, foldedMarks, nameKey } from '@portal/domain';
import type { Knex } from 'knex';

/*
 * The functions `portal_fold` and `portal_name_key` of the database, which triggers use to store `fold` and `nameKey` of a
 * text beside it. On SQLite they belong to the connection: other programs can read the file, but not write what is folded.
 */

export const foldSql = (sql: string): string => `portal_fold(${sql})`;
export const nameKeySql = (sql: string): string => `portal_name_key(${sql})`;

/** A text as an SQL literal. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

export interface FoldingConnection {
  function(
    name: string,
    options: { deterministic: boolean },
    run: (text: unknown) => unknown,
  ): unknown;
}

/** Adds the functions to a connection to SQLite. */
export const addFolding = (connection: FoldingConnection): void => {
  for (const [name, run] of Object.entries({ portal_fold: fold, portal_name_key: nameKey }))
    connection.function(name, { deterministic: true }, (text) =>
      text === null ? null : run(String(text)),
    );
};

const single = foldedLetters.filter(([, plain]) => plain.length === 1);
const double = foldedLetters.filter(([, plain]) => plain.length > 1);

/** PostgreSQL lower-cases all letters by the rules of Unicode if it has ICU, else by the locale of the database. */
const postgresFunctions = (lower: (sql: string) => string): string[] => {
  const lowered = lower(
    `regexp_replace(normalize(given, NFKD), ${literal(`[${foldedMarks}]`)}, '', 'g')`,
  );
  const [from, to] = [0, 1].map((at) => literal(single.map((pair) => pair[at]).join('')));
  const folded = double.reduce(
    (inner, [letter, plain]) => `replace(${inner}, ${literal(letter)}, ${literal(plain)})`,
    `translate(${lowered}, ${from}, ${to})`,
  );
  const create = (name: string, body: string): string =>
    `create or replace function ${name}(given text) returns text language sql immutable strict parallel safe as $body$
      select ${body} $body$`;
  return [
    create(
      'portal_fold',
      `case when octet_length(given) = length(given) then lower(given collate "C") else (${folded}) collate "C" end`,
    ),
    create('portal_name_key', `portal_fold(given) || chr(1) || given`),
  ];
};

/** The statements that create the functions on PostgreSQL. */
export const foldingOnPostgres = async (sql: Knex): Promise<string[]> => {
  const { rows } = await sql.raw("select 1 from pg_collation where collname = 'und-x-icu'");
  return postgresFunctions((given) =>
    rows.length > 0 ? `lower(${given} collate "und-x-icu")` : `lower(${given})`,
  );
};

/** What texts of SQLite were folded by. */
export const foldingOnSqlite = [JSON.stringify([foldedMarks, foldedLetters])];
