import { existsSync, readFileSync } from 'node:fs';
import type { Answer, Caller } from '../tests/caller.ts';
import type { Bench } from './bench.ts';
import {
  everydayPicture,
  largePictures,
  largestPicture,
  refusedPictures,
  thinPicture,
} from './pictures.ts';
import type { MeasuredServer } from './server.ts';
import { heading, row } from './table.ts';
import { below } from './timing.ts';

const AT_ONCE = 4;
const UPLOADS = 10;
const MOST_TIMES = 3;
const MOST_BYTES = 300e6;

const upload = (vendor: Caller, bytes: Buffer): Promise<Answer> => {
  const form = new FormData();
  form.append('files', new Blob([Uint8Array.from(bytes)]), 'picture');
  return vendor.post('/upload', form);
};

/** The median of some uploads, one after another, in milliseconds. */
const timeUploads = async (vendor: Caller, bytes: Buffer): Promise<number> => {
  const times: number[] = [];
  for (let n = 0; n < UPLOADS; n += 1) {
    const begun = performance.now();
    const { status, text } = await upload(vendor, bytes);
    times.push(performance.now() - begun);
    if (status !== 200) throw new Error(`An upload was answered with ${status}: ${text}`);
  }
  return below(
    times.sort((a, b) => a - b),
    0.5,
  );
};

/** Four uploads at once, again and again, while `work` lasts. */
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

/** The server and the processes that it has started. */
const wholeBytes = ({ pid }: MeasuredServer): number => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return [String(pid), ...children].reduce((sum, one) => sum + residentBytes(one), 0);
};

/** What the whole takes at most while a picture is read, more than before it. */
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

/** One person who sends large pictures, and what others notice of it. */
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
    row(`beside ${AT_ONCE} uploads at once of ${what}`, [time.toFixed(0)], goal);
  }
  if (process.platform !== 'linux') return;
  heading('memory of the whole', 'status', 'ms', 'adds MB', 'after MB', 'goal');
  const { rss } = await server.read();
  for (const [what, make] of Object.entries({ ...largePictures, ...refusedPictures })) {
    const { status, took, added } = await measurePicture(server, vendor, await make());
    const after = (await server.read()).rss - rss;
    const cells = [String(status), took.toFixed(0), inMb(added), inMb(after)];
    row(what, cells, { words: `${inMb(MOST_BYTES)} MB`, met: added <= MOST_BYTES });
  }
};
