import { expect, it, vi } from 'vitest';
import type { Unread } from '../schemas/notifications.ts';
import { type TabChannel, watchUnread } from './watchUnread.ts';

/** Rooms of tabs that hear each other, of which one leads at a time. */
function createRooms() {
  const listeners = new Map<object, (message: unknown) => void>();
  let turn = Promise.resolve();
  return (): TabChannel => {
    const self = {};
    return {
      runAsLeader: (work, signal) => {
        turn = turn.then(() => (signal.aborted ? undefined : work()));
        return turn;
      },
      post: (message) => {
        for (const [tab, listener] of listeners) if (tab !== self) listener(message);
      },
      subscribe: (listener) => listeners.set(self, listener),
      close: () => listeners.delete(self),
    };
  };
}

/** A stream that the test writes to. */
function createStream(signal?: AbortSignal) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  signal?.addEventListener('abort', () => void writer.abort(new Error('Aborted.')));
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8' };
  return {
    response: new Response(readable, { headers }),
    send: (unread: Unread) =>
      writer.write(new TextEncoder().encode(`data: ${JSON.stringify(unread)}\n\n`)),
  };
}

const count = (unread: number): Unread => ({ unread, latest: unread });

it('one tab has the stream and tells the others, and the next takes over when it closes', async () => {
  const tabs = createRooms();
  const streams: ReturnType<typeof createStream>[] = [];
  const open = () => {
    const seen: number[] = [];
    const stop = watchUnread({
      stream: async (signal) => {
        const stream = createStream(signal);
        streams.push(stream);
        return stream.response;
      },
      poll: () => Promise.reject(new Error('No poll is needed.')),
      tabs: tabs(),
      changed: ({ unread }) => seen.push(unread),
    });
    return { seen, stop };
  };
  const [first, second] = [open(), open()];
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  await streams[0]?.send(count(1));
  await vi.waitFor(() => expect([first.seen, second.seen]).toEqual([[1], [1]]));
  const third = open();
  expect(third.seen).toEqual([1]);
  third.stop();
  first.stop();
  await vi.waitFor(() => expect(streams).toHaveLength(2));
  await streams[1]?.send(count(2));
  await vi.waitFor(() => expect(second.seen.at(-1)).toBe(2));
  expect(first.seen).toEqual([1]);
  second.stop();
});

it('polls while the stream fails, at growing intervals, and returns to the stream', async () => {
  const waits: number[] = [];
  const seen: number[] = [];
  let fails = 3;
  const stream = createStream();
  const stop = watchUnread({
    stream: async () => (fails-- > 0 ? new Response('', { status: 503 }) : stream.response),
    poll: async () => count(fails),
    tabs: createRooms()(),
    changed: ({ unread }) => seen.push(unread),
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 1,
  });
  await stream.send(count(9));
  await vi.waitFor(() => expect(seen).toEqual([2, 1, 0, 9]));
  expect(waits).toEqual([2_000, 4_000, 8_000]);
  stop();
});
