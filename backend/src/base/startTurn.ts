import knex from 'knex';
import { say } from './log.ts';
import { ENCODING, requireUtf8 } from './postgresEncoding.ts';
import type { settings } from './settings.ts';
import { StartError } from './startError.ts';
import { STARTING } from './startLock.ts';

/**
 * Makes instances on one PostgreSQL start one after another, because creating tables or first records concurrently fails.
 * The lock belongs to its own connection, so it is released when a starting instance dies. Returns the release.
 */
export const waitForTurn = async (
  database: (typeof settings)['database'],
): Promise<() => Promise<void>> => {
  if (database.client === 'sqlite') return async () => undefined;
  const sql = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 1 } });
  // Outside of the pool, which closes idle connections.
  const connection: unknown = await sql.client.acquireConnection();
  const ask = (statement: string, values: number[] = []) =>
    sql.raw(statement, values).connection(connection);
  await ask('set statement_timeout = 0');
  await ask('set lock_timeout = 0');
  requireUtf8(await ask(ENCODING));
  const { rows } = await ask('select pg_try_advisory_lock(?) as mine', [STARTING]);
  if (!rows[0]?.mine) {
    say('Another instance is starting on this database; this one goes on after it.');
    await ask('select pg_advisory_lock(?)', [STARTING]);
  }
  const { rows: moving } = await ask("select to_regclass('database_move') as found");
  if (moving[0]?.found)
    throw new StartError(
      'The move of the records to this database is not finished. Run this again: node backend/bin/database.ts --to postgres',
    );
  return async () => {
    await ask('select pg_advisory_unlock(?)', [STARTING]);
    await sql.client.releaseConnection(connection);
    await sql.destroy();
  };
};
