// @module-tag database
import { accountTexts } from '@portal/domain';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG, openDatabase } from './startBackend.ts';

describe('an import of accounts', LONG, () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
  });

  const checked = async (email: string) => {
    const form = new FormData();
    form.append('files', new File([`Email,First name,Last name\n${email},Race,Imported`], 'a.csv'));
    const id = (await admin.post('/imports/accounts', form)).at('data.id');
    const targets = ['email', 'first_name', 'last_name'];
    const data = { targets, key: 'email', emails_vendors: false };
    await admin.put(`/imports/${id}`, { data });
    expect(countsOf(await settled(admin, id))).toEqual({ new: 1 });
    return id;
  };
  /** Has the import go on while a transaction of others has written, which it has to wait for. */
  const meanwhile = async (path: string, write: (sql: Knex.Transaction) => Promise<unknown>) => {
    await using sql = openDatabase(backend);
    const other = await sql.transaction();
    await write(other);
    const { rows } = await other.raw('select pg_backend_pid() as pid');
    await admin.post(path, {});
    const waiting = () =>
      sql('pg_stat_activity').whereRaw('? = any(pg_blocking_pids(pid))', [rows[0].pid]);
    await expect.poll(waiting).toHaveLength(1);
    await other.commit();
  };

  it('keeps an account for which a listing is created at the moment of Undo', async () => {
    const id = await checked('race-undo@test.example');
    await run(admin, id);
    const page = await admin.get('/accounts?_q=race-undo');
    const account_id = Number(page.at('data.0.account'));
    await meanwhile(`/imports/${id}/undo`, (sql) => sql('apps').insert({ account_id }));
    expect(countsOf(await settled(admin, id))).toEqual({ kept: 1 });
    await inDatabase(backend, (sql) => sql('apps').where({ account_id }).delete());
  });

  it('says that an address is taken by who signs up at the moment of the row', async () => {
    const email = 'race-taken@test.example';
    const id = await checked(email);
    await meanwhile(`/imports/${id}/run`, (sql) =>
      sql('up_users').insert({ email, username: email, provider: 'local' }),
    );
    const ran = await settled(admin, id);
    expect(ran.at('data.problems.0.errors')).toEqual([
      { path: ['email'], message: accountTexts.emailTaken },
    ]);
    await inDatabase(backend, (sql) => sql('up_users').where({ email }).delete());
  });
});
