import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerOf, signIn } from './caller.ts';
import { sharedBackend } from './sharedBackend.ts';
import type { Backend } from './startBackend.ts';

interface Picture {
  id: number;
  name: string;
  url: string;
  formats: Record<string, { url: string }>;
}

const callers = new Map<string, Caller>();
let server: Backend;

const read = async (path: string, who: string) => {
  const { status, text } = await callerOf(server.url, callers.get(who)?.jwt ?? '').get(path);
  return { status, body: JSON.parse(text) };
};

const upload = async (bytes: Buffer, name = 'logo.png') => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const response = await callers.get('vendor')?.post('/api/upload', form);
  return { status: response?.status, body: JSON.parse(response?.text ?? '') };
};

const canvas = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0b6e5c' } });

const onDisk = (): string[] =>
  readdirSync(join(server.dataDir, 'public/uploads')).filter((name) => !name.startsWith('.'));

beforeAll(async () => {
  server = await sharedBackend();
  for (const who of ['vendor', 'pro', 'admin']) callers.set(who, await signIn(server.url, who));
});

describe('an upload', () => {
  // Rows: 7.7
  it('returns URLs of the picture and its copies, which are public but inert', async () => {
    const { status, body } = await upload(await canvas(700).png().toBuffer(), 'tohu.png');
    const [picture]: Picture[] = body;
    expect([status, picture?.name]).toEqual([200, 'tohu.png']);
    const copies = [picture?.url, picture?.formats.w320?.url, picture?.formats.w640?.url];
    for (const url of copies) {
      const { status: seen, headers } = await fetch(`${server.url}${url}`);
      expect(seen).toBe(200);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it('is hidden from other vendors', async () => {
    const { body } = await upload(await canvas(64).webp().toBuffer(), 'mine.webp');
    const [picture]: Picture[] = body;
    const { body: seen } = await read(`/api/upload/files/${picture?.id}?populate=user`, 'admin');
    expect(Object.keys(seen.user)).toEqual(['id', 'first_name', 'last_name', 'email']);
    const { body: found } = await read('/api/upload/files?filters[name][$eq]=mine.webp', 'vendor');
    const { body: hidden } = await read('/api/upload/files?filters[name][$eq]=mine.webp', 'pro');
    expect([found.length, hidden.length]).toEqual([1, 0]);
    expect((await read('/api/upload/files?filters[ownerId]=2', 'pro')).status).toBe(400);
  });

  it('gets a harmless name', async () => {
    const bytes = await canvas(16).png().toBuffer();
    const { status, body } = await upload(bytes, '../../../etc/passwd.png');
    expect([status, body[0]?.name]).toEqual([200, 'passwd.png']);
    expect(body[0].url).toMatch(/^\/uploads\/[0-9a-f]{32}\/original\.png$/);
  });

  it('is found by the fields of pictures only', async () => {
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

  it('leaves no files when it is rejected', async () => {
    const before = onDisk();
    expect((await upload(await canvas(64).gif().toBuffer(), 'renamed.png')).status).toBe(400);
    expect((await upload(Buffer.alloc(6 * 1024 * 1024))).status).toBe(413);
    expect(onDisk()).toEqual(before);
  });
});

describe('the demo', () => {
  it('is created by the first start', async () => {
    const total = async (path: string) => (await read(path, 'vendor')).body.meta.pagination.total;
    expect([await total('/api/apps'), await total('/api/pending/apps')]).toEqual([12, 11]);
    const { body } = await read('/api/me/counts', 'admin');
    expect([body.apps.waiting, body.services.waiting]).toEqual([10, 4]);
  });
});
