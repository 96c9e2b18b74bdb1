import type { ApiResponse, Caller } from '../tests/caller.ts';
import type { Bench, MeasuredServer } from './bench.ts';
import { fillNotifications } from './fill.ts';
import { time, timingHeading, timingRow } from './timing.ts';

const AMOUNT = 10_000;

const list = '/me/notifications';
const stream = `${list}/stream`;

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

/** Calls of a user with 10,000 notifications. */
export const measureNotifications = async ({ server, dataDir, vendors }: Bench): Promise<void> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  fillNotifications(dataDir, Number((await vendor.get('/users/me')).at('id')), AMOUNT);
  await measureCalls(server, vendor);
};
