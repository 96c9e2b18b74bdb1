import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startBucket } from './bucket.ts';
import { type Caller, callerOf, pictureForm, saveBrand, signIn } from './caller.ts';
import {
  type Backend,
  COMPILED,
  inDatabase,
  insideServer,
  LONG,
  startBackend,
  workInside,
} from './startBackend.ts';

const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
const CDN = 'https://cdn.example.org';

interface Row {
  url: string;
  formats: string | Record<string, { url: string }>;
}

describe('pictures in a bucket', LONG, () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let server: Backend;
  let vendor: Caller;
  /** The content of every stored file by its path. */
  let stored: Map<string, string>;
  const s3 = () => ({ STORAGE: 's3', ...bucket.settings });
  const behindCdn = () => ({ ...s3(), ...insideServer('sweep'), UPLOADS_URL: `${CDN}/p/` });
  /** The path on the server of what pages load from the CDN. */
  const pathOf = (url: unknown) => String(url).replace(`${CDN}/p/`, '/uploads/');
  const seeded = () => ({ ...s3(), S3_PREFIX: 'seeded' });

  const restart = async (env: Record<string, string>): Promise<void> => {
    await server.kill();
    server = await startBackend({ dataDir: server.dataDir, env });
    vendor = callerOf(server.url, vendor.jwt);
  };
  /** Runs a program for operators on the data of the server. */
  const run = (program: string, args: string[], env: Record<string, string> = {}) => {
    const { dataDir } = server;
    const place = { ...COMPILED, NODE_ENV: 'test', DATA_DIR: dataDir };
    const settings = { ...process.env, ...place, ...bucket.settings };
    const child = spawn(process.execPath, [join(import.meta.dirname, program), ...args], {
      env: { ...settings, ...env },
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]).then((all) => all.join(''));
    return { child, said };
  };
  const move = (args: string[], env = {}) => run('../bin/storage.ts', args, env).said;
  const readAll = async (): Promise<Map<string, string>> => {
    const rows: Row[] = await inDatabase(server, (sql) => sql('files').select('url', 'formats'));
    const paths = rows.flatMap(({ url, formats }) => {
      const copies: Row['formats'] = typeof formats === 'string' ? JSON.parse(formats) : formats;
      return [url, ...Object.values(copies).map((copy) => copy.url)];
    });
    const all = new Map<string, string>();
    for (const path of paths) {
      const { status, body } = await fetch(new URL(path, server.url));
      all.set(path, `${status} ${body ? (await buffer(body)).toString('base64') : ''}`);
    }
    return all;
  };
  const upload = async () => vendor.post('/upload', await pictureForm('logo.png', { side: 700 }));
  const statusOf = async (url: unknown) => (await fetch(new URL(pathOf(url), server.url))).status;
  const onDisk = () =>
    readdirSync(join(server.dataDir, 'public/uploads')).filter((name) => !name.startsWith('.'));

  beforeAll(async () => {
    bucket = await startBucket();
    server = await startBackend({ env: seeded() });
    vendor = await signIn(server.url, 'vendor');
    await upload();
    stored = await readAll();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(async () => {
    await server?.stop();
    await bucket?.stop();
  });

  it('include those of the demo', async () => {
    const { text: apps } = await vendor.get('/apps');
    const logo = /\/uploads\/\w+\/original.png/.exec(apps);
    expect(await statusOf(logo)).toBe(200);
    expect(onDisk()).toEqual([]);
  });

  it('are copied to the disk, the same', async () => {
    expect(await move(['--to', 'disk'], seeded())).toContain(', 0 were there already.');
    await restart({});
    expect(await readAll()).toEqual(stored);
  });

  it('are copied to a bucket by a command that was killed and repeated, while the portal ran', async () => {
    const first = run('../bin/storage.ts', ['--to', 's3']);
    bucket.holdAfter(40, () => first.child.kill('SIGKILL'));
    expect(await once(first.child, 'exit')).toEqual([null, 'SIGKILL']);
    bucket.holdAfter(Infinity);
    expect(await move(['--to', 's3', '--delete-old'])).toContain('before you delete');
    expect(await move(['--to', 's3'])).toMatch(/[1-9]\d* copied and compared, [1-9]\d* were there/);
    expect(await readAll()).toEqual(stored);
    await restart(behindCdn());
    expect(await move(['--to', 's3', '--delete-old'], s3())).toMatch(/^0 copied .* from disk\.$/m);
    expect([onDisk(), await readAll()]).toEqual([[], stored]);
  });

  it('are served, deleted and swept', async () => {
    const sent = await upload();
    const shown = await fetch(new URL(pathOf(sent.at('0.formats.w320.url')), server.url));
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    await vendor.delete(`/upload/files/${sent.at('0.id')}`);
    expect(await statusOf(sent.at('0.url'))).toBe(404);

    vi.useFakeTimers({ toFake: ['Date'], now: twoDaysAgo });
    const [unused, withoutRow, ofTheBrand] = [await upload(), await upload(), await upload()];
    vi.useRealTimers();
    const logo = { url: ofTheBrand.at('0.url'), width: 700, height: 700 };
    const saved = await saveBrand(await signIn(server.url, 'admin'), { images: { logo } });
    expect(saved.status).toBe(200);
    await inDatabase(server, async (sql) => {
      await sql('files')
        .whereIn(
          'id',
          [unused, ofTheBrand].map((each) => Number(each.at('0.id'))),
        )
        .update({ created_at: twoDaysAgo });
      await sql('files')
        .where({ id: withoutRow.at('0.id') })
        .delete();
    });
    const recent = await upload();
    await workInside(server);
    const sentPictures = [unused, withoutRow, recent, ofTheBrand];
    const left = sentPictures.map((each) => statusOf(each.at('0.url')));
    expect(await Promise.all(left)).toEqual([404, 404, 200, 200]);
    stored = await readAll();
  });

  it('are missing while it is down, and nothing is saved', async () => {
    const owner = await signIn(server.url, 'admin');
    const count = () => inDatabase(server, (sql) => sql('files').count({ rows: '*' }));
    const before = await count();
    await bucket.goDown();
    const refused = await upload();
    expect([refused.status, refused.at('error.details.reason')]).toEqual([
      503,
      'storage-unreachable',
    ]);
    const shown = await fetch(new URL([...stored.keys()][0] ?? '', server.url));
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const ready = await fetch(`${server.url}/_ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { database: 'ok', storage: 'ok', bucket: 'failed' },
    ]);
    expect((await owner.get('/system')).at('storage.bucket.reachable')).toBe(false);
    await bucket.goUp();
    expect(await count()).toEqual(before);
    const again = await fetch(`${server.url}/_ready`);
    expect(await again.json()).toEqual({ database: 'ok', storage: 'ok', bucket: 'ok' });
  });

  it('are named by another address, which pages may load, and are not in the backup', async () => {
    const { status, text: apps } = await vendor.get('/apps');
    expect([status, apps.includes('"/uploads/')]).toEqual([200, false]);
    expect(apps).toMatch(/"https:\/\/cdn\.example\.org\/p\/[0-9a-f]{32}\/w320\.webp"/);
    const page = await fetch(server.url, { headers: { accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain(`data: blob: ${CDN};`);
    const folder = join(server.dataDir, 'copy');
    expect(await run('../bin/backup.ts', [folder], s3()).said).toContain('bucket pictures.');
    expect(readdirSync(folder)).not.toContain('public');
  });
});
