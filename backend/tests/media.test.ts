import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { HttpError } from '../src/base/httpError.ts';
import { inLanguage } from '../src/base/texts.ts';
import { copyPicture } from '../src/features/media/copyPicture.ts';
import { createDiskStore } from '../src/features/media/diskStore.ts';
import { readMediaFilters } from '../src/features/media/filters.ts';
import { filesOfPicture } from '../src/features/media/mediaStore.ts';
import { PictureError, readPicture } from '../src/features/media/picture.ts';
import { filesOf, readForm, shownName } from '../src/features/media/upload.ts';

const canvas = (width: number, height: number, background = '#0b6e5c') =>
  sharp({ create: { width, height, channels: 3, background } });

const photo = () =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const JPEG_END = Buffer.from([0xff, 0xd9]);

const rejected = async (bytes: Buffer): Promise<string> => {
  try {
    await readPicture(bytes);
    return 'accepted';
  } catch (error) {
    return error instanceof PictureError ? error.reason : 'crash';
  }
};

describe('an uploaded picture', () => {
  const accepted = ['jpeg', 'png', 'webp'] as const;
  // Rows: 7.7
  it.each(accepted)('is recognized as %s by its content', async (kind) => {
    const picture = await readPicture(await canvas(500, 400).toFormat(kind).toBuffer());
    expect([picture.mime, picture.original.width, picture.original.height]).toEqual([
      `image/${kind}`,
      500,
      400,
    ]);
    expect((await sharp(picture.original.data).metadata()).format).toBe(kind);
    expect(picture.blurhash).toHaveLength(28);
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a GIF', () => canvas(8, 8).gif().toBuffer()],
    ['an AVIF', () => canvas(8, 8).avif().toBuffer()],
    ['a TIFF', () => canvas(8, 8).tiff().toBuffer()],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
    ['a script', () => Buffer.from('#!/bin/sh\necho hello')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a page after the first bytes of a PNG',
      () => Buffer.from('\x89PNG\r\n\x1a\n<script>1</script>', 'latin1'),
    ],
    ['half a JPEG', async () => (await photo().jpeg().toBuffer()).subarray(0, 5000)],
    [
      'half a JPEG with an end marker',
      async () => Buffer.concat([(await photo().jpeg().toBuffer()).subarray(0, 5000), JPEG_END]),
    ],
    ['a PNG without its end', async () => (await photo().png().toBuffer()).subarray(0, -12)],
    ['half a WebP', async () => (await photo().webp().toBuffer()).subarray(0, 2000)],
    ...['pHYs', 'IEND'].map((chunk): [string, () => Promise<Buffer>] => [
      `a PNG with a wrong checksum of ${chunk}`,
      async () => {
        const bytes = await photo().withDensity(300).png().toBuffer();
        const type = bytes.indexOf(chunk);
        const checksum = type + 4 + bytes.readUInt32BE(type - 4);
        bytes.writeUInt8(bytes.readUInt8(checksum) ^ 1, checksum);
        return bytes;
      },
    ]),
  ])('is rejected when it is %s', async (_what, make) => {
    expect(await rejected(await make())).toBe('picture-unsupported');
  });

  it('is accepted with the nonstandard coding parameters that some cameras write', async () => {
    const bytes = await photo().jpeg().toBuffer();
    const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
    // The last coefficient: 63 in every picture that is not progressive.
    bytes.writeUInt8(0, scan + bytes.readUInt16BE(scan + 2));
    expect(await rejected(bytes)).toBe('accepted');
  });

  it('is rotated upright and has no metadata', async () => {
    const turned = await canvas(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Kiri' }, IFD3: { GPSLatitude: '41/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { original } = await readPicture(turned);
    const { exif, orientation } = await sharp(original.data).metadata();
    expect([original.width, original.height, exif, orientation]).toEqual([
      20,
      40,
      undefined,
      undefined,
    ]);
  });

  // Rows: 3.8
  it('gets smaller copies at fixed widths, never larger ones', async () => {
    const widths = async (width: number) =>
      [...(await readPicture(await canvas(width, 10).png().toBuffer())).variants].map(
        ([key, copy]) => {
          expect(`w${copy.width}`).toBe(key);
          return key;
        },
      );
    expect(await widths(319)).toEqual([]);
    expect(await widths(1024)).toEqual(['w320', 'w640', 'w768', 'w1024']);
    expect(await widths(4000)).toHaveLength(10);
  });

  it('gets no transparent copy above nine megapixels', async () => {
    const tall = sharp({
      create: { width: 640, height: 14_063, channels: 4, background: '#0b6e5c80' },
    });
    const { variants } = await readPicture(await tall.png().toBuffer());
    expect([...variants.keys()]).toEqual(['w320']);
  });
});

describe('an upload form', () => {
  const send = async (form: FormData | string, type?: string, language = 'en'): Promise<string> => {
    const server = createServer((request, response) => {
      const sent = inLanguage(language, () => readForm(request).then(filesOf));
      sent.then(
        (files) => response.end(files.map(({ name, bytes }) => `${name} ${bytes.length}`).join()),
        (error: unknown) => response.end(error instanceof HttpError ? error.message : 'crash'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const headers = type ? { 'content-type': type } : undefined;
    const response = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      body: form,
      ...(headers ? { headers } : {}),
    });
    const text = await response.text();
    await new Promise((resolve) => server.close(resolve));
    return text;
  };
  const formOf = (...files: [field: string, name: string, size: number][]): FormData => {
    const form = new FormData();
    for (const [field, name, size] of files)
      form.append(field, new Blob([Buffer.alloc(size)]), name);
    return form;
  };

  it('names its fields files, files0, files1', async () => {
    expect(await send(formOf(['files', 'a.png', 3]))).toBe('a.png 3');
    expect(await send(formOf(['files0', 'pāua.png', 1], ['files1', 'b.png', 2]))).toBe(
      'pāua.png 1,b.png 2',
    );
  });

  it('is rejected when its sender disconnected', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const sender = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
    sender.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n');
    const [request]: IncomingMessage[] = await once(server, 'request');
    sender.destroy();
    if (!request) throw new Error('There is no request.');
    request.on('error', () => undefined);
    await new Promise((resolve) => request.once('close', resolve));
    await expect(readForm(request)).rejects.toThrow('The upload could not be read');
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\temp\\door.png', 'door.png'],
    ['..', 'picture'],
    ['\u200b', 'picture'],
    ['door\u202egnp.exe', 'doorgnp.exe'],
    ['<img src=x>.png', '<img src=x>.png'],
    ['x'.repeat(5000), 'x'.repeat(120)],
  ])('shows a harmless name instead of %j', (sent, shown) => {
    expect(shownName(sent)).toBe(shown);
  });

  it('returns what is wrong with it', async () => {
    expect(await send(formOf(['logo', 'a.png', 3]))).toBe('Files are empty');
    expect(await send('no form', 'multipart/form-data; boundary=x')).toBe(
      'The upload could not be read',
    );
    expect(await send('{}', 'application/json')).toBe('The upload could not be read');
    expect(await send(formOf(['files', 'a.png', 21 * 1024 * 1024]), undefined, 'de')).toBe(
      'Höchstens 5 MB',
    );
  });
});

describe('the media store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('stores a picture completely or not at all', async () => {
    const store = createDiskStore(folder);
    const [hash, other] = ['a', 'b'].map((digit) => digit.repeat(32));
    const files = filesOfPicture(await readPicture(await canvas(700, 700).png().toBuffer()));
    await store.put(String(hash), files);
    expect(readdirSync(join(folder, String(hash))).sort()).toEqual([
      'original.png',
      'w320.webp',
      'w640.webp',
    ]);
    const broken = { file: 'no/such/folder.png', data: Buffer.alloc(1) };
    await expect(store.put(String(other), [...files, broken])).rejects.toThrow('ENOENT');
    expect(readdirSync(join(folder, '.staging'))).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('is copied to another one without loss', async () => {
    const [from, to] = ['from', 'to'].map((name) => createDiskStore(join(folder, name)));
    if (!from || !to) throw new Error('There are two stores.');
    const picture = (text: string) =>
      ['original.png', 'w320.webp'].map((file) => ({ file, data: Buffer.from(text) }));
    const copy = (hash: string) => copyPicture(from, to, hash, ['original.png', 'w320.webp']);
    await from.put('new', picture('pounamu'));
    await from.put('partial', picture('kauri'));
    await to.put('partial', picture('kauri').slice(0, 1));
    await from.put('damaged', picture('xxxxx'));
    await to.put('damaged', picture('paua!'));
    const results = () => Promise.all(['new', 'partial', 'damaged', 'nowhere'].map(copy));
    expect(await results()).toEqual(['copied', 'copied', 'differs', 'missing']);
    expect(await results()).toEqual(['there', 'there', 'differs', 'missing']);
    await from.remove('new');
    expect(await copy('new')).toBe('there');
    const kept = await to.read('damaged', 'w320.webp');
    expect(kept && (await buffer(kept.body)).toString()).toBe('paua!');
  });
});

describe('a filter on pictures', () => {
  it('compares fields of the picture, never of its owner', () => {
    expect(readMediaFilters({ name: { $contains: 'logo' }, id: ['1', '2'] }).ok).toBe(true);
    expect(readMediaFilters({ ownerId: '1' })).toEqual({ ok: false, key: 'ownerId' });
    expect(readMediaFilters({ related: { email: { $contains: 'a' } } })).toEqual({
      ok: false,
      key: 'related',
    });
    expect(readMediaFilters({ name: { $or: [] } })).toEqual({ ok: false, key: '$or' });
    expect(readMediaFilters('x')).toEqual({ ok: false, key: 'filters' });
  });
});
