import { is } from 'superstruct';
import { type Unread, unreadStruct } from '../schemas/notifications.ts';

/** The tabs of one user, of which one holds the connection. */
export interface TabChannel {
  /** Runs the work in one tab at a time, until the signal aborts. */
  runAsLeader(work: () => Promise<void>, signal: AbortSignal): Promise<void>;
  post(message: unknown): void;
  subscribe(listener: (message: unknown) => void): void;
  close(): void;
}

/** Uses the browser's locks and broadcast channel, if tabs are `shared`; otherwise each has its own connection. */
export function openTabChannel(user: number, shared: boolean): TabChannel {
  const name = `portal-notifications-${user}`;
  if (!shared) {
    const nothing = () => undefined;
    return { runAsLeader: (work) => work(), post: nothing, subscribe: nothing, close: nothing };
  }
  const channel = new BroadcastChannel(name);
  return {
    runAsLeader: async (work, signal) => navigator.locks.request(name, { signal }, work),
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
    },
    close: () => channel.close(),
  };
}

interface WatchSetup {
  /** Opens the stream. */
  stream(signal: AbortSignal): Promise<Response>;
  /** The value once, when the stream fails. */
  poll(): Promise<Unread>;
  tabs: TabChannel;
  changed(unread: Unread): void;
  /** Resolves after milliseconds, or once the signal aborts. Default: a timer. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Default: `Math.random`. */
  random?: () => number;
}

const minute = 60_000;
/** The server writes at least every 25 seconds; a connection that is silent for longer is dead. */
const silence = 70_000;

const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

/** Reads the events of a response until it ends. Rejects when it is no stream, or silent for too long. */
async function readEvents(
  response: Response,
  changed: (unread: Unread) => void,
  stop: () => void,
): Promise<void> {
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (!response.ok || !isStream || !response.body) throw new Error('Not a stream of events.');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(stop, silence);
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: ')) continue;
        const data: unknown = JSON.parse(event.slice('data: '.length));
        if (is(data, unreadStruct)) changed(data);
      }
    }
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Follows how many notifications are unread, until the returned function is called. One tab holds a stream and tells the
 * others. While the stream fails, it polls, at the latest every minute, and tries the stream again each time.
 */
export function watchUnread(setup: WatchSetup): () => void {
  const { stream, poll, tabs, changed, wait = waitFor, random = Math.random } = setup;
  const stopping = new AbortController();
  const { signal } = stopping;
  let last: Unread | undefined;
  let leads = false;

  function publish(unread: Unread) {
    last = unread;
    changed(unread);
    tabs.post(unread);
  }

  async function follow() {
    const connection = new AbortController();
    const stop = () => connection.abort();
    signal.addEventListener('abort', stop);
    try {
      await readEvents(await stream(connection.signal), publish, stop);
    } finally {
      signal.removeEventListener('abort', stop);
      connection.abort();
    }
  }

  async function lead() {
    leads = true;
    for (let failures = 0; !signal.aborted; ) {
      const failed = await follow().then(
        () => false,
        () => true,
      );
      if (signal.aborted) return;
      failures = failed ? failures + 1 : 0;
      if (failed) await poll().then(publish, () => undefined);
      // Many tabs lose their connection at once when a server stops.
      const pause = Math.min(1_000 * 2 ** failures, minute) * (0.5 + random() / 2);
      await wait(pause, signal);
    }
  }

  tabs.subscribe((heard) => {
    if (heard === 'ask') {
      if (leads && last) tabs.post(last);
    } else if (!leads && is(heard, unreadStruct)) changed(heard);
  });
  tabs.post('ask');
  tabs.runAsLeader(lead, signal).catch(() => undefined);
  return () => {
    stopping.abort();
    tabs.close();
  };
}
