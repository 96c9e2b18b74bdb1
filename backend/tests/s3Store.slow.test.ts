import { once } from 'node:events';
import { createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { StoreError } from '../src/features/media/mediaStore.ts';
import { createS3Store } from '../src/features/media/s3Store.ts';
import { startBucket } from './bucket.ts';

const DAY = 24 * 60 * 60 * 1000;
const hash = 'a'.repeat(32);
const files = ['original.png', 'w320.webp', 'w640.webp'].map((file) => ({
  file,
  data: Buffer.from(`the bytes of ${file}`),
}));

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  const storeWith = (change: object = {}, within?: number) => {
    const settings = {
      name: bucket.settings.S3_BUCKET,
      region: 'us-east-1',
      endpoint: bucket.settings.S3_ENDPOINT,
      accessKeyId: bucket.settings.S3_ACCESS_KEY_ID,
      secretAccessKey: bucket.settings.S3_SECRET_ACCESS_KEY,
      pathStyle: true,
      prefix: 'portal/',
      ...change,
    };
    return createS3Store(settings, 2, within);
  };

  beforeAll(async () => {
    bucket = await startBucket();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => bucket.stop());

  it('stores a picture for browsers and caches, and removes it', async () => {
    const store = storeWith();
    await store.put(hash, files);
    const read = await store.read(hash, 'w320.webp');
    expect(read && [read.size, (await buffer(read.body)).toString()]).toEqual([
      22,
      'the bytes of w320.webp',
    ]);
    expect(await store.read(hash, 'w768.webp')).toBeUndefined();
    const stored = await fetch(`${bucket.settings.S3_ENDPOINT}/pictures/portal/${hash}/w640.webp`);
    expect([stored.headers.get('content-type'), stored.headers.get('cache-control')]).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    await store.remove(hash);
    expect([...(await store.list(hash)).keys()]).toEqual([]);
  });

  it('lists old pictures on all pages, and nothing else', async () => {
    const store = storeWith({ prefix: 'old/' });
    const names = ['b', 'c', 'd'].map((digit) => digit.repeat(32));
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * DAY });
    for (const name of names) await store.put(name, files.slice(0, 1));
    await storeWith({ prefix: 'old/notes/' }).put(hash, files.slice(0, 1));
    vi.useRealTimers();
    await store.put(hash, files);
    const pages: string[][] = [];
    for await (const page of store.olderThan(new Date(Date.now() - DAY))) pages.push(page);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flat()).toEqual(names);
  });

  it('is given up when it does not respond, however often a call is repeated', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const endpoint = `http://127.0.0.1:${Object(silent.address()).port}`;
    const failed = 'The bucket pictures cannot be used: TimeoutError';
    const store = storeWith({ endpoint }, 200);
    await expect(store.put(hash, files)).rejects.toThrow(failed);
    await expect(store.read(hash, 'w320.webp')).rejects.toThrow(failed);
    // A picture that waited for others is given up before one that has just been sent.
    const patient = storeWith({ endpoint }, 2000);
    const ended: string[] = [];
    const put = (name: string, since?: number) =>
      patient.put(hash, files, since).catch(() => ended.push(name));
    await Promise.all([put('now'), put('before', Date.now() - 10_000)]);
    expect(ended).toEqual(['before', 'now']);
    silent.close();
  });

  it('has no picture whose copies failed, and is named without its keys', async () => {
    const store = storeWith({ prefix: '' });
    bucket.holdAfter(1, () => void bucket.goDown());
    await expect(store.put(hash, files)).rejects.toThrow(StoreError);
    await expect(store.check()).rejects.toThrow(
      /^The bucket pictures cannot be used: ECONNREFUSED$/,
    );
    bucket.holdAfter(Infinity);
    await bucket.goUp();
    expect((await store.list(hash)).has('original.png')).toBe(false);
    await expect(storeWith({ name: 'missing' }).read(hash, 'original.png')).rejects.toThrow(
      'The bucket missing cannot be used: NoSuchBucket',
    );
  });
});
