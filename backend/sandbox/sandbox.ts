import { createHash, createHmac } from 'node:crypto';
import { tick } from './renewals.ts';
import { ApiError, badRequest, Params } from './request.ts';
import { expanded, findResponse, openCalls } from './responses.ts';
import {
  createStore,
  during,
  type SharedState,
  type Storage,
  type Store,
  shareState,
  timeOf,
  type World,
} from './store.ts';

interface SandboxSettings {
  storage: Storage;
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  warn: (message: string) => void;
  /** URL of the webhook; null until the backend listens. */
  webhookAddress: () => string | null;
}

interface Sent {
  id: string;
  /** Whether the backend accepted it. */
  taken: boolean;
}

const AGAIN_AFTER = 2000;
const TIMEOUT = 10_000;
/** Longer than one try: another instance takes over only if this one died. */
const CLAIMED_FOR = TIMEOUT + 2000;

const sign = (payload: string, secret: string): string => {
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
  return `t=${time},v1=${signature}`;
};

/** Sends events in order, each until the backend accepts it. Instances take turns, so each event is sent once. */
const createDelivery = (settings: SandboxSettings, store: Store, onState: SharedState) => {
  let current: Promise<void> | undefined;
  let later: NodeJS.Timeout | undefined;
  let stopped = false;
  let woken = false;

  /**
   * Notes the result of the last event, and returns the first waiting one, the milliseconds to wait while another instance
   * sends it, or null. In one step, because each writes the whole state.
   */
  const claim = (last?: Sent) =>
    onState((): { id: string; body: string } | number | null => {
      const { state } = store;
      if (last) release(last);
      const event = store.get('event', state.undelivered[0] ?? '');
      if (!event) return null;
      const wait = state.sendingUntil - Date.now();
      if (wait > 0) return wait;
      state.sendingUntil = Date.now() + CLAIMED_FOR;
      store.touch();
      return { id: event.id, body: JSON.stringify(event) };
    });

  const release = ({ id, taken }: Sent): void => {
    const { state } = store;
    state.sendingUntil = taken ? 0 : Date.now() + AGAIN_AFTER;
    const event = store.get('event', id);
    if (taken && event) event.pending_webhooks = 0;
    if (taken) state.undelivered = state.undelivered.filter((other) => other !== id);
    store.touch();
  };

  const send = async (url: string, body: string): Promise<boolean> => {
    const headers = {
      'Content-Type': 'application/json',
      'Stripe-Signature': sign(body, settings.webhookSecret),
    };
    const signal = AbortSignal.timeout(TIMEOUT);
    const response = await fetch(url, { method: 'POST', headers, body, signal });
    await response.body?.cancel();
    return response.ok;
  };

  const runAfter = (wait: number): void => {
    clearTimeout(later);
    later = setTimeout(run, wait);
    later.unref();
  };

  const deliver = async (url: string): Promise<void> => {
    let last: Sent | undefined;
    while (woken && !stopped) {
      woken = false;
      const next = await claim(last);
      last = undefined;
      if (next === null) continue;
      if (typeof next === 'number') return runAfter(next);
      last = { id: next.id, taken: await send(url, next.body).catch(() => false) };
      woken = true;
    }
    // Stopped: the next start sends the rest.
    if (last) {
      const sent = last;
      await onState(() => release(sent));
    }
  };

  const run = (): Promise<void> => {
    const url = settings.webhookAddress();
    woken = true;
    if (!current && !stopped && url !== null) {
      current = deliver(url)
        .catch((error: unknown) => {
          settings.warn(`Events of the card sandbox wait: ${error}`);
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
    /** Resolves when the event being sent was handled. */
    stop: async () => {
      stopped = true;
      clearTimeout(later);
      await current;
    },
  };
};

interface Question {
  method: string;
  path: string;
  /** Form-encoded, from the query or the body. */
  text: string;
  key: string;
  idempotencyKey?: string | undefined;
}

interface SandboxResponse {
  status: number;
  body: string;
}

const EVERY_MINUTE = 60_000;

const unauthorized = (message: string): ApiError =>
  new ApiError(401, { type: 'invalid_request_error', message });

/** A local stand-in of the card provider. Its only network traffic is the events it sends to the backend. */
export const createSandbox = (settings: SandboxSettings) => {
  const store = createStore();
  const onState = shareState(settings.storage, store);
  const world: World = { store, publicUrl: settings.publicUrl, at: null };
  const delivery = createDelivery(settings, store, onState);

  const admit = (key: string, pattern: string, params: Params): void => {
    if (/^[a-z]+_live_/.test(key)) throw unauthorized('The sandbox takes no live keys.');
    if (key === settings.publishableKey && openCalls.has(pattern)) return;
    if (key !== settings.secretKey) throw unauthorized('Invalid API Key provided.');
    if (params.has('card.number')) {
      throw new ApiError(402, {
        type: 'invalid_request_error',
        message: 'Card numbers are never sent with the secret key. Use the fields of the page.',
      });
    }
  };

  const work = ({ method, path, text, key }: Question): SandboxResponse => {
    const params = Params.read(text);
    const found = findResponse(method, path);
    if (!found)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    admit(key, found.pattern, params);
    // As at the provider, only a change of plan that cannot be paid is rolled back.
    const whole = params.text('payment_behavior') === 'error_if_incomplete';
    const response = () => found.response(world, params, found.id);
    const body = expanded(
      world,
      whole ? store.whole(response) : response(),
      params.words('expand'),
    );
    return { status: 200, body: JSON.stringify(body) };
  };

  const failed = (error: unknown): SandboxResponse => {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.error }) };
  };

  const tried = (question: Question): SandboxResponse => {
    try {
      return work(question);
    } catch (error) {
      return failed(error);
    }
  };

  const once = (question: Question): SandboxResponse => {
    const { method, path, text, idempotencyKey } = question;
    if (!idempotencyKey || method === 'GET') return tried(question);
    const request = createHash('sha256').update(`${method} ${path} ${text}`).digest('hex');
    const before = store.state.responses[idempotencyKey];
    if (before && before.request !== request) {
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return failed(new ApiError(400, { type: 'idempotency_error', message }));
    }
    if (before) return { status: before.status, body: before.body };
    const response = tried(question);
    store.state.responses[idempotencyKey] = { request, ...response, at: timeOf(world) };
    return response;
  };

  const response = async (question: Question): Promise<SandboxResponse> => {
    const response = await onState(() => {
      tick(world);
      if (question.method !== 'GET') store.touch();
      return once(question);
    });
    setImmediate(delivery.run);
    return response;
  };

  const catchUp = async (): Promise<void> => {
    await onState(() => tick(world));
    await delivery.run();
  };
  const timer = setInterval(
    () =>
      void catchUp().catch((error: unknown) =>
        settings.warn(`The card sandbox could not be saved: ${error}`),
      ),
    EVERY_MINUTE,
  );
  timer.unref();

  return {
    response,
    look: <T>(read: (store: Store) => T): Promise<T> => onState(() => read(store)),
    /** Runs a call at a given time, in seconds, and returns the id it made. For the demo data. */
    happened: (seconds: number, path: string, values: Record<string, string>): Promise<string> => {
      const text = new URLSearchParams(values).toString();
      const key = path === '/v1/payment_methods' ? settings.publishableKey : settings.secretKey;
      return onState(() => {
        const { status, body } = during(world, seconds, () =>
          work({ method: 'POST', path, text, key }),
        );
        const made: { id?: unknown } = JSON.parse(body);
        if (status !== 200 || typeof made.id !== 'string')
          throw badRequest('The demo could not be made.');
        return made.id;
      });
    },
    deliver: delivery.run,
    stop: () => {
      clearInterval(timer);
      return delivery.stop();
    },
  };
};

export type Sandbox = ReturnType<typeof createSandbox>;
