import knex, { type Knex } from 'knex';
import { addFolding, type FoldingConnection } from '../src/base/folding.ts';

/** The settings of a database. */
type Address = { client: 'sqlite'; filename: string } | { client: 'postgres'; url: string };

/** Opens the database of the backend, which may be running. */
export const openDatabase = (database: Address): Knex =>
  knex(
    database.client === 'sqlite'
      ? {
          client: 'better-sqlite3',
          connection: { filename: database.filename },
          useNullAsDefault: true,
          pool: {
            afterCreate(connection: FoldingConnection, done: (error: null, made: object) => void) {
              addFolding(connection);
              done(null, connection);
            },
          },
        }
      : { client: 'pg', connection: database.url },
  );
