import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { logoMaxBytes } from '@portal/domain';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '../src/base/texts.ts';
import { PictureError, type PictureProblem, readPicture } from '../src/features/media/picture.ts';
import {
  createUploadQueue,
  PICTURE_LIMITS,
  readInChild,
} from '../src/features/media/readInChild.ts';

/* Pictures of a few bytes whose headers claim a larger size. */

const small = () =>
  sharp({ create: { width: 8, height: 8, channels: 4, background: '#0b6e5c80' } });

const claimedPng = async (width: number, height: number, progressive = false): Promise<Buffer> => {
  const bytes = await small().png({ progressive }).toBuffer();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

const claimedJpeg = async (width: number, height: number): Promise<Buffer> => {
  const bytes = await small().jpeg({ progressive: true }).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

const claimedWebp = async (
  width: number,
  height: number,
  transparent: boolean,
): Promise<Buffer> => {
  const bytes = await small().webp({ lossless: true }).toBuffer();
  // Fourteen bits each, and one for transparency.
  const size = (width - 1) | ((height - 1) << 14) | (transparent ? 1 << 28 : 0);
  bytes.writeUInt32LE(size >>> 0, bytes.indexOf('VP8L') + 9);
  return bytes;
};

const folder = mkdtempSync(join(tmpdir(), 'picture-process-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());

const logo = await sharp({
  create: { width: 400, height: 300, channels: 3, background: '#0b6e5c' },
})
  .png()
  .toBuffer();

/** Writes a program that replaces the one that reads pictures. */
const programOf = (code: string): string => {
  const script = join(folder, 'program.mjs');
  writeFileSync(script, code);
  return script;
};

describe('the size of a picture', () => {
  it.each<[string, () => Promise<Buffer>, PictureProblem['most']]>([
    ['a PNG', () => claimedPng(5001, 5000), { megapixels: 25 }],
    ['a PNG of one line', () => claimedPng(20_000_000, 1), { side: 16_383 }],
    ['a PNG of one column', () => claimedPng(1, 16_384), { side: 16_383 }],
    ['an interlaced PNG', () => claimedPng(4001, 4000, true), { megapixels: 16 }],
    ['a progressive JPEG', () => claimedJpeg(4001, 4000), { megapixels: 16 }],
    ['a WebP', () => claimedWebp(4000, 3001, false), { megapixels: 12 }],
    ['a WebP with transparency', () => claimedWebp(3000, 2001, true), { megapixels: 6 }],
  ])('limits %s by its header', async (_what, make, most) => {
    await expect(readPicture(await make())).rejects.toEqual(
      new PictureError('picture-too-large', most),
    );
  });

  it('is explained in the language of the call', async () => {
    const said = (bytes: Buffer) =>
      inLanguage('de', () => readInChild(bytes)).catch(({ status, message }) => [status, message]);
    expect(await said(await claimedPng(1, 16_384))).toEqual([
      413,
      'Höchstens 16.383 Pixel je Seite',
    ]);
    expect(await said(await claimedPng(5001, 5000))).toEqual([413, 'Höchstens 25 Megapixel']);
    expect(await said(Buffer.alloc(logoMaxBytes + 1))).toEqual([413, 'Höchstens 5 MB']);
  });
});

describe('the process that reads a picture', () => {
  it('returns the same as reading in this process', async () => {
    expect(await readInChild(logo)).toEqual(await readPicture(logo));
  });

  it.each([
    ['memory', { ...PICTURE_LIMITS, bytes: 1 }],
    ['processor time', { ...PICTURE_LIMITS, work: 1 }],
  ])('ends over its limit of %s', async (_what, limits) => {
    await expect(readInChild(logo, { limits })).rejects.toMatchObject({
      status: 413,
      message: 'This image is too large or complex to process',
    });
  });

  it('is killed when it does not end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const note = join(folder, 'pid');
    const script = programOf(
      `import { renameSync, writeFileSync } from 'node:fs';
       const note = ${JSON.stringify(note)};
       writeFileSync(note + '.new', String(process.pid));
       renameSync(note + '.new', note);
       process.on('message', () => undefined);
       for (;;);`,
    );
    const reading = expect(readInChild(logo, { script })).rejects.toMatchObject({ status: 413 });
    await vi.waitUntil(() => existsSync(note), { timeout: 60_000 });
    vi.advanceTimersByTime(PICTURE_LIMITS.wait);
    await reading;
    expect(() => process.kill(Number(readFileSync(note, 'utf8')), 0)).toThrow('ESRCH');
  });

  it('gets no environment variables of the server, and its crash is a server error', async () => {
    vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_1');
    const script = programOf("process.exitCode = 'STRIPE_SECRET_KEY' in process.env ? 1 : 3;");
    await expect(readInChild(logo, { script })).rejects.toThrow('ended with 3');
    vi.unstubAllEnvs();
  });

  it('ignores a signal to the process group, and ends with the server', async () => {
    const script = resolve(import.meta.dirname, '../src/features/media/pictureChild.ts');
    const { bytes, work } = PICTURE_LIMITS;
    const child = fork(script, [String(bytes), String(work)], {
      serialization: 'advanced',
    });
    child.send(logo);
    await once(child, 'message');
    child.kill('SIGTERM');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  });
});

describe('the queue of uploads', () => {
  /** Reads nothing by itself: `end` lets a read fail. */
  const heldReader = () => {
    const ends: Array<() => void> = [];
    const begun: string[] = [];
    const read = (bytes: Buffer) =>
      new Promise<never>((_, fail) => {
        begun.push(bytes.toString());
        ends.push(() => fail(new Error('No picture.')));
      });
    return { read, begun, end: (index: number) => ends[index]?.() };
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('reads one picture per user and two in all, and alternates between users', async () => {
    const { read, begun, end } = heldReader();
    const upload = createUploadQueue(read);
    const received: string[] = [];
    const send = (userId: number, name: string) =>
      upload(userId, async () => {
        received.push(name);
        return [{ name, bytes: Buffer.from(name) }];
      }).catch(() => undefined);
    for (const name of ['a1', 'a2', 'a3', 'a4']) void send(1, name);
    void send(2, 'b1');
    void send(3, 'c1');
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    // Other uploads are not received yet.
    expect(received).toEqual(['a1', 'b1', 'c1']);
    end(0);
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    end(1);
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    end(2);
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });
});
