import { afterAll, expect, it } from 'vitest';
import { type KilledServer, killAccounts, ROWS, startKilled } from './killedImport.ts';
import { inDatabase, VERY_LONG } from './startBackend.ts';

let server: KilledServer;
afterAll(() => server?.backend.stop());

// The other kinds of work are killed on PostgreSQL, most of them in a sweep, where a row could be written outside of its transaction.
it(
  'a server that is killed loses and repeats no row of an import of accounts, and no email',
  VERY_LONG,
  async () => {
    server = await startKilled();
    await killAccounts(server);
    const imported = await inDatabase(server.backend, (sql) =>
      sql('up_users').where('email', 'like', 'killed-%').pluck('email'),
    );
    expect(imported).toHaveLength(ROWS);
  },
);
