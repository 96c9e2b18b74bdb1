import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import type { Backend } from './startBackend.ts';

/** A way into the tables past the server, to bring about what no call can: another role, a plan that has ended. */
export const openDatabase = ({ dataDir, databaseUrl }: Backend): Knex =>
  databaseUrl
    ? knex({ client: 'pg', connection: databaseUrl })
    : knex({
        client: 'better-sqlite3',
        connection: { filename: join(dataDir, 'portal.db') },
        useNullAsDefault: true,
      });
