import { beforeAll, describe, expect, it } from 'vitest';
import { BATCH } from '../src/features/account/exportBatches.ts';
import { anApp, type Caller, call, callerOf, signUp } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

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
    const actions = ['0', '1'].map((at) => page.at(`data.history.${at}.action`));
    expect(actions).toEqual(['account.unblock', 'account.block']);
    expect(page.at('data.history.1.reason')).toBe(reason);
  });

  it('of a blocked user hide their listings unless staff keep them, and show them again', async () => {
    const [by, reader] = [await support(), await join('reader')];
    const vendor = await join('hidden');
    const account = Number((await vendor.get('/users/me')).at('account.id'));
    const [{ id, slug }] = await inDatabase(backend, (sql) =>
      sql('apps').where({ status: 'APPROVED', revision_of: null }).limit(1),
    );
    await inDatabase(backend, (sql) => sql('apps').where({ id }).update({ account_id: account }));
    const seen = async () => [
      (await call(backend.url, 'POST', `/views/apps/${slug}`)).status,
      (await reader.get(`/reviewable/apps/${id}`)).status,
      Number(
        (await reader.get(`/reviewable/apps?pagination[pageSize]=1`)).at('meta.pagination.total'),
      ),
    ];
    const [, , all] = await seen();
    const kept = { data: { reason, hide_listings: false } };
    expect((await by.post(`/accounts/${vendor.id}/block`, kept)).at('data.listings_hidden')).toBe(
      false,
    );
    expect(await seen()).toEqual([204, 200, all]);
    await by.post(`/accounts/${vendor.id}/unblock`);
    const wrong = { data: { reason, hide_listings: 'yes' } };
    expect((await by.post(`/accounts/${vendor.id}/block`, wrong)).status).toBe(400);
    expect((await block(by, vendor.id)).at('data.listings_hidden')).toBe(true);
    expect(await seen()).toEqual([404, 404, Number(all) - 1]);
    const page = await by.get(`/apps/${id}`);
    expect([page.at('data.status'), page.at('data.hidden')]).toEqual(['APPROVED', true]);
    await by.post(`/accounts/${vendor.id}/unblock`);
    expect(await seen()).toEqual([204, 200, all]);
    expect((await by.get(`/apps/${id}`)).at('data.hidden')).toBeUndefined();
    const log = await by.get(`/audit?action=account.block&record=users/${vendor.id}`);
    expect(log.at('data.0.changes.listings')).toEqual(['shown', 'hidden']);
  });

  it('are blocked once by two concurrent admins', DATABASE, async () => {
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

  it(
    'keep one owner when two owners demote each other, and sessions see new roles at once',
    DATABASE,
    async () => {
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
    },
  );

  it('keep one owner who can sign in when two owners block each other', DATABASE, async () => {
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ super: true }).update({ super: false }),
    );
    const [one, other] = [await owner(), await owner()];
    const responses = await Promise.all([block(one, other.id), block(other, one.id)]);
    const statuses = responses.map(({ status }) => status).sort();
    // The slower one no longer has a session, or sees that the account is the last one.
    expect([[200, 401].join(), [200, 409].join()]).toContain(statuses.join());
    const left = await inDatabase(backend, (sql) =>
      sql('up_users').where({ super: true }).whereRaw('blocked is not true').select('id'),
    );
    expect(left).toHaveLength(1);
  });

  it('show the latest 20 entries of their history of known actions', DATABASE, async () => {
    const [by, vendor] = [await support(), await join('historic')];
    const about = { subject_kind: 'users', subject_id: vendor.id, changes: '{}' };
    const entry = (action: string, at: number) => ({ ...about, action, created_at: at });
    await inDatabase(backend, async (sql) => {
      const known = Array.from({ length: 25 }, (_, at) => entry('account.sendReset', at));
      const other = Array.from({ length: 15 }, (_, at) => entry('account.teleport', 100 + at));
      await sql('audit_log').insert([...known, ...other]);
    });
    const page = await by.get(`/accounts/${vendor.id}`);
    expect([page.at('data.history')].flat()).toHaveLength(20);
    expect(page.at('data.history.0.action')).toBe('account.sendReset');
  });

  it(
    'are found by name without accents, email, plan, state, role, day and pending listings',
    DATABASE,
    async () => {
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
      expect((await by.get('/accounts?joined_from=2026-02-30')).status).toBe(400);
      expect((await by.get('/accounts?plan=gold')).at('error.details.errors.0.path')).toEqual([
        'plan',
      ]);
      const pending = await by.get('/accounts?pending=true&sort=lastLogin:desc');
      expect(Number(pending.at('data.0.pending'))).toBeGreaterThan(0);
    },
  );

  it('are in the same order on every page when there are many', DATABASE, async () => {
    const by = await owner();
    const people = Array.from({ length: 1100 }, (_, at) => ({
      document_id: `many-${at}`,
      username: `many-${at}`,
      email: `many-${at}@crowd.example`,
      // Many have the same name, time and sign-in.
      first_name: `Crowd ${at % 7}`,
      created_at: new Date(Date.UTC(2019, 0, 1 + (at % 5))),
      last_login: at % 3 === 0 ? new Date(Date.UTC(2019, 5, 1 + (at % 4))) : null,
      blocked: at % 10 === 0,
      confirmed: true,
      staff: at === 500,
      super: false,
    }));
    await inDatabase(backend, (sql) => sql.batchInsert('up_users', people, 50));
    const pageOf = async (query: string, page: number) => {
      const response = await by.get(
        `/accounts?${query}&pagination[pageSize]=100&pagination[page]=${page}`,
      );
      const rows = response.at('data');
      return {
        total: Number(response.at('meta.pagination.total')),
        ids: Array.isArray(rows) ? rows.map(({ id }) => Number(id)) : [],
      };
    };
    const allOf = async (query: string) => {
      const { total, ids } = await pageOf(query, 1);
      for (let page = 2; ids.length < total; page += 1) {
        const next = await pageOf(query, page);
        if (next.ids.length === 0) break;
        ids.push(...next.ids);
      }
      expect(ids, query).toHaveLength(total);
      return ids;
    };
    const inOrder: Record<string, string> = {
      'createdAt:desc': 'created_at desc, id desc',
      'name:asc': 'sort_name, id',
      'lastLogin:desc': 'last_login desc nulls last, id desc',
    };
    const conditions: Record<string, string> = {
      '': 'id > 0',
      '_q=crowd': "email like '%@crowd.example'",
      '_q=crowd&plan=free&role=vendor': "email like '%@crowd.example' and staff = false",
      'plan=free&_q=crowd&state=blocked': "email like '%@crowd.example' and blocked = true",
      'role=moderator&_q=crowd': "email like '%@crowd.example' and staff = true",
      '_q=many-1099@': "email = 'many-1099@crowd.example'",
    };
    /** Of all rows, of many with a word, and of few: each is read otherwise. */
    const inEachOrder = new Set(['', '_q=crowd', 'plan=free&_q=crowd&state=blocked']);
    const orders = Object.entries(inOrder);
    for (const [query, condition] of Object.entries(conditions))
      for (const [sort, order] of inEachOrder.has(query) ? orders : orders.slice(0, 1)) {
        const expected: unknown[] = await inDatabase(backend, (sql) =>
          sql('up_users').whereRaw(condition).orderByRaw(order).pluck('id'),
        );
        expect(await allOf(`sort=${sort}&${query}`), `${sort} ${query}`).toEqual(
          expected.map(Number),
        );
      }
    await inDatabase(backend, (sql) =>
      sql('up_users').whereLike('email', '%@crowd.example').delete(),
    );
  });

  it('are exported whole, without secrets, and ten times in a quarter of an hour', async () => {
    const [by, vendor, other] = [await owner(), await join('exporting'), await join('other')];
    const account = Number((await vendor.get('/users/me')).at('account.id'));
    // More than the server reads at once.
    const count = BATCH + 20;
    await inDatabase(backend, async (sql) => {
      const rows = Array.from({ length: count }, (_, at) => ({
        name: `Exported ${at}`,
        slug: `exported-${account}-${at}`,
        status: 'APPROVED',
        account_id: account,
        document_id: `exported-${account}-${at}`,
        version: 1,
      }));
      await sql.batchInsert('apps', rows, 50);
      await sql('notifications').insert({
        user_id: vendor.id,
        kind: 'payment-failed',
        about: 'x',
        source: 'x',
        title: 'Told',
        path: '/account',
        created: 0,
        changed: 0,
        listed: 1,
      });
    });
    const gone = (await vendor.post('/apps', anApp({ name: 'Gone' }))).at('data.id');
    await vendor.delete(`/apps/${gone}`);
    const selected = { data: { scope: 'pending', ids: [gone] } };
    expect((await vendor.post('/bulk-edits/apps', selected)).status).toBe(201);
    const file = await by.get(`/accounts/${vendor.id}/export`);
    const response = await fetch(`${backend.url}/api/me/export`, {
      headers: { authorization: `Bearer ${vendor.jwt}` },
    });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="account-\d+-[\d-]{10}\.json"$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(file.at('user.email')).toBe(vendor.email);
    expect([file.at('listings')].flat()).toHaveLength(count);
    expect(file.at('deleted')).toMatchObject([
      { kind: 'apps', of: { kind: 'apps', id: gone }, values: { name: 'Gone' } },
    ]);
    expect(file.at('imports')).toMatchObject([{ outcome: 'waiting', cells: [gone] }]);
    expect([file.at('sessions')].flat()).toHaveLength(1);
    expect(file.text).not.toMatch(/\$2[aby]\$|password|token|eyJ/i);
    const own = await response.json();
    expect(own.user.id).toBe(vendor.id);
    expect([JSON.stringify(own), file.text].join()).not.toContain(by.email);
    await emailTo(backend.dataDir, vendor.email, 'account-exported');
    const helper = await support();
    expect((await helper.get(`/accounts/${vendor.id}/export`)).status).toBe(403);
    expect([own.notifications[0].title, own.notification_settings[0].email]).toEqual([
      ...['Told', 'at-once'],
    ]);
    expect(own.audit_log[0]).toMatchObject({ action: 'account.export' });
    expect((await other.get(`/accounts/${vendor.id}/export`)).status).toBe(403);
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => (await other.get('/me/export')).status),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    await inDatabase(backend, (sql) => sql('apps').where({ account_id: account }).delete());
  });

  it(
    'receive a listing of another account, whose vendor can no longer edit it',
    DATABASE,
    async () => {
      const [by, from, to] = [await support(), await join('giver'), await join('taker')];
      const free = (data: object, id: number, type = 'apps') =>
        by.post(`/${type}/${id}/move`, { data });
      const made = await from.post('/apps', anApp());
      const id = Number(made.at('data.id'));
      const reasonOf = async (response: ReturnType<typeof free>) =>
        (await response).at('error.details.reason');
      expect(await reasonOf(from.post(`/apps/${id}/move`, { data: { to: from.id } }))).toBe(
        'admins-only',
      );
      expect(await reasonOf(free({ to: from.id }, id))).toBe('listing-already-there');
      expect(await reasonOf(free({ to: to.id, version: 7 }, id))).toBe('stale-version');
      const editor = await join('editor', { staff: true, staff_roles: 'moderator' });
      expect(await reasonOf(editor.post(`/apps/${id}/move`, { data: { to: to.id } }))).toBe(
        'role-missing',
      );
      const moved = await free({ to: to.id, version: made.at('data.version') }, id);
      expect([
        moved.at('data.account.email'),
        moved.at('data.slug'),
        moved.at('data.status'),
      ]).toEqual([to.email, made.at('data.slug'), 'PENDING']);
      expect(await reasonOf(from.put(`/apps/${id}`, anApp({ name: 'Mine' })))).toBe(
        'listing-moved',
      );
      expect(await reasonOf(to.put(`/apps/${id}`, anApp({ name: 'Now mine' })))).toBeUndefined();
      await emailTo(backend.dataDir, from.email, 'listing-moved-away');
      await emailTo(backend.dataDir, to.email, 'listing-moved-here');
      const log = await by.get(`/audit?action=listing.move&record=apps/${id}`);
      expect(log.at('data.0.changes.account')).toEqual([
        Number((await from.get('/users/me')).at('account.id')),
        Number((await to.get('/users/me')).at('account.id')),
      ]);
      const [service] = await inDatabase(backend, (sql) =>
        sql('services').where({ status: 'APPROVED', revision_of: null }).limit(1),
      );
      expect(await reasonOf(free({ to: to.id }, service.id, 'services'))).toBe('target-needs-plan');
    },
  );

  it('get a new address that waits for its confirmation by hand', async () => {
    const [by, user] = [await support(), await join('moving')];
    const act = (action: string) => by.post(`/accounts/${user.id}/${action}`);
    expect((await act('confirm-new-address')).status).toBe(409);
    const new_email = `new-${user.email}`;
    await inDatabase(backend, (sql) =>
      sql('up_users').where({ id: user.id }).update({ new_email, new_email_at: new Date() }),
    );
    expect((await act('send-new-address')).at('data.waits_for')).toBe(new_email);
    await emailTo(backend.dataDir, new_email, 'confirm-new-address');
    const confirmed = await act('confirm-new-address');
    expect([confirmed.at('data.email'), confirmed.at('data.waits_for')]).toEqual([new_email, null]);
    await emailTo(backend.dataDir, user.email, 'address-changed');
    expect((await act('send-new-address')).status).toBe(409);
  });

  it(
    'take no listing when they are blocked at the same moment, unless it came first',
    DATABASE,
    async () => {
      const [by, from, to] = [await support(), await join('giving'), await join('closing')];
      const id = Number((await from.post('/apps', anApp())).at('data.id'));
      const [blocked, moved] = await Promise.all([
        block(by, to.id),
        by.post(`/apps/${id}/move`, { data: { to: to.id } }),
      ]);
      expect(blocked.status).toBe(200);
      const owner = (await by.get(`/apps/${id}`)).at('data.account.email');
      expect([owner, moved.at('error.details.reason')]).toEqual(
        moved.status === 200 ? [to.email, undefined] : [from.email, 'target-not-open'],
      );
      expect((await by.post(`/apps/${id}/move`, { data: { to: to.id } })).status).toBe(409);
    },
  );

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
