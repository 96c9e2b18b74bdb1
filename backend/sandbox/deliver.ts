import { createHmac } from 'node:crypto';
import type { Store } from './store.ts';

interface Delivery {
  store: Store;
  /** Where the backend takes events; unknown until it listens. */
  address: () => string | null;
  secret: string;
}

const AGAIN_AFTER = 2000;

const sign = (payload: string, secret: string): string => {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
};

/** Sends events one after the other, in their order, until the backend has taken each. */
export const createDelivery = ({ store, address, secret }: Delivery) => {
  let current: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  let stopped = false;

  const send = async (url: string, id: string): Promise<boolean> => {
    const event = store.get('event', id);
    if (!event) return true;
    const body = JSON.stringify(event);
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': sign(body, secret) };
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    // Found again: a call that was taken back meanwhile has replaced what was there before.
    const taken = store.get('event', id);
    if (answer.ok && taken) taken.pending_webhooks = 0;
    return answer.ok;
  };

  const deliver = async (url: string): Promise<void> => {
    clearTimeout(later);
    for (let id = store.state.undelivered[0]; id && !stopped; id = store.state.undelivered[0]) {
      if (!(await send(url, id).catch(() => false))) {
        later = setTimeout(run, AGAIN_AFTER);
        later.unref();
        return;
      }
      const { state } = store;
      state.undelivered = state.undelivered.filter((other) => other !== id);
    }
    // A crash before this sends some again, which the backend knows how to take.
    store.saveInPassing(Date.now() / 1000);
  };

  const run = (): Promise<void> => {
    const url = address();
    if (!current && !stopped && url !== null) {
      current = deliver(url).finally(() => {
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
