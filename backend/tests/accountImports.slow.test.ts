import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, signUp } from './caller.ts';
import { countsOf, run, settled } from './importCalls.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase } from './startBackend.ts';

const PASSWORD = 'greenstone-4400-new';
const targets = ['email', 'first_name', 'last_name'];

const rowOf = (name: string) => `${name}@test.example,${name},Imported`;

const checkFile = async (caller: Caller, names: readonly string[], emails_vendors: boolean) => {
  const form = new FormData();
  const lines = ['Email,First name,Last name', ...names.map(rowOf)];
  form.append('files', new File([lines.join('\n')], 'vendors.csv'));
  const id = (await caller.post('/imports/accounts', form)).at('data.id');
  const data = { targets, key: 'email', emails_vendors };
  expect((await caller.put(`/imports/${id}`, { data })).status).toBe(200);
  expect(countsOf(await settled(caller, id))).toEqual({ new: names.length });
  return id;
};

describe('an import of accounts', () => {
  let backend: Backend;
  let admin: Caller;

  beforeAll(async () => {
    backend = await sharedBackend();
    admin = await signIn(backend.url, 'admin');
  });

  const find = async (name: string) => {
    const found = await admin.get(`/accounts?_q=${name}`);
    return { id: found.at('data.0.id'), state: found.at('data.0.state') };
  };
  const undo = async (id: unknown) => {
    await admin.post(`/imports/${id}/undo`, {});
    return settled(admin, id);
  };

  it('emails each new vendor a link once, which opens the account, if the user asks for it', async () => {
    const quiet = await checkFile(admin, ['quiet', 'waiting'], false);
    expect(countsOf(await run(admin, quiet))).toEqual({ created: 2 });
    const id = await checkFile(admin, ['linked', 'mailed'], true);
    expect(await readersOf(backend.dataDir, 'account-imported')).toEqual([]);
    expect(countsOf(await run(admin, id))).toEqual({ created: 2 });
    const to = 'linked@test.example';
    const { searchParams } = linkOf(await emailTo(backend.dataDir, to, 'account-imported'));
    const signIn = (password: string) => admin.post('/auth/local', { identifier: to, password });
    expect((await signIn(PASSWORD)).at('error.details.reason')).toBe('credentials-rejected');
    const code = searchParams.get('code');
    const reset = { code, password: PASSWORD, passwordConfirmation: PASSWORD };
    expect((await admin.post('/auth/reset-password', reset)).status).toBe(200);
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await find('linked')).state).toBe('active');

    // One without an email is opened as by who forgot the password.
    await admin.post('/auth/forgot-password', { email: 'quiet@test.example' });
    await emailTo(backend.dataDir, 'quiet@test.example', 'reset-password');
    const kept = await undo(id);
    expect(countsOf(kept)).toEqual({ kept: 2 });
    expect(kept.at('data.kept.0.errors.0.message')).toBe('It has been used since.');
    const why = 'The vendor was sent a link to set a password.';
    expect(kept.at('data.kept.1.errors.0.message')).toBe(why);
    const undone = await undo(quiet);
    expect(countsOf(undone)).toEqual({ kept: 1, undone: 1 });
    expect(undone.at('data.kept.0.errors.0.message')).toBe(why);
    expect((await find('waiting')).id).toBeUndefined();
    const left = await inDatabase(backend, (sql) =>
      sql('accounts').where({ email: 'waiting@test.example' }),
    );
    expect(left).toEqual([]);
    const readers = await readersOf(backend.dataDir, 'account-imported');
    expect(readers.toSorted()).toEqual(['linked@test.example', 'mailed@test.example']);
    const log = await admin.get('/audit?pagination[pageSize]=1');
    expect(log.at('data.0.action')).toBe('account.erase');
    expect(log.at('data.0.actor.name')).toBeTypeOf('string');
  });

  it('stops when its user may no longer manage accounts', async () => {
    const support = await signUp(backend.url, 'support-importer');
    const staff = (staff_roles: string | null) =>
      inDatabase(backend, (sql) =>
        sql('up_users')
          .where({ email: 'support-importer@test.example' })
          .update({ staff: staff_roles !== null, staff_roles }),
      );
    await staff('support');
    const id = Number(await checkFile(support, ['never'], true));
    await staff('editor');
    expect((await support.post(`/imports/${id}/run`, {})).status).toBe(403);
    await inDatabase(backend, (sql) =>
      sql('imports').where({ id }).update({ state: 'running', next: 0 }),
    );
    // Wakes the worker.
    await run(admin, await checkFile(admin, ['awake'], false));
    const imported = () =>
      inDatabase(backend, (sql) => sql('imports').where({ id }).first('state'));
    await expect.poll(imported).toEqual({ state: 'stopped' });
    expect((await find('never')).id).toBeUndefined();
  });
});
