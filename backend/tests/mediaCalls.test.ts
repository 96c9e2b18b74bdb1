import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

interface Picture {
  id: number;
  name: string;
  url: string;
  formats: Record<string, { url: string }>;
}

const tokens = { vendor: '', pro: '', admin: '' };
type Who = keyof typeof tokens;
let server: Backend;
let address = '';

const signIn = async (who: Who): Promise<string> => {
  const answer = await fetch(`${address}/api/auth/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: `${who}@portal.test`, password: 'greenstone-4400' }),
  });
  const { jwt }: { jwt: string } = await answer.json();
  return jwt;
};

const headersOf = (who: Who | undefined) => (who ? { authorization: `Bearer ${tokens[who]}` } : {});

const read = async (path: string, who?: Who) => {
  const answer = await fetch(address + path, { headers: headersOf(who) });
  return { status: answer.status, body: await answer.json() };
};

const upload = async (bytes: Buffer, who?: Who, name = 'logo.png') => {
  const body = new FormData();
  body.append('files', new Blob([Uint8Array.from(bytes)]), name);
  const answer = await fetch(`${address}/api/upload`, {
    method: 'POST',
    headers: headersOf(who),
    body,
  });
  return { status: answer.status, body: await answer.json() };
};

const canvas = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b6e5c' } });

const onDisk = (): string[] =>
  readdirSync(join(server.dataDir, 'public/uploads')).filter((name) => !name.startsWith('.'));

beforeAll(async () => {
  server = await sharedBackend();
  address = server.url;
  for (const who of ['vendor', 'pro', 'admin'] as const) tokens[who] = await signIn(who);
});

describe('an upload', () => {
  // Rows: 7.7
  it('is answered with its address and smaller copies, which anybody can look at and nobody can run', async () => {
    const { status, body } = await upload(await canvas(700).png().toBuffer(), 'vendor', 'tohu.png');
    const [picture]: Picture[] = body;
    expect([status, picture?.name]).toEqual([200, 'tohu.png']);
    const copies = [picture?.url, picture?.formats.w320?.url, picture?.formats.w640?.url];
    for (const url of copies) {
      const { status: seen, headers } = await fetch(`${address}${url}`);
      expect(seen).toBe(200);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('belongs to its owner: others are told that there is no such picture', async () => {
    const { body } = await upload(await canvas(64).webp().toBuffer(), 'vendor', 'mine.webp');
    const [picture]: Picture[] = body;
    const statusFor = async (who?: Who) =>
      (await read(`/api/upload/files/${picture?.id}?populate=user`, who)).status;
    const { body: seen } = await read(`/api/upload/files/${picture?.id}?populate=user`, 'admin');
    expect(Object.keys(seen.user)).toEqual(['id', 'first_name', 'last_name', 'email']);
    expect([
      await statusFor('vendor'),
      await statusFor('pro'),
      await statusFor('admin'),
      await statusFor(),
    ]).toEqual([200, 404, 200, 401]);
    const { body: found } = await read('/api/upload/files?filters[name][$eq]=mine.webp', 'vendor');
    const { body: hidden } = await read('/api/upload/files?filters[name][$eq]=mine.webp', 'pro');
    expect([found.length, hidden.length]).toEqual([1, 0]);
    expect((await read('/api/upload/files?filters[ownerId]=2', 'pro')).status).toBe(400);
  });

  it('shows a name that cannot lead or read anywhere else', async () => {
    const bytes = await canvas(16).png().toBuffer();
    for (const [sent, shown] of [
      ['../../../etc/passwd.png', 'passwd.png'],
      ['C:\\temp\\door.png', 'door.png'],
      ['..', 'picture'],
      ['\u200b', 'picture'],
      ['door\u202egnp.exe', 'doorgnp.exe'],
      ['<img src=x>.png', '<img src=x>.png'],
      ['x'.repeat(5000), 'x'.repeat(120)],
    ]) {
      const { status, body } = await upload(bytes, 'vendor', sent);
      expect([sent, status, body[0]?.name]).toEqual([sent, 200, shown]);
      expect(body[0].url).toMatch(/^\/uploads\/[0-9a-f]{32}\/original\.png$/);
    }
    for (const filter of [
      '[id]=x',
      '[id][$in]=1',
      '[id][$contains]=1',
      '[createdAt][$gt]=1.5',
      '[name]=%00',
      '[width][$gt]=1e9',
      '[size]=x',
    ])
      expect((await read(`/api/upload/files?filters${filter}`, 'vendor')).status).toBe(400);
    expect((await read('/api/upload/files/%00', 'vendor')).status).toBe(404);
  });

  it('that is refused says why and leaves nothing behind', async () => {
    const before = onDisk();
    const gif = await upload(await canvas(64).gif().toBuffer(), 'vendor', 'renamed.png');
    expect([gif.status, gif.body.error.message]).toEqual([
      400,
      'Unsupported Format: Must be JPEG or PNG',
    ]);
    const large = await upload(Buffer.alloc(6 * 1024 * 1024), 'vendor');
    expect([large.status, large.body.error.message]).toEqual([413, 'Maximum 5 MB']);
    expect((await upload(await canvas(64).png().toBuffer())).status).toBe(401);
    expect(onDisk()).toEqual(before);
  });
});

describe('the demo', () => {
  it('is there after the first start', async () => {
    const total = async (path: string, who: Who) =>
      (await read(path, who)).body.meta.pagination.total;
    expect([
      await total('/api/apps', 'vendor'),
      await total('/api/pending/apps', 'vendor'),
    ]).toEqual([12, 11]);
    const { body } = await read('/api/me/counts', 'admin');
    expect([body.apps.waiting, body.services.waiting]).toEqual([10, 4]);
  });
});
