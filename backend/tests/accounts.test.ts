import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, callerOf, signUp } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, inDatabase, LONG } from './startBackend.ts';

const password = 'a long password';
const reason = 'This account pretends to be another company.';

describe('accounts', LONG, () => {
  let backend: Backend;

  let joined = 0;

  /** Signs up a user and changes their row. */
  const join = async (name: string, change: object = { confirmed: true }) => {
    joined += 1;
    const caller = await signUp(backend.url, `${name}${joined}`);
    const id = Number((await caller.get('/users/me')).at('id'));
    await inDatabase(backend, (sql) => sql('up_users').where({ id }).update(change));
    const email = String((await caller.get('/users/me')).at('email'));
    return { id, email, ...caller };
  };
  const support = () => join('support', { staff: true, staff_roles: 'support' });
  const owner = () => join('owner', { super: true });
  const block = (by: Caller, id: number) => by.post(`/accounts/${id}/block`, { data: { reason } });
  const refresh = (cookie: string) =>
    call(backend.url, 'POST', '/auth/refresh', { headers: { cookie } });

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('of a blocked user have no sessions, and open again when unblocked', async () => {
    const [by, vendor] = [await support(), await join('fake')];
    expect((await block(by, vendor.id)).at('data.state')).toBe('blocked');
    expect((await vendor.get('/users/me')).status).toBe(401);
    expect((await refresh(vendor.cookie)).status).toBe(401);
    expect((await emailTo(backend.dataDir, vendor.email, 'account-blocked')).text).toContain(
      `> ${reason}`,
    );
    const login = { identifier: vendor.email, password };
    const rejected = await call(backend.url, 'POST', '/auth/local', { body: login });
    expect(rejected.at('error.details.reason')).toBe('account-blocked');

    expect((await by.post(`/accounts/${vendor.id}/unblock`)).at('data.state')).toBe('active');
    await emailTo(backend.dataDir, vendor.email, 'account-unblocked');
    expect((await call(backend.url, 'POST', '/auth/local', { body: login })).status).toBe(200);
    const page = await by.get(`/accounts/${vendor.id}`);
    const texts = ['0', '1'].map((at) => page.at(`data.history.${at}.text`));
    expect(texts).toEqual(['Unblocked {name}', 'Blocked {name}']);
    expect(page.at('data.history.1.reason')).toBe(reason);
  });

  it('are blocked once by two concurrent admins', async () => {
    const [one, other, vendor] = [await support(), await support(), await join('contested')];
    const responses = await Promise.all([block(one, vendor.id), block(other, vendor.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('of owners are for owners, and no one acts on their own', async () => {
    const [by, boss] = [await support(), await owner()];
    const reasonOf = async (response: ReturnType<typeof block>) =>
      (await response).at('error.details.reason');
    expect(await reasonOf(block(by, boss.id))).toBe('role-missing');
    expect(await reasonOf(block(by, by.id))).toBe('own-account');
    const raised = { data: { roles: ['owner'], current_password: password } };
    expect(await reasonOf(by.put(`/accounts/${by.id}/roles`, raised))).toBe('role-missing');
    expect(await reasonOf(boss.put(`/accounts/${boss.id}/roles`, raised))).toBe('own-account');
    const wrong = { data: { roles: ['editor'], current_password: 'wrong' } };
    expect(await reasonOf(boss.put(`/accounts/${by.id}/roles`, wrong))).toBe(
      'current-password-rejected',
    );
  });

  it('keep one owner when two owners demote each other, and sessions see new roles at once', async () => {
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ super: true }).update({ super: false }),
    );
    const [one, other] = [await owner(), await owner()];
    const demote = (by: Caller, id: number) =>
      by.put(`/accounts/${id}/roles`, { data: { roles: [], current_password: password } });
    const responses = await Promise.all([demote(one, other.id), demote(other, one.id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403]);
    const [left] = await inDatabase(backend, (sql) =>
      sql('up_users').where({ super: true }).select('id'),
    );
    const [stays, went] = left.id === one.id ? [one, other] : [other, one];
    expect((await went.get('/accounts')).status).toBe(403);
    const grant = { data: { roles: ['support', 'finance'], current_password: password } };
    const granted = await stays.put(`/accounts/${went.id}/roles`, grant);
    expect(granted.at('data.staff_roles')).toEqual(['finance', 'support']);
    expect((await went.get('/accounts')).status).toBe(200);
  });

  it('are found by name without accents, email, plan, state, role, day and pending listings', async () => {
    const by = await support();
    const vendor = await join('Findable');
    await inDatabase(backend, (sql) =>
      sql('up_users')
        .where({ id: vendor.id })
        .update({
          first_name: 'Tāmati',
          last_name: 'O_Hara',
          created_at: new Date('2020-02-03T12:00Z'),
        }),
    );
    const idsOf = async (query: string) => {
      const response = await by.get(`/accounts?${query}`);
      expect(response.status).toBe(200);
      const rows = response.at('data');
      return Array.isArray(rows) ? rows.map(({ id }) => id) : [];
    };
    for (const query of [
      '_q=tamati%20o_hara',
      `_q=${encodeURIComponent(vendor.email.toUpperCase())}`,
      'joined_from=2020-02-03&joined_to=2020-02-03',
      '_q=tamati&plan=free&state=active&role=vendor&sort=name:asc',
    ])
      expect(await idsOf(query), query).toEqual([vendor.id]);
    for (const query of [
      '_q=tamatiXhara',
      '_q=tamati&plan=trial,paid',
      '_q=tamati&state=blocked,unconfirmed',
      '_q=tamati&role=owner,moderator',
      '_q=tamati&pending=true',
      'joined_to=2020-02-02',
    ])
      expect(await idsOf(query), query).toEqual([]);
    expect((await by.get('/accounts?plan=gold')).at('error.details.errors.0.path')).toEqual([
      'plan',
    ]);
    const pending = await by.get('/accounts?pending=true&sort=lastLogin:desc');
    expect(Number(pending.at('data.0.pending'))).toBeGreaterThan(0);
  });

  it('of unconfirmed users are confirmed by hand', async () => {
    const by = await support();
    const user = await join('unopened');
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ id: user.id }).update({ confirmed: false }),
    );
    expect((await by.post(`/accounts/${user.id}/send-confirmation`)).status).toBe(200);
    await emailTo(backend.dataDir, user.email, 'confirm-address');
    expect((await by.post(`/accounts/${user.id}/confirm`)).at('data.state')).toBe('active');
    expect((await by.post(`/accounts/${user.id}/confirm`)).status).toBe(409);
    expect((await by.post(`/accounts/${user.id}/send-password-reset`)).status).toBe(200);
    await emailTo(backend.dataDir, user.email, 'reset-password');
    expect((await callerOf(backend.url, user.jwt).get('/users/me')).status).toBe(200);
    expect((await by.delete(`/accounts/${user.id}/sessions`)).at('data.sessions')).toEqual([]);
    expect((await callerOf(backend.url, user.jwt).get('/users/me')).status).toBe(401);
  });
});
