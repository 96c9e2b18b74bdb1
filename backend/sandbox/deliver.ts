import { createHmac } from 'node:crypto';
import type { SharedState } from './shared.ts';
import type { Store } from './store.ts';

interface Waiting {
  id: string;
  body: string;
}

interface Delivery {
  store: Store;
  onState: SharedState;
  /** Where the backend takes events; unknown until it listens. */
  address: () => string | null;
  secret: string;
  warn: (message: string) => void;
}

const AGAIN_AFTER = 2000;
const TIMEOUT = 10_000;
/** Longer than a try takes: only an instance that died leaves its event to another one. */
const CLAIMED_FOR = TIMEOUT + 2000;

const sign = (payload: string, secret: string): string => {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
};

/** Sends events one after the other, in their order, until the backend has taken each. Instances take turns, so each is sent once. */
export const createDelivery = ({ store, onState, address, secret, warn }: Delivery) => {
  let current: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  let stopped = false;
  let woken = false;

  /** The first event that waits; or how many milliseconds to wait while another instance sends it; or nothing. */
  const claim = () =>
    onState((): Waiting | number | null => {
      const { state } = store;
      const event = store.get('event', state.undelivered[0] ?? '');
      if (!event) return null;
      const wait = state.sendingUntil - Date.now();
      if (wait > 0) return wait;
      state.sendingUntil = Date.now() + CLAIMED_FOR;
      store.touch();
      return { id: event.id, body: JSON.stringify(event) };
    });

  const release = (id: string, taken: boolean) =>
    onState(() => {
      const { state } = store;
      state.sendingUntil = taken ? 0 : Date.now() + AGAIN_AFTER;
      const event = store.get('event', id);
      if (taken && event) event.pending_webhooks = 0;
      if (taken) state.undelivered = state.undelivered.filter((other) => other !== id);
      store.touch();
    });

  const send = async (url: string, body: string): Promise<boolean> => {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, secret) };
    const signal = AbortSignal.timeout(TIMEOUT);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    await answer.body?.cancel();
    return answer.ok;
  };

  const runAfter = (wait: number): void => {
    clearTimeout(later);
    later = setTimeout(run, wait);
    later.unref();
  };

  const deliver = async (url: string): Promise<void> => {
    while (woken && !stopped) {
      woken = false;
      const next = await claim();
      if (next === null) continue;
      if (typeof next === 'number') return runAfter(next);
      const taken = await send(url, next.body).catch(() => false);
      await release(next.id, taken);
      // The next one, or the same one after a while.
      woken = true;
    }
  };

  const run = (): Promise<void> => {
    const url = address();
    woken = true;
    if (!current && !stopped && url !== null) {
      current = deliver(url)
        .catch((error: unknown) => {
          warn(`Events of the card sandbox wait: ${error}`);
          runAfter(AGAIN_AFTER);
        })
        .finally(() => {
          current = undefined;
        });
    }
    return current ?? Promise.resolve();
  };

  return {
    run,
    /** Ends once the event that is being taken has been. */
    stop: async () => {
      stopped = true;
      clearTimeout(later);
      await current;
    },
  };
};
