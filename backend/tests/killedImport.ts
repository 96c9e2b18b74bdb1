import { expect } from 'vitest';
import { type Caller, callerOf, signUp } from './caller.ts';
import { countsOf, settled } from './importCalls.ts';
import { readersOf } from './mailbox.ts';
import {
  type Backend,
  inDatabase,
  insideServer,
  LONG,
  startBackend,
  workInside,
} from './startBackend.ts';

export const ROWS = 5;

export interface KilledServer {
  /** That of the last start. */
  backend: Backend;
  vendor: Caller;
  /** Kills the server while it does the third row of an import, and starts another. Returns the outcomes of all rows. */
  killed(action: 'run' | 'undo', id: unknown): Promise<Record<string, unknown>>;
}

/** A server that can be killed, with a vendor. */
export const startKilled = async (): Promise<KilledServer> => {
  const env = insideServer('killInRow');
  const backend = await startBackend({ env });
  const server: KilledServer = {
    backend,
    vendor: await signUp(backend.url, 'killed'),
    async killed(action, id) {
      await workInside(server.backend);
      await server.vendor.post(`/imports/${id}/${action}`, {});
      await server.backend.ended;
      server.backend = await startBackend({ dataDir: backend.dataDir, env });
      server.vendor = callerOf(server.backend.url, server.vendor.jwt);
      // PostgreSQL leaves an email that was being sent to other servers for 15 minutes.
      await inDatabase(server.backend, (sql) =>
        sql('queued_emails').where('tries', '>', 0).update({ next: Date.now() }),
      );
      return countsOf(await settled(server.vendor, id));
    },
  };
  return server;
};

/** Kills the server while it imports accounts and emails them, which it goes on with after a start: each row and each email once. */
export const killAccounts = async (server: KilledServer): Promise<void> => {
  await inDatabase(server.backend, (sql) =>
    sql('up_users')
      .where({ email: 'killed@test.example' })
      .update({ staff: true, staff_roles: 'support' }),
  );
  const emails = Array.from({ length: ROWS }, (_, at) => `killed-${at}@test.example`);
  const file = new FormData();
  const lines = emails.map((email) => `${email},Ana,Killed`);
  file.append('files', new File([['Email,First,Last', ...lines].join('\n')], 'vendors.csv'));
  const accounts = (await server.vendor.post('/imports/accounts', file)).at('data.id');
  const targets = ['email', 'first_name', 'last_name'];
  const links = { targets, key: 'email', emails_vendors: true };
  await server.vendor.put(`/imports/${accounts}`, { data: links });
  expect(countsOf(await settled(server.vendor, accounts))).toEqual({ new: ROWS });
  expect(await server.killed('run', accounts)).toEqual({ created: ROWS });
  const readers = () => readersOf(server.backend.dataDir, 'account-imported');
  await expect.poll(async () => (await readers()).length, LONG).toBe(ROWS);
  // An email leaves the queue after it was sent. None of those left is sent twice.
  await expect
    .poll(() => inDatabase(server.backend, (sql) => sql('queued_emails').select('kind')), LONG)
    .toEqual([]);
  expect((await readers()).toSorted()).toEqual(emails);
};
