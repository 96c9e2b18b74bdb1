import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '../seed/random.ts';
import { type ApiResponse, type Caller, call } from '../tests/caller.ts';
import type { Bench } from './bench.ts';
import { idsOf, saverOf } from './calls.ts';
import type { Reading } from './probe.ts';
import { below, heading, row } from './timing.ts';

/** Results of the calls; times in milliseconds. */
interface Tally {
  times: number[];
  errors: string[];
}

type Action = (n: number) => Promise<ApiResponse>;

/** Creates a draft and deletes it. */
const draftOf =
  (vendor: Caller): Action =>
  async (n) => {
    const data = { name: `Draft ${n}`, summary: 'Not yet.', draft: true };
    const made = await vendor.post('/apps', { data }, { 'Idempotency-Key': randomUUID() });
    return made.status === 201 ? vendor.delete(`/apps/${made.at('data.id')}`) : made;
  };

/** Signs in, reloads the page and signs out. */
const visit =
  (url: string, signIn: () => Promise<ApiResponse>): Action =>
  async () => {
    const came = await signIn();
    if (came.status !== 200) return came;
    const reloaded = await call(url, 'POST', '/auth/refresh', {
      headers: { cookie: came.cookie ?? '' },
    });
    if (reloaded.status !== 200) return reloaded;
    const headers = {
      cookie: reloaded.cookie ?? '',
      authorization: `Bearer ${reloaded.at('jwt')}`,
    };
    return call(url, 'POST', '/auth/logout', { headers });
  };

/** Picked at random: more reads than writes. */
const availableActions = async (bench: Bench, index: number, vendor: Caller): Promise<Action[]> => {
  const ids = idsOf(await vendor.get('/apps'));
  const save = await saverOf(vendor);
  const get =
    (path: string): Action =>
    () =>
      vendor.get(path);
  const detail: Action = (n) => vendor.get(`/apps/${ids[n % ids.length]}`);
  const views = `/analytics/apps/${ids[0]}?start_date=2026-10-01&end_date=2026-10-30`;
  return [
    ...Array.from({ length: 4 }, () => get('/apps')),
    ...Array.from({ length: 4 }, () => detail),
    get('/pending/apps?sort=updatedAt:desc'),
    get('/pending/apps'),
    get('/services'),
    get('/apps?_q=a&pagination[page]=2'),
    get('/me/counts'),
    get('/users/me'),
    get('/industries'),
    get(views),
    save,
    save,
    draftOf(vendor),
    visit(bench.server.url, () => bench.signInAs(index)),
  ];
};

/** Why a call failed without a response. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.message}: ${error.cause}` : String(error);

/** One user who makes calls with pauses, until `isOver`. */
const useIt = async (
  actions: readonly Action[],
  seed: number,
  tally: Tally,
  isOver: () => boolean,
): Promise<void> => {
  const random = createRandom(seed);
  const roll = (sides: number): number => Math.floor(random() * sides);
  for (let n = 0; !isOver(); n += 1) {
    await wait(300 + roll(700));
    const begun = performance.now();
    const response = await actions[roll(actions.length)]?.(n).catch(reasonOf);
    tally.times.push(performance.now() - begun);
    if (typeof response === 'string') tally.errors.push(response);
    else if (response && response.status >= 300)
      tally.errors.push(`${response.status} ${response.text}`);
  }
};

/** Runs all users at once; resolves when the last has stopped. */
const letThemWork = async (bench: Bench, tally: Tally, isOver: () => boolean): Promise<void> => {
  const actions = await Promise.all(
    bench.vendors.map((vendor, index) => availableActions(bench, index, vendor)),
  );
  await Promise.all(actions.map((own, index) => useIt(own, index, tally, isOver)));
};

const READINGS_A_MINUTE = 12;
const MB = 1024 * 1024;
/** How much more memory the last third may need than the third before it. */
const HEADROOM = { share: 1.03, bytes: 2 * MB };

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Whether the mean of the last third of the readings is more than 3 % and 2 MB above the third before. The first third warms up. */
const grows = (bytes: readonly number[]): boolean => {
  const third = Math.floor(bytes.length / 3);
  const before = mean(bytes.slice(-2 * third, -third));
  const after = mean(bytes.slice(-third));
  return after > before * HEADROOM.share && after > before + HEADROOM.bytes;
};

const inMb = (bytes: number): string => (bytes / MB).toFixed(1);

const tellMinute = (minute: number, tally: Tally, readings: readonly Reading[]): void => {
  const times = tally.times.splice(0).sort((a, b) => a - b);
  const first = readings[0];
  const last = readings.at(-1);
  const cpu = first && last ? last.cpuBefore - first.cpuAfter : 0;
  row(`minute ${minute}`, [
    String(times.length),
    below(times, 0.5).toFixed(1),
    below(times, 0.95).toFixed(1),
    `${((cpu / 60_000) * 100).toFixed(0)} %`,
    inMb(mean(readings.map(({ heap }) => heap))),
    inMb(mean(readings.map(({ rss }) => rss))),
    String(tally.errors.length),
  ]);
};

/** Fifty users for some minutes. The goals: no call fails, and memory stops growing. */
export const measureMemory = async (bench: Bench, minutes: number): Promise<void> => {
  const { server, vendors } = bench;
  heading(
    `${vendors.length} people`,
    'actions',
    'p50 ms',
    'p95 ms',
    'CPU',
    'heap MB',
    'RSS MB',
    'errors',
  );
  const tally: Tally = { times: [], errors: [] };
  const readings: Reading[] = [await server.read()];
  let over = false;
  const working = letThemWork(bench, tally, () => over);
  for (let minute = 1; minute <= minutes; minute += 1) {
    const from = readings.length - 1;
    for (let reading = 0; reading < READINGS_A_MINUTE; reading += 1) {
      await wait(60_000 / READINGS_A_MINUTE);
      readings.push(await server.read());
    }
    tellMinute(minute, tally, readings.slice(from));
  }
  over = true;
  await working;
  const { errors } = tally;
  row('errors', [String(errors.length)], { words: 'none', met: errors.length === 0 });
  for (const error of new Set(errors.slice(0, 20))) console.log(`  ${error.slice(0, 200)}`);
  for (const kind of ['heap', 'rss'] as const) {
    const growing = grows(readings.map((reading) => reading[kind]));
    const said = growing ? 'grows' : 'does not grow after warm-up';
    row(`${kind}: ${said}`, [], { words: 'does not grow', met: !growing });
  }
};
