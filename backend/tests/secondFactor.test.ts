import { beforeAll, describe, expect, it } from 'vitest';
import { callerOf } from './caller.ts';
import { codeAt, createFactorScene, password, reasonOf } from './factorScene.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, DATABASE, inDatabase, LONG } from './startBackend.ts';

describe('second factor', LONG, () => {
  let backend: Backend;
  const scene = createFactorScene(() => backend);
  const { confirm, forgetStep, join, start, tokenOf, withTotp } = scene;
  const statuses = (responses: { status: number }[]) =>
    responses.map(({ status }) => status).sort();

  beforeAll(async () => {
    backend = await sharedBackend();
  });

  it('is needed after the password, which opens no session alone', async () => {
    const who = await withTotp('needed');
    expect(who.codes).toHaveLength(10);
    expect(who.uri).toMatch(/^otpauth:\/\/totp\/Customer%20portal:.*secret=[A-Z2-7]{32}&/);
    const started = await start(who.email);
    expect([started.status, started.cookie, started.at('jwt')]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(started.at('second_factor.methods')).toEqual(['totp', 'recovery']);
    const opened = await confirm(started.at('second_factor.token'), codeAt(who.secret, 1));
    expect(opened.at('user.email')).toBe(who.email);
    expect(opened.cookie).toMatch(/^portal_session=/);
    expect((await callerOf(backend.url, String(opened.at('jwt'))).get('/users/me')).status).toBe(
      200,
    );
    await emailTo(backend.dataDir, who.email, 'two-step-on');
  });

  it('accepts codes of clocks that differ by a step, but not by three', async () => {
    const who = await withTotp('skewed');
    const token = await tokenOf(who.email);
    for (const steps of [-2, 3]) {
      await forgetStep(who.id);
      expect(reasonOf(await confirm(token, codeAt(who.secret, steps)))).toBe(
        'second-factor-rejected',
      );
    }
    expect((await confirm(token, codeAt(who.secret, 1))).status).toBe(200);
  });

  it('rejects a code that was used, and those before it', async () => {
    const who = await withTotp('replayed');
    const code = codeAt(who.secret, 1);
    expect((await confirm(await tokenOf(who.email), code)).status).toBe(200);
    const token = await tokenOf(who.email);
    for (const used of [code, codeAt(who.secret)])
      expect(reasonOf(await confirm(token, used))).toBe('second-factor-rejected');
  });

  it('accepts a code once of two concurrent sign-ins', DATABASE, async () => {
    const who = await withTotp('raced');
    const tokens = [await tokenOf(who.email), await tokenOf(who.email)];
    const code = codeAt(who.secret, 1);
    const responses = await Promise.all(tokens.map((token) => confirm(token, code)));
    expect(statuses(responses)).toEqual([200, 400]);
  });

  it('accepts a recovery code once, also concurrently, in any spelling', DATABASE, async () => {
    const who = await withTotp('recovering');
    const [first = '', second = ''] = who.codes;
    const tokens = [await tokenOf(who.email), await tokenOf(who.email)];
    const responses = await Promise.all(tokens.map((token) => confirm(token, first)));
    expect(statuses(responses)).toEqual([200, 400]);
    const spelled = second.replace('-', ' ').toUpperCase();
    const opened = await confirm(await tokenOf(who.email), spelled);
    expect(opened.status).toBe(200);
    const factors = await callerOf(backend.url, String(opened.at('jwt'))).get('/auth/factors');
    expect(factors.at('data.recovery_codes_left')).toBe(8);
    const { text } = await emailTo(backend.dataDir, who.email, 'recovery-code-used');
    expect(text).toMatch(/[89] codes are left/);
  });

  it('ends with a sign-in token that is used, expired or unknown', async () => {
    const who = await withTotp('expired');
    const token = await tokenOf(who.email);
    expect((await confirm(token, codeAt(who.secret, 1))).status).toBe(200);
    const late = await tokenOf(who.email);
    await inDatabase(backend, (sql) =>
      sql('factor_sign_ins')
        .where({ user_id: who.id })
        .update({ until: Date.now() - 1 }),
    );
    for (const each of [token, late, 'unknown', undefined, 5])
      expect(reasonOf(await confirm(each, who.codes[0]))).toBe('second-factor-expired');
  });

  it('takes no code of another user', async () => {
    const [who, other] = [await withTotp('victim'), await withTotp('attacker')];
    const token = await tokenOf(who.email);
    for (const code of [codeAt(other.secret, 1), other.codes[0]])
      expect(reasonOf(await confirm(token, code))).toBe('second-factor-rejected');
  });

  it.each([
    ['a blocked user', { blocked: true }],
    ['a new password', { password: 'another hash' }],
  ])('ends a started sign-in of %s', async (_, change) => {
    const who = await withTotp('between');
    const token = await tokenOf(who.email);
    await inDatabase(backend, (sql) => sql('up_users').where({ id: who.id }).update(change));
    expect(reasonOf(await confirm(token, codeAt(who.secret, 1)))).toBe('second-factor-expired');
  });

  it(
    'ends after ten wrong codes, and limits those of all sign-ins of a user',
    DATABASE,
    async () => {
      const who = await withTotp('guessed');
      const token = await tokenOf(who.email);
      const wrong = await Promise.all(Array.from({ length: 12 }, () => confirm(token, 'nonsense')));
      expect(wrong.filter((each) => reasonOf(each) === 'second-factor-rejected')).toHaveLength(10);
      const limited = await confirm(await tokenOf(who.email), codeAt(who.secret, 1));
      expect(reasonOf(limited)).toBe('too-many-tries');
      await inDatabase(backend, (sql) => sql('call_counts').delete());
      expect(reasonOf(await confirm(token, codeAt(who.secret, 1)))).toBe('second-factor-expired');
    },
  );

  it('stays after a reset of the password, which signs no one in without it', async () => {
    const who = await withTotp('reset');
    await scene.post('/auth/forgot-password', { email: who.email });
    const { text } = await emailTo(backend.dataDir, who.email, 'reset-password');
    const code = /code=([\w.-]+)/.exec(text)?.[1];
    const body = { code, password: `${password}!`, passwordConfirmation: `${password}!` };
    const response = await scene.post('/auth/reset-password', body);
    expect([response.status, response.cookie, response.at('jwt')]).toEqual([
      ...[200, undefined, undefined],
    ]);
    const token = response.at('second_factor.token');
    expect((await confirm(token, codeAt(who.secret, 1))).status).toBe(200);
  });

  it('counts after its first code, and needs the password to be changed', async () => {
    const who = await join('pending');
    for (const path of ['/auth/totp', '/auth/totp/remove', '/auth/recovery-codes']) {
      const response = await who.post(path, { current_password: 'wrong' });
      expect(reasonOf(response)).toBe('current-password-rejected');
    }
    const known = { current_password: password };
    await who.post('/auth/totp', known);
    expect((await start(who.email)).at('jwt')).toBeTypeOf('string');
    expect(reasonOf(await who.post('/auth/totp/confirm', { code: '000000' }))).toBe(
      'second-factor-rejected',
    );
    expect(reasonOf(await who.post('/auth/recovery-codes', known))).toBe('factors-changed');
    await scene.addTotp(who);
    expect(reasonOf(await who.post('/auth/totp', known))).toBe('factors-changed');
  });

  it('is removed with its recovery codes, and recorded', async () => {
    const who = await withTotp('removed');
    const known = { current_password: password };
    const renewed = await who.post('/auth/recovery-codes', known);
    expect(renewed.at('data.recovery_codes.9')).toBeTypeOf('string');
    const old = await confirm(await tokenOf(who.email), who.codes[0]);
    expect(reasonOf(old)).toBe('second-factor-rejected');
    expect((await who.post('/auth/totp/remove', known)).status).toBe(200);
    expect((await who.get('/auth/factors')).at('data')).toEqual({
      totp: null,
      recovery_codes_left: 0,
      passkeys: [],
      required: false,
    });
    expect((await start(who.email)).at('jwt')).toBeTypeOf('string');
    await emailTo(backend.dataDir, who.email, 'two-step-off');
    const actions = await inDatabase(backend, (sql) =>
      sql('audit_log').where({ subject_id: who.id }).orderBy('id').pluck('action'),
    );
    expect(actions).toEqual(['factor.add', 'factor.recoveryCodes', 'factor.remove']);
  });

  it('is stored encrypted, for its user', async () => {
    const [who, other] = [await withTotp('stored'), await withTotp('swapped')];
    const rows = await inDatabase(backend, (sql) =>
      sql('user_totps').whereIn('user_id', [who.id, other.id]).orderBy('user_id'),
    );
    expect(JSON.stringify(rows)).not.toContain(who.secret);
    const codes = await inDatabase(backend, (sql) => sql('user_recovery_codes').pluck('code_hash'));
    expect(codes.join()).not.toContain(who.codes[0]);
    await inDatabase(backend, (sql) =>
      sql('user_totps').where({ user_id: other.id }).update({ secret: rows[0].secret }),
    );
    const token = await tokenOf(other.email);
    expect(reasonOf(await confirm(token, codeAt(who.secret, 1)))).toBe('second-factor-rejected');
  });

  it('is reset by staff with their password, that of staff by an owner only', async () => {
    const [boss, support] = [
      await join('boss', { super: true }),
      await join('helper', { staff: true, staff_roles: 'support' }),
    ];
    const [vendor, editor] = [
      await withTotp('vendor'),
      await withTotp('editor', { staff: true, staff_roles: 'editor' }),
    ];
    const reset = (by: typeof boss, id: number, current_password = password) =>
      by.post(`/accounts/${id}/reset-second-factor`, { current_password });
    expect((await support.get(`/accounts/${vendor.id}`)).at('data.factors')).toEqual({
      totp: true,
      passkeys: 0,
    });
    expect(reasonOf(await reset(support, vendor.id, 'wrong'))).toBe('current-password-rejected');
    expect(reasonOf(await reset(support, editor.id))).toBe('role-missing');
    expect(reasonOf(await reset(boss, boss.id))).toBe('own-account');
    const [done] = await Promise.all([reset(support, vendor.id), reset(boss, editor.id)]);
    expect(done.at('data.factors')).toEqual({ totp: false, passkeys: 0 });
    expect(done.at('data.history.0.action')).toBe('account.resetFactors');
    expect((await vendor.get('/users/me')).status).toBe(401);
    expect((await start(editor.email)).at('jwt')).toBeTypeOf('string');
    await emailTo(backend.dataDir, vendor.email, 'two-step-reset');
    expect(reasonOf(await reset(support, vendor.id))).toBe('account-changed');
  });

  it('is recorded when it fails for staff', async () => {
    const who = await withTotp('failing', { staff: true });
    await confirm(await tokenOf(who.email), 'nonsense');
    const actions = await inDatabase(backend, (sql) =>
      sql('audit_log').where({ subject_id: who.id }).orderBy('id').pluck('action'),
    );
    expect(actions).toEqual(['factor.add', 'session.fail']);
  });
});
