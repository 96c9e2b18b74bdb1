import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, callerOf, signUp } from './caller.ts';
import { emailTo, linkOf, readersOf } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

const password = 'a long password';
const known = { current_password: password };

describe('an invite of staff', LONG, () => {
  let backend: Backend;
  let owner: Caller;
  let joined = 0;

  /** Signs up a user with a role. */
  const join = async (name: string, change: object) => {
    joined += 1;
    const caller = await signUp(backend.url, `${name}${joined}`);
    const me = await caller.get('/users/me');
    const [id, email] = [Number(me.at('id')), String(me.at('email'))];
    await inDatabase(backend, (sql) => sql('up_users').where({ id }).update(change));
    return { ...caller, id, email };
  };
  const invite = (email: string, roles = ['moderator'], by = owner) =>
    by.post('/accounts/invite', { data: { email, first_name: 'Ina', roles, ...known } });
  const invited = async (email: string, roles?: string[]) =>
    Number((await invite(email, roles)).at('data.id'));
  const codeOf = async (email: string, count = 1) =>
    linkOf(await emailTo(backend.dataDir, email, 'staff-invite', count)).searchParams.get('code');
  const redeem = (code: string | null) =>
    call(backend.url, 'POST', '/auth/reset-password', {
      body: { code, password, passwordConfirmation: password },
    });
  const reasonOf = async (response: ReturnType<typeof invite>) =>
    (await response).at('error.details.reason');

  beforeAll(async () => {
    backend = await sharedBackend();
    owner = await join('inviting', { super: true, first_name: 'Olive', last_name: 'Owner' });
  });

  it('creates a user without a password, whose link sets one, once', DATABASE, async () => {
    const email = 'moderator@staff.example';
    const response = await invite(' Moderator@staff.example', ['moderator', 'support']);
    expect([response.status, response.at('data.state')]).toEqual([201, 'invited']);
    const id = Number(response.at('data.id'));
    const login = { identifier: email, password };
    const signIn = () => call(backend.url, 'POST', '/auth/local', { body: login });
    expect((await signIn()).at('error.details.reason')).toBe('credentials-rejected');

    const sent = await emailTo(backend.dataDir, email, 'staff-invite');
    expect(sent.text).toContain('Olive Owner invited you to the customer portal as a moderator');
    expect(sent.html).toContain('as a moderator and support staff.');
    const code = linkOf(sent).searchParams.get('code');
    const responses = await Promise.all([redeem(code), redeem(code)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    const opened = responses.find(({ status }) => status === 200);
    const staff = callerOf(backend.url, String(opened?.at('jwt')));
    const me = await staff.get('/users/me');
    expect([me.at('staff_roles'), me.at('confirmed')]).toEqual([['moderator', 'support'], true]);
    expect((await signIn()).status).toBe(200);
    const page = await owner.get(`/accounts/${id}`);
    expect([page.at('data.state'), page.at('data.invite_expires_at')]).toEqual(['active', null]);
    const actions = ['0', '1'].map((at) => page.at(`data.history.${at}.action`));
    expect(actions).toEqual(['staff.accept', 'staff.invite']);
    expect(page.at('data.history.1.granted')).toEqual(['moderator', 'support']);
    expect(await reasonOf(owner.post(`/accounts/${id}/revoke-invite`))).toBe('account-changed');
  });

  it('is replaced when it is resent, and its user is deleted when it is revoked', async () => {
    const email = 'twice@staff.example';
    const id = await invited(email);
    const first = await codeOf(email);
    expect((await owner.post(`/accounts/${id}/resend-invite`)).status).toBe(200);
    const second = await codeOf(email, 2);
    expect(await reasonOf(redeem(first))).toBe('reset-code-rejected');
    expect((await owner.post(`/accounts/${id}/revoke-invite`)).text).toBe('{"ok":true}');
    expect(await reasonOf(redeem(second))).toBe('reset-code-rejected');
    expect((await owner.get(`/accounts/${id}`)).status).toBe(404);
    const left = await inDatabase(backend, (sql) => sql('accounts').where({ email }));
    expect(left).toEqual([]);
    const log = await owner.get(`/audit?record=users/${id}`);
    const actions = ['0', '1', '2'].map((at) => log.at(`data.${at}.action`));
    expect(actions).toEqual(['staff.revokeInvite', 'staff.resendInvite', 'staff.invite']);
    expect((await invite(email)).status).toBe(201);
  });

  it('is accepted or revoked, never both', DATABASE, async () => {
    for (const email of ['race1@staff.example', 'race2@staff.example', 'race3@staff.example']) {
      const id = await invited(email);
      const code = await codeOf(email);
      const [accepted, revoked] = await Promise.all([
        redeem(code),
        owner.post(`/accounts/${id}/revoke-invite`),
      ]);
      expect([accepted.status, revoked.status].filter((status) => status === 200)).toHaveLength(1);
      const exists = (await owner.get(`/accounts/${id}`)).status === 200;
      expect(exists).toBe(accepted.status === 200);
    }
  });

  it('is the only way in: other links are not sent to the address', async () => {
    const email = 'sidedoor@staff.example';
    const id = await invited(email);
    for (const path of ['/auth/forgot-password', '/auth/send-email-confirmation'])
      expect((await call(backend.url, 'POST', path, { body: { email } })).status).toBe(200);
    for (const action of ['confirm', 'send-confirmation', 'send-password-reset', 'block'])
      expect(
        await reasonOf(owner.post(`/accounts/${id}/${action}`, { data: { reason: 'No.' } })),
      ).toBe('account-changed');
    const roles = { data: { roles: ['owner'], ...known } };
    expect(await reasonOf(owner.put(`/accounts/${id}/roles`, roles))).toBe('account-changed');
    const late = await codeOf(email);
    await inDatabase(backend, (sql) => sql('up_users').where({ id }).update({ confirmed: true }));
    const expired = `${(Date.now() - 1000).toString(36)}.${late?.split('.')[1]}`;
    expect(await reasonOf(redeem(expired))).toBe('reset-code-rejected');
    // The emails of a later user are sent after theirs would have been.
    await invited('later@staff.example');
    await codeOf('later@staff.example');
    for (const kind of ['reset-password', 'confirm-address'])
      expect(await readersOf(backend.dataDir, kind)).not.toContain(email);
  });

  it(
    'of an existing user is rejected with a link to their account, also at the same moment',
    DATABASE,
    async () => {
      const vendor = await join('existing', { confirmed: true });
      const rejected = await invite(vendor.email.toUpperCase());
      expect([rejected.status, rejected.at('error.details.user')]).toEqual([400, vendor.id]);
      expect(rejected.at('error.details.errors.0.path')).toEqual(['email']);
      const responses = await Promise.all([1, 2, 3].map(() => invite('same@staff.example')));
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    },
  );

  it('is for owners who know their password', async () => {
    const support = await join('support', { staff: true, staff_roles: 'support' });
    const id = await invited('forowners@staff.example', ['owner']);
    expect(await reasonOf(invite('x@staff.example', ['owner'], support))).toBe('role-missing');
    for (const action of ['resend-invite', 'revoke-invite'])
      expect(await reasonOf(support.post(`/accounts/${id}/${action}`))).toBe('role-missing');
    const data = { email: 'y@staff.example', roles: ['editor'], current_password: 'wrong' };
    expect(await reasonOf(owner.post('/accounts/invite', { data }))).toBe(
      'current-password-rejected',
    );
  });

  it('is sent ten times in a quarter of an hour', async () => {
    const id = await invited('often@staff.example');
    const statuses = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await owner.post(`/accounts/${id}/resend-invite`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });
});

describe('an email to an address that is not confirmed', LONG, () => {
  it('greets without a name that is a message', async () => {
    const backend = await sharedBackend();
    const email = 'spammed@staff.example';
    const body = { email, username: email, password, last_name: 'Tau', newsletter: false };
    await call(backend.url, 'POST', '/auth/local/register', {
      body: { ...body, first_name: 'Win now at evil.example' },
    });
    const { text, html } = await emailTo(backend.dataDir, email, 'welcome');
    expect(text).toContain('Kia ora,');
    expect(text + html).not.toContain('evil.example');
  });
});

describe('changed roles', LONG, () => {
  it('are emailed to their user and named in the log', async () => {
    const backend = await sharedBackend();
    const [owner, user] = [await signUp(backend.url, 'granter'), await signUp(backend.url, 'new')];
    const me = await user.get('/users/me');
    const [id, email] = [Number(me.at('id')), String(me.at('email'))];
    await inDatabase(backend, async (sql) => {
      const ownEmail = String((await owner.get('/users/me')).at('email'));
      await sql('up_users').where({ email: ownEmail }).update({ super: true });
    });
    const change = async (roles: string[]) => {
      const page = await owner.put(`/accounts/${id}/roles`, { data: { roles, ...known } });
      return ['action', 'granted', 'revoked'].map((name) => page.at(`data.history.0.${name}`));
    };
    const emailed = (count: number) => emailTo(backend.dataDir, email, 'roles-changed', count);
    expect(await change(['moderator'])).toEqual(['role.grant', ['moderator'], []]);
    const granted = await emailed(1);
    expect(granted.subject).toBe('You are now a moderator');
    expect(granted.text).toContain('Your roles are now: Moderator.');
    expect(granted.html).toContain('tell an owner of the portal right away');
    expect(await change(['editor', 'finance'])).toEqual([
      'role.grant',
      ['editor', 'finance'],
      ['moderator'],
    ]);
    expect((await emailed(2)).subject).toBe('You are now an editor and finance staff');
    expect(await change([])).toEqual(['role.revoke', [], ['editor', 'finance']]);
    const revoked = await emailed(3);
    expect(revoked.subject).toBe('You are no longer an editor and finance staff');
    expect(revoked.text).toContain('You no longer have a staff role.');
    const csv = await owner.get(`/audit.csv?record=users/${id}`);
    expect(csv.text).toContain('Revoked Editor and Finance of');
  });
});
