import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, call, callerOf, pictureForm, signIn, signUp } from './caller.ts';
import { type Backend, COMPILED, createDatabase, LONG, startBackend } from './startBackend.ts';

interface Ended {
  status: ExecFileException['code'];
  stdout: string;
  stderr: string;
}

const run = (program: string, args: string[], env = {}): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(program, args, { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    );
  });

const backup = (backend: Backend, folder: string, dataDir = backend.dataDir) => {
  const database = { DATABASE_CLIENT: 'postgres', DATABASE_URL: backend.databaseUrl };
  return run(process.execPath, [join(import.meta.dirname, '../bin/backup.ts'), folder], {
    ...COMPILED,
    DATA_DIR: dataDir,
    ...(backend.databaseUrl ? database : {}),
  });
};

const restore = async (backend: Backend, folder: string): Promise<Backend> => {
  if (!backend.databaseUrl) return startBackend({ dataDir: folder });
  const databaseUrl = await createDatabase();
  const options = ['--no-owner', '--exit-on-error', `--dbname=${databaseUrl}`];
  expect(await run('pg_restore', [...options, join(folder, 'portal.dump')])).toEqual({
    status: 0,
    stdout: '',
    stderr: '',
  });
  return startBackend({ dataDir: folder, databaseUrl });
};

/** Saves listings until `stop`; `saved` are the names acknowledged so far. */
const keepSaving = (writer: Caller) => {
  const saved: string[] = [];
  let going = true;
  const work = [0, 1, 2].map(async (line) => {
    for (let count = 0; going; count += 1) {
      const name = `${line}-${count}`;
      expect((await writer.post('/apps', anApp({ name }))).status).toBe(201);
      saved.push(name);
    }
  });
  const stop = async () => {
    going = false;
    await Promise.all(work);
  };
  return { saved, stop };
};

const namesOf = async (caller: Caller): Promise<string[]> => {
  const names: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = `pagination[pageSize]=100&pagination[page]=${page}`;
    const rows: { name: string }[] = JSON.parse(
      (await caller.get(`/pending/apps?${query}`)).text,
    ).data;
    names.push(...rows.map(({ name }) => name));
    if (rows.length < 100) return names;
  }
};

const linesOf = (said: string): Record<string, unknown>[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    // The card provider calls at any time.
    .filter(({ route }) => route !== '/api/stripe/webhook');

describe('the operator', () => {
  const place = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  let backend: Backend;
  let vendor: Caller;

  beforeAll(async () => {
    backend = await startBackend({ env: { LOG_LEVEL: 'http', DRAIN_SECONDS: '3600' } });
    vendor = await signIn(backend.url, 'vendor');
  });
  afterAll(async () => {
    // Asked to stop, it would answer for an hour.
    await backend?.kill();
    await backend?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it('reads one log line per call, without secrets', async () => {
    const secret = 'kororaa-42';
    await call(backend.url, 'POST', `/auth/local?password=${secret}`, {
      body: { identifier: `${secret}@test.example`, password: secret },
      headers: { 'x-request-id': secret, 'user-agent': secret, cookie: `a=${secret}` },
    });
    await call(backend.url, 'GET', `/apps/${secret}?_q=${secret}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    await call(backend.url, 'GET', `/nowhere/${secret}`);
    await call(backend.url, 'POST', '/auth/reset-password', { body: `{"code":"${secret}"` });
    await vendor.post('/apps', anApp({ name: secret }));
    // The server may log after it has responded.
    await expect.poll(() => linesOf(backend.said())).toHaveLength(6);
    const lines = linesOf(backend.said());
    expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/auth/local', 200],
      ['POST', '/api/auth/local', 400],
      ['GET', '/api/apps/:id', 401],
      ['GET', null, 404],
      ['POST', null, 400],
      ['POST', '/api/apps', 201],
    ]);
    expect(Object.keys(lines[0] ?? {}).join(' ')).toBe('time request method route status ms user');
    expect(lines.map(({ user }) => user === null)).toEqual([...Array(5).fill(true), false]);
    expect(backend.said()).not.toMatch(/kororaa|greenstone|portal\.test|Bearer|eyJ/);
  });

  it('takes a backup during saves and starts on the copy', LONG, async () => {
    const url = String((await vendor.post('/api/upload', await pictureForm())).at('0.url'));
    const pending = '/pending/apps?pagination[pageSize]=100';
    const before = (await vendor.get(pending)).text;

    const folder = join(place, 'monday');
    const writer = await signUp(backend.url, 'writer');
    const others = keepSaving(writer);
    await expect.poll(() => others.saved.length).toBeGreaterThan(5);
    const first = [...others.saved];
    expect((await backup(backend, folder)).stdout).toBe(`saved ${folder}\n`);
    const last = [...others.saved];
    await others.stop();
    expect((await vendor.post('/apps', anApp({ name: 'Written later' }))).status).toBe(201);
    const again = await backup(backend, folder);
    expect([again.status, again.stderr]).toEqual([
      1,
      `${folder} is there already. Give each backup a folder of its own.\n`,
    ]);
    expect((await backup(backend, join(place, 'tuesday'), place)).stderr).toContain('has no data');

    const restored = await restore(backend, folder);
    try {
      const same = await signIn(restored.url, 'vendor');
      expect((await same.get(pending)).text).toBe(before);
      const kept = await namesOf(callerOf(restored.url, writer.jwt));
      expect(kept).toEqual(expect.arrayContaining(first));
      expect(kept.length).toBeLessThanOrEqual(last.length + 3);
      const shown = await fetch(new URL(new URL(url, restored.url).pathname, restored.url));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      // Sessions are part of the backup.
      expect((await callerOf(restored.url, vendor.jwt).get('/users/me')).status).toBe(200);
    } finally {
      await restored.stop();
    }
  });

  it('stops a server, which tells proxies and answers until they have moved on', async () => {
    const ready = () => fetch(`${backend.url}/_ready`);
    expect([(await ready()).status, (await ready()).headers.get('connection')]).toEqual([
      200,
      'keep-alive',
    ]);
    const stopped = backend.end();
    await expect.poll(async () => (await ready()).status).toBe(503);
    expect(await (await ready()).json()).toEqual({
      database: 'ok',
      storage: 'ok',
      server: 'stopping',
    });
    const page = await fetch(`${backend.url}/auth/login`, { headers: { accept: 'text/html' } });
    expect(page.headers.get('connection')).toBe('close');
    await backend.kill();
    await stopped;
  });
});
