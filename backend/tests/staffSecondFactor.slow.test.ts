import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';
import { createFactorScene, password, reasonOf } from './factorScene.ts';
import { emailTo, linkOf } from './mailbox.ts';
import { type Backend, inDatabase, LONG, startBackend } from './startBackend.ts';

describe('staff who need a second factor', LONG, () => {
  let backend: Backend;
  const { addTotp, join, post, start } = createFactorScene(() => backend);
  const known = { current_password: password };
  const support = () => join('support', { staff: true, staff_roles: 'support' });

  beforeAll(async () => {
    backend = await startBackend({ env: { STAFF_SECOND_FACTOR: 'on', LOGIN_TRIES: '1000' } });
  });
  afterAll(() => backend.stop());

  it('do nothing before they set one up, in sessions that are open too', async () => {
    const who = await support();
    const calls = ['/accounts', '/apps', '/me/counts', '/me/activity', '/auth/sessions'];
    for (const path of calls) expect(reasonOf(await who.get(path))).toBe('second-factor-required');
    const body = { currentPassword: password, password: 'other', passwordConfirmation: 'other' };
    expect(reasonOf(await who.post('/auth/change-password', body))).toBe('second-factor-required');
    expect((await who.get('/users/me')).at('second_factor_required')).toBe(true);
    expect((await who.get('/auth/factors')).at('data.required')).toBe(true);
    const renewed = await post('/auth/refresh', {}, { cookie: who.cookie });
    expect(renewed.at('user.second_factor_required')).toBe(true);

    await addTotp(who);
    expect((await who.get('/users/me')).at('second_factor_required')).toBe(false);
    expect((await who.get('/accounts')).status).toBe(200);
  });

  it('set one up after they accepted an invite or became staff, as their email says', async () => {
    const owner = await join('owner', { super: true });
    await addTotp(owner);
    const email = 'invited@factors.example';
    const data = { email, roles: ['support'], ...known };
    expect((await owner.post('/accounts/invite', { data })).status).toBe(201);
    const link = linkOf(await emailTo(backend.dataDir, email, 'staff-invite'));
    const body = { code: link.searchParams.get('code'), password, passwordConfirmation: password };
    const opened = await post('/auth/reset-password', body);
    expect(opened.at('user.second_factor_required')).toBe(true);
    const staff = callerOf(backend.url, String(opened.at('jwt')));
    expect(reasonOf(await staff.get('/accounts'))).toBe('second-factor-required');

    const vendor = await join('vendor');
    const roles = { data: { roles: ['editor'], ...known } };
    expect((await owner.put(`/accounts/${vendor.id}/roles`, roles)).status).toBe(200);
    const { text } = await emailTo(backend.dataDir, vendor.email, 'roles-changed');
    expect(text).toContain('Staff need two-step verification.');
  });

  it('sign in without one, and sign out', async () => {
    const { email } = await support();
    const opened = await start(email);
    expect(opened.at('user.second_factor_required')).toBe(true);
    const cookie = String(opened.cookie);
    expect((await post('/auth/logout', {}, { cookie })).status).toBe(200);
  });

  // While another is removed at once: ownStart.postgres.ts.
  it('keep their last factor', async () => {
    const who = await support();
    await addTotp(who);
    expect(reasonOf(await who.post('/auth/totp/remove', known))).toBe('last-factor');
  });

  it('do not see the portal as a vendor', async () => {
    const [who, vendor] = [await support(), await join('viewed')];
    const until = Date.now() + 60_000;
    await inDatabase(backend, (sql) =>
      sql('viewed_users').insert({ staff_id: who.id, user_id: vendor.id, until }),
    );
    expect((await who.get('/users/me')).at('email')).toBe(who.email);
    expect((await who.get('/apps')).status).toBe(403);
  });

  it('are not vendors', async () => {
    const who = await join('vendor');
    expect((await who.get('/users/me')).at('second_factor_required')).toBe(false);
    expect((await who.get('/apps')).status).toBe(200);
    await addTotp(who);
    expect((await who.post('/auth/totp/remove', known)).status).toBe(200);
  });

  it('start as owners with an invite', async () => {
    const code = `${(Date.now() + 600_000).toString(36)}.invited`;
    const code_hash = createHash('sha256').update(code).digest('hex');
    await inDatabase(backend, (sql) =>
      sql('owner_invites').insert({ email: 'first@owners.example', code_hash }),
    );
    const body = { code, password, passwordConfirmation: password };
    const opened = await post('/auth/reset-password', body);
    expect([opened.at('user.super'), opened.at('user.second_factor_required')]).toEqual([
      true,
      true,
    ]);
    const owner = callerOf(backend.url, String(opened.at('jwt')));
    expect(reasonOf(await owner.get('/system'))).toBe('second-factor-required');
    await addTotp(owner);
    expect((await owner.get('/system')).status).toBe(200);
  });
});
