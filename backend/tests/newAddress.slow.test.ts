import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiResponse, call, callerOf } from './caller.ts';
import { emailTo, linkOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, LONG, openDatabase } from './startBackend.ts';

const password = 'a long password';

// Rows: 8.7
describe('a new email address that needs confirmation', LONG, () => {
  let backend: Backend;
  const post = (path: string, body: object): Promise<ApiResponse> =>
    call(backend.url, 'POST', path, { body });
  const register = (email: string) =>
    post('/auth/local/register', {
      username: email,
      email,
      password,
      first_name: 'Rewa',
      last_name: 'Tau',
      newsletter: false,
    });
  const signIn = (identifier: string) => post('/auth/local', { identifier, password });
  const linkIn = async (to: string, kind: string) =>
    Object.fromEntries(linkOf(await emailTo(backend.dataDir, to, kind)).searchParams);
  const linkTo = (to: string) => linkIn(to, 'confirm-new-address');

  const member = async (email: string) => {
    await register(email);
    await post('/auth/verify', await linkIn(email, 'confirm-address'));
    const open = await signIn(email);
    const me = callerOf(backend.url, String(open.at('jwt')));
    const save = (to?: string, current_password: unknown = password) =>
      me.put(`/api/accounts/${open.at('user.account.id')}`, {
        data: { first_name: 'Rewa', last_name: 'Tau', email: to, current_password },
      });
    return { me, save };
  };

  beforeAll(async () => {
    backend = await sharedBackend('confirming');
  });

  it('applies once its link is opened, and the old one until then', async () => {
    const [old, next] = ['rewa@test.example', 'rewa@new.example'];
    const { me, save } = await member(old);
    expect((await save('typo@new.example')).at('data.email')).toBe(old);
    const mistyped = await linkTo('typo@new.example');
    expect((await save(next)).at('data.email')).toBe(old);
    const link = await linkTo(next);
    const waiting = await me.get('/users/me');
    expect(['email', 'account.email', 'account.waits_for'].map(waiting.at)).toEqual([
      old,
      old,
      next,
    ]);
    expect([(await signIn(old)).status, (await signIn(next)).status]).toEqual([200, 400]);
    // Names can be saved in the meantime; only the last requested address can be confirmed.
    const named = await save(undefined, '');
    expect([named.at('data.email'), named.at('data.waits_for')]).toEqual([old, next]);
    expect((await post('/auth/verify', mistyped)).status).toBe(400);
    expect((await post('/auth/verify', link)).status).toBe(200);
    const now = await me.get('/users/me');
    expect(['email', 'username', 'account.email'].map(now.at)).toEqual([next, next, next]);
    expect([(await signIn(old)).status, (await signIn(next)).status]).toEqual([400, 200]);
    await emailTo(backend.dataDir, old, 'address-changed');
    // Opening the link again succeeds.
    expect((await post('/auth/verify', link)).status).toBe(200);

    // Registered by another user in the meantime, or requested by a user with the former password.
    await save('late@new.example');
    const late = await linkTo('late@new.example');
    await register('late@new.example');
    expect((await post('/auth/verify', late)).status).toBe(400);
    await save('thief@new.example');
    const stolen = await linkTo('thief@new.example');
    const changed = await me.post('/api/auth/change-password', {
      currentPassword: password,
      password: 'kahikatea-8',
      passwordConfirmation: 'kahikatea-8',
    });
    expect(changed.status).toBe(200);
    expect((await post('/auth/verify', stolen)).status).toBe(400);
  });

  it('is reported to the current address, and cancelled by saving that one', async () => {
    const old = 'kept@test.example';
    const { me, save } = await member(old);
    expect((await save('slip@new.example')).at('data.waits_for')).toBe('slip@new.example');
    const warning = await emailTo(backend.dataDir, old, 'address-asked');
    expect(warning.text).toContain('slip@new.example');
    const link = await linkTo('slip@new.example');
    const kept = await save(old, '');
    expect([kept.status, kept.at('data.email'), kept.at('data.waits_for')]).toEqual([
      200,
      old,
      null,
    ]);
    expect((await post('/auth/verify', link)).status).toBe(400);
    expect((await me.get('/users/me')).at('email')).toBe(old);
  });

  it('is dropped once its link has expired', async () => {
    const { me, save } = await member('slow@test.example');
    await save('never@new.example');
    const waits = async () => (await me.get('/users/me')).at('account.waits_for');
    expect(await waits()).toBe('never@new.example');
    await using database = openDatabase(backend);
    const sentAgo = (hours: number) =>
      database('up_users')
        .where({ new_email: 'never@new.example' })
        .update({ new_email_at: new Date(Date.now() - hours * 3_600_000) });
    await sentAgo(23);
    expect(await waits()).toBe('never@new.example');
    await sentAgo(24);
    expect(await waits()).toBeNull();
    expect((await save(undefined, '')).at('data.waits_for')).toBeNull();
    // It can be requested again.
    expect((await save('never@new.example')).at('data.waits_for')).toBe('never@new.example');
  });

  it('is not shown without a time of request, as in older rows, but its link works', async () => {
    const { me, save } = await member('older@test.example');
    await save('younger@new.example');
    await using database = openDatabase(backend);
    const requested = database('up_users').where({ new_email: 'younger@new.example' });
    expect(await requested.update({ new_email_at: null })).toBe(1);
    expect((await me.get('/users/me')).at('account.waits_for')).toBeNull();
    expect((await save(undefined, '')).at('data.waits_for')).toBeNull();
    expect((await post('/auth/verify', await linkTo('younger@new.example'))).status).toBe(200);
    expect((await me.get('/users/me')).at('email')).toBe('younger@new.example');
  });

  it('cannot be used to guess the password', async () => {
    const { save } = await member('unlocked@test.example');
    const statuses = [(await save('thief@test.example', { $ne: '' })).status];
    for (let round = 0; round < 11; round += 1)
      statuses.push((await save('thief@test.example', 'wrong')).status);
    statuses.push((await save('thief@test.example')).status);
    expect(statuses).toEqual([...Array(11).fill(400), 429, 429]);
    // Changing only names needs no password.
    expect((await save('Unlocked@test.example', '')).status).toBe(200);
  });
});
