import { existsSync, readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { ApiResponse, Caller } from '../tests/caller.ts';
import type { Bench, MeasuredServer } from './bench.ts';
import { below, heading, row } from './timing.ts';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
};

/** A black PNG. `deep`: with transparency and 16 bits per channel. */
const png = (width: number, height: number, deep = false): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(deep ? [16, 6] : [8, 2], 8);
  const lines = Buffer.alloc((1 + width * (deep ? 8 : 3)) * height);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const photo = (width: number, height: number): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma: 6 },
    },
  });

const clear = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: '#0b6e5c80' } });

const everydayPicture = (): Promise<Buffer> => photo(1200, 900).jpeg().toBuffer();

const thinPicture = (): Buffer => png(1, 20_000_000);
const largestPicture = (): Buffer => png(5000, 5000, true);

/** The largest accepted pictures of each kind. */
const largePictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'PNG 5000 x 5000, 16 bits, transparent': largestPicture,
  'PNG 16,383 x 1525, 16 bits, transparent': () => png(16_383, 1525, true),
  'JPEG 3840 x 6510': () => photo(3840, 6510).jpeg({ quality: 60 }).toBuffer(),
  'JPEG 4000 x 4000, progressive, turned': () =>
    photo(4000, 4000)
      .jpeg({ quality: 50, progressive: true, chromaSubsampling: '4:4:4' })
      .withMetadata({ orientation: 6 })
      .toBuffer(),
  'WebP 2732 x 4392': () => photo(2732, 4392).webp({ quality: 40, effort: 0 }).toBuffer(),
  'WebP 2400 x 2500, transparent': () =>
    clear(2400, 2500).webp({ lossless: true, effort: 0 }).toBuffer(),
};

const rejectedPictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'PNG 20,000,000 x 1': () => png(20_000_000, 1),
  'PNG 1 x 20,000,000': thinPicture,
  'WebP 5000 x 5000, transparent': () =>
    clear(5000, 5000).webp({ lossless: true, effort: 0 }).toBuffer(),
};

const AT_ONCE = 4;
const UPLOADS = 10;
const MOST_TIMES = 3;
const MOST_BYTES = 300e6;

const upload = (vendor: Caller, bytes: Buffer): Promise<ApiResponse> => {
  const form = new FormData();
  form.append('files', new Blob([Uint8Array.from(bytes)]), 'picture');
  return vendor.post('/upload', form);
};

/** The median time of several uploads, in milliseconds. */
const timeUploads = async (vendor: Caller, bytes: Buffer): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < UPLOADS; n += 1) {
    const begun = performance.now();
    const { status, text } = await upload(vendor, bytes);
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`An upload returned ${status}: ${text}`);
  }
  return below(
    times.sort((a, b) => a - b),
    0.5,
  );
};

/** Keeps four uploads running while `work` does. */
const under = async <T>(attacker: Caller, bytes: Buffer, work: () => Promise<T>): Promise<T> => {
  let over = false;
  const lane = async (): Promise<void> => {
    while (!over) await upload(attacker, bytes);
  };
  const lanes = Array.from({ length: AT_ONCE }, lane);
  try {
    return await work();
  } finally {
    over = true;
    await Promise.all(lanes);
  }
};

const residentBytes = (pid: string): number => {
  const file = `/proc/${pid}/status`;
  const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
};

/** Memory of the server and its child processes. */
const wholeBytes = ({ pid }: MeasuredServer): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [String(pid), ...children].reduce((sum, one) => sum + residentBytes(one), 0);
};

/** The peak of additional memory while a picture is processed. */
const measurePicture = async (server: MeasuredServer, vendor: Caller, bytes: Buffer) => {
  await server.read();
  const before = wholeBytes(server);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, wholeBytes(server));
  }, 5);
  const begun = performance.now();
  const { status } = await upload(vendor, bytes);
  const took = performance.now() - begun;
  clearInterval(looking);
  return { status, took, added: most - before };
};

const inMb = (bytes: number): string => (bytes / 1e6).toFixed(0);

/** The effect of one user's large uploads on others. */
export const measureUploads = async ({ server, vendors }: Bench): Promise<void> => {
  const [vendor, attacker] = vendors;
  if (!vendor || !attacker) throw new Error('There are no vendors.');
  const everyday = await everydayPicture();
  await timeUploads(vendor, everyday);
  heading('an upload of 1200 x 900', 'p50 ms', 'goal');
  const quiet = await timeUploads(vendor, everyday);
  row('alone', [quiet.toFixed(0)]);
  const attacks = { 'thin pictures': thinPicture(), 'the largest pictures': largestPicture() };
  for (const [what, bytes] of Object.entries(attacks)) {
    const time = await under(attacker, bytes, () => timeUploads(vendor, everyday));
    const goal = { words: `${MOST_TIMES} times`, met: time <= quiet * MOST_TIMES };
    row(`during ${AT_ONCE} concurrent uploads of ${what}`, [time.toFixed(0)], goal);
  }
  if (process.platform !== 'linux') return;
  heading('memory of the whole', 'status', 'ms', 'adds MB', 'after MB', 'goal');
  const { rss } = await server.read();
  for (const [what, make] of Object.entries({ ...largePictures, ...rejectedPictures })) {
    const { status, took, added } = await measurePicture(server, vendor, await make());
    const after = (await server.read()).rss - rss;
    const cells = [String(status), took.toFixed(0), inMb(added), inMb(after)];
    row(what, cells, { words: `${inMb(MOST_BYTES)} MB`, met: added <= MOST_BYTES });
  }
};
