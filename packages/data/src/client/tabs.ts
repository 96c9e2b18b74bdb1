import { type Infer, literal, object, string, union } from 'superstruct';
import { decodeOr } from '../schemas/decode.ts';

const messageStruct = union([
  object({ kind: literal('token'), token: string() }),
  object({ kind: literal('signed-in') }),
  object({ kind: literal('signed-out') }),
  /** The user's account, plan or cards have changed. */
  object({ kind: literal('user-changed') }),
]);

export type TabMessage = Infer<typeof messageStruct>;

/** The other open tabs of the portal: `alone` runs work in one tab at a time, `tell` sends a message to the others. */
export interface Tabs {
  /** Whether there may be others. */
  shared: boolean;
  alone<T>(work: () => Promise<T>): Promise<T>;
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

const channelName = 'portal-session';

/** For a test or a browser without other tabs. */
export function noTabs(): Tabs {
  return {
    shared: false,
    alone: (work) => work(),
    tell: () => undefined,
    listen: () => () => undefined,
    close: () => undefined,
  };
}

/** Uses the browser's locks and broadcast channel. */
export function browserTabs(): Tabs {
  if (
    typeof BroadcastChannel === 'undefined' ||
    typeof navigator === 'undefined' ||
    !navigator.locks
  ) {
    return noTabs();
  }
  const channel = new BroadcastChannel(channelName);
  const listeners = new Set<(message: TabMessage) => void>();
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = decodeOr(data, messageStruct, null);
    if (message) for (const listener of listeners) listener(message);
  };
  return {
    shared: true,
    alone: (work) => navigator.locks.request(channelName, () => work()),
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => channel.close(),
  };
}
