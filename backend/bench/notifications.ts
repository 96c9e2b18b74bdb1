import { setTimeout as wait } from 'node:timers/promises';
import { type ApiResponse, allOf, type Caller, signUp } from '../tests/caller.ts';
import type { Bench, MeasuredServer } from './bench.ts';
import { fillNotifications } from './fill.ts';
import { heading, row, time, timingHeading, timingRow } from './timing.ts';

const AMOUNT = 10_000;
/** As many streams as the server keeps for a user. */
const STREAMS_OF_ONE = 10;
const USERS = 1_000;
/** Seconds without a call; heartbeats are 25 seconds apart. */
const IDLE = 30;
const MB = 1024 * 1024;

const list = '/me/notifications';
const stream = `${list}/stream`;

const idOf = async (user: Caller): Promise<number> =>
  Number((await user.get('/users/me')).at('id'));

const measureCalls = async (server: MeasuredServer, vendor: Caller): Promise<void> => {
  const ids = (await vendor.get(`${list}?limit=100`)).at('data');
  const newest = Array.isArray(ids) ? Number(ids[0]?.id) : 0;
  const middle = newest - AMOUNT / 2;
  const mark = (read: boolean, marked: object) => vendor.patch(list, { data: { read, ...marked } });
  const calls: [string, number, (n: number) => Promise<ApiResponse>][] = [
    ['newest 25', 200, () => vendor.get(list)],
    ['25 in the middle', 200, () => vendor.get(`${list}?cursor=${middle}`)],
    ['25 unread of a kind', 200, () => vendor.get(`${list}?unread=true&kind=offer-decided`)],
    ['count of unread', 200, () => vendor.get(stream)],
    ['one read, one unread', 100, (n) => mark(n % 2 === 0, { ids: [newest] })],
    ['all read, all unread', 10, (n) => mark(n % 2 === 0, { up_to: newest })],
  ];
  timingHeading(`${AMOUNT.toLocaleString('en')} unread notifications of a user`);
  for (const [what, count, call] of calls)
    timingRow(what, await time(server, { calls: count, call }, 2));
};

/** Opens the streams of a user; resolves when each has sent its first event. */
const openStreams = async ({ url, jwt }: Caller, stop: AbortSignal): Promise<void> => {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${jwt}` };
  for (let opened = 0; opened < STREAMS_OF_ONE; opened += 1) {
    const { body } = await fetch(`${url}/api${stream}`, { headers, signal: stop });
    const reader = body?.getReader();
    await reader?.read();
    const drain = async () => {
      while (!(await reader?.read())?.done);
    };
    drain().catch(() => undefined);
  }
};

/** Milliseconds of CPU in a second without calls. */
const idleCpu = async (server: MeasuredServer): Promise<number> => {
  const before = await server.read();
  await wait(IDLE * 1000);
  return ((await server.read()).cpuBefore - before.cpuAfter) / IDLE;
};

/** Calls with 10,000 notifications, and 10,000 open streams. */
export const measureNotifications = async ({ server, dataDir, vendors }: Bench): Promise<void> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  fillNotifications(dataDir, await idOf(vendor), AMOUNT);
  await measureCalls(server, vendor);

  const users: Caller[] = [];
  const names = Array.from({ length: USERS }, (_, index) => `listener${index}`);
  await allOf(names, async (name) => users.push(await signUp(server.url, name)), 4);
  const [listener] = users;
  if (!listener) throw new Error('There is no listener.');
  fillNotifications(dataDir, await idOf(listener), 1);
  const open = USERS * STREAMS_OF_ONE;
  const up_to = 1_000_000;
  const one = (n: number) => listener.patch(list, { data: { read: n % 2 === 0, up_to } });
  const alone = await time(server, { calls: 200, call: one });
  const idleBefore = await idleCpu(server);
  const before = await server.read();
  const stop = new AbortController();
  await allOf(users, (user) => openStreams(user, stop.signal), 4);
  const after = await server.read();
  const idle = await idleCpu(server);
  const among = await time(server, { calls: 200, call: one });
  stop.abort();
  heading(`Streams, ${open.toLocaleString('en')} open`, 'none', 'all');
  const perStream = (kind: 'heap' | 'rss') =>
    `${((after[kind] - before[kind]) / open / 1024).toFixed(1)} KB`;
  row(
    'heap MB',
    [before.heap, after.heap].map((bytes) => (bytes / MB).toFixed(1)),
  );
  row('heap and resident memory of a stream', [perStream('heap'), perStream('rss')]);
  row(
    'CPU ms of a second without calls',
    [idleBefore, idle].map((ms) => ms.toFixed(2)),
  );
  row(
    'CPU ms of one notification',
    [alone.cpu, among.cpu].map((ms) => ms.toFixed(2)),
  );
};
