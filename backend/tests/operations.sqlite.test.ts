import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type Caller, call, signIn } from './caller.ts';
import { type Backend, startBackend } from './startBackend.ts';

const backup = (dataDir: string, folder: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, '../bin/backup.ts'), folder], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });

const linesOf = (said: string): Record<string, unknown>[] =>
  said
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
    // The card provider's own calls come when they come.
    .filter(({ route }) => route !== '/api/stripe/webhook');

describe('whoever runs the backend', () => {
  const place = mkdtempSync(join(tmpdir(), 'portal-backup-'));
  let backend: Backend;
  let vendor: Caller;

  beforeAll(async () => {
    backend = await startBackend({ env: { LOG_LEVEL: 'http' } });
    vendor = await signIn(backend.url, 'vendor');
  });
  afterAll(async () => {
    await backend?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it('reads a line a call, and no secret in any of them', async () => {
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
    const lines = linesOf(backend.said());
    expect(lines.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', '/api/auth/local', 200],
      ['POST', '/api/auth/local', 400],
      ['GET', '/api/apps/:id', 401],
      ['GET', null, 404],
      ['POST', null, 400],
      ['POST', '/api/apps', 201],
    ]);
    expect(Object.keys(lines[0] ?? {})).toEqual([
      'time',
      'request',
      'method',
      'route',
      'status',
      'ms',
      'user',
    ]);
    expect(lines.map(({ user }) => typeof user)).toEqual([
      'object',
      'object',
      'object',
      'object',
      'object',
      'number',
    ]);
    expect(backend.said()).not.toMatch(/kororaa|greenstone|portal\.test|Bearer|eyJ/);
  });

  it('takes a backup of it while it runs, and starts on the copy', async () => {
    const picture = { width: 8, height: 8, channels: 3 as const, background: '#0b6e5c' };
    const body = new FormData();
    const bytes = await sharp({ create: picture }).png().toBuffer();
    body.append('files', new Blob([Uint8Array.from(bytes)]), 'kept.png');
    const headers = { authorization: `Bearer ${vendor.jwt}` };
    const sent = await fetch(`${backend.url}/api/upload`, { method: 'POST', headers, body });
    const [{ url }]: { url: string }[] = await sent.json();
    const pending = '/pending/apps?pagination[pageSize]=100';
    const before = (await vendor.get(pending)).text;

    const folder = join(place, 'monday');
    expect(backup(backend.dataDir, folder).stdout).toBe(`saved ${folder}\n`);
    expect((await vendor.post('/apps', anApp({ name: 'Written later' }))).status).toBe(201);
    const again = backup(backend.dataDir, folder);
    expect([again.status, again.stderr]).toEqual([
      1,
      `${folder} is there already. Give each backup a folder of its own.\n`,
    ]);
    expect(backup(place, join(place, 'tuesday')).stderr).toContain('has no database');

    const restored = await startBackend({ dataDir: folder });
    try {
      const same = await signIn(restored.url, 'vendor');
      expect((await same.get(pending)).text).toBe(before);
      const shown = await fetch(new URL(new URL(url, restored.url).pathname, restored.url));
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
      // Who was signed in then still is.
      const kept = { authorization: `Bearer ${vendor.jwt}` };
      expect((await call(restored.url, 'GET', '/users/me', { headers: kept })).status).toBe(200);
    } finally {
      await restored.stop();
    }
  }, 60_000);
});
