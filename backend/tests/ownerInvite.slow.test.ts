import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callerOf, signUp } from './caller.ts';
import { emailTo } from './mailbox.ts';
import { sharedBackend } from './sharedBackend.ts';
import { type Backend, COMPILED, inDatabase } from './startBackend.ts';

const password = 'tall trees in wind';

describe('npm run admin', () => {
  let backend: Backend;
  const run = (email: string, env = {}) => {
    const { dataDir, databaseUrl } = backend;
    const database = databaseUrl
      ? { DATABASE_CLIENT: 'postgres', DATABASE_URL: databaseUrl }
      : { DATABASE_CLIENT: 'sqlite' };
    const file = join(import.meta.dirname, '../bin/admin.ts');
    const options = {
      env: { ...process.env, ...COMPILED, DATA_DIR: dataDir, ...database, ...env },
    };
    return new Promise<{ stdout: string; stderr: string }>((resolve) => {
      execFile(process.execPath, [file, email], options, (_, stdout, stderr) =>
        resolve({ stdout, stderr }),
      );
    });
  };
  const codeFor = async (email: string) => {
    const { stdout } = await run(email);
    const link = stdout.trim().split('\n').at(-1) ?? '';
    expect(link).toContain('/auth/reset-password?code=');
    return new URL(link).searchParams.get('code');
  };
  const redeem = (code: string | null) =>
    call(backend.url, 'POST', '/auth/reset-password', {
      body: { code, password, passwordConfirmation: password },
    });

  beforeAll(async () => {
    backend = await sharedBackend('usual');
  });

  it('invites a new owner while the portal runs, once, with the last link', async () => {
    const replaced = await codeFor('first@owners.example');
    const code = await codeFor(' \u200eFirst@Owners.example\u200b');
    expect((await redeem(replaced)).status).toBe(400);
    const opened = await redeem(code);
    expect(
      ['email', 'confirmed', 'super', 'account.email'].map((key) => opened.at(`user.${key}`)),
    ).toEqual(['first@owners.example', true, true, 'first@owners.example']);
    const owner = callerOf(backend.url, String(opened.at('jwt')));
    expect((await owner.get('/analytics/overview')).status).toBe(200);
    expect((await redeem(code)).status).toBe(400);
    const audited = await inDatabase(backend, (sql) =>
      sql('audit_log')
        .where({ subject_name: 'first@owners.example' })
        .orderBy('id')
        .select('action', 'actor_name'),
    );
    expect(audited.map(({ action, actor_name }) => `${action} by ${actor_name}`)).toEqual([
      ...['owner.invite by Command line', 'owner.invite by Command line'],
      ...['owner.accept by first@owners.example', 'password.reset by first@owners.example'],
    ]);
    const log = await owner.get('/audit?action=owner.invite');
    expect(log.at('data.0.actor')).toEqual({ id: null, name: 'Command line', roles: [] });
  });

  it('promotes an existing user, whose earlier sessions end', async () => {
    const vendor = await signUp(backend.url, 'promoted');
    const address = String((await vendor.get('/users/me')).at('email'));
    const id = Number((await vendor.get('/users/me')).at('id'));
    const code = await codeFor(address);
    const [invited] = await inDatabase(backend, (sql) =>
      sql('audit_log').where({ action: 'owner.invite', subject_name: address }),
    );
    expect(invited.subject_id).toBe(id);
    expect((await vendor.get('/users/me')).at('super')).toBe(false);
    expect((await redeem(code)).at('user.super')).toBe(true);
    expect((await vendor.get('/users/me')).status).toBe(401);
    const email = await emailTo(backend.dataDir, address, 'roles-changed');
    expect(email.subject).toBe('You are now an owner');
  });

  it('explains bad input', async () => {
    expect((await run('')).stderr).toMatch(/^Name the email address/);
    expect((await run('you@')).stderr).toBe('"you@" is not an email address.\n');
    const elsewhere = await run('you@owners.example', { DATA_DIR: '/nowhere' });
    expect(elsewhere.stderr).toMatch(/^\/nowhere has no data\./);
  });
});
