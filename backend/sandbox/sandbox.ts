import { createHash } from 'node:crypto';
import { findAnswer, openCalls } from './answers.ts';
import { createDelivery } from './deliver.ts';
import { expanded } from './expand.ts';
import { tick } from './renewals.ts';
import { ApiError, badRequest, Params } from './request.ts';
import { type Storage, shareState } from './shared.ts';
import { createStore, type Store } from './store.ts';
import { during, timeOf, type World } from './world.ts';

export interface SandboxSettings {
  storage: Storage;
  publicUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Logs a warning. */
  warn: (message: string) => void;
  webhookAddress: () => string | null;
}

export interface Question {
  method: string;
  path: string;
  /** Form-encoded, from the query or the body. */
  text: string;
  key: string;
  idempotencyKey?: string | undefined;
}

export interface SandboxAnswer {
  status: number;
  body: string;
}

const EVERY_MINUTE = 60_000;

const unauthorized = (message: string): ApiError =>
  new ApiError(401, { type: 'invalid_request_error', message });

/** The card provider in small, for a machine without keys. Nothing in it ever reaches the network but the events it sends home. */
export const createSandbox = (settings: SandboxSettings) => {
  const store = createStore();
  const onState = shareState(settings.storage, store);
  const world: World = { store, publicUrl: settings.publicUrl, at: null };
  const delivery = createDelivery({
    store,
    onState,
    address: settings.webhookAddress,
    secret: settings.webhookSecret,
    warn: settings.warn,
  });

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

  const work = ({ method, path, text, key }: Question): SandboxAnswer => {
    const params = Params.read(text);
    const found = findAnswer(method, path);
    if (!found)
      throw new ApiError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      });
    admit(key, found.pattern, params);
    // A change of plan that cannot be paid leaves nothing behind; whatever else fails does, as at the provider.
    const whole = params.text('payment_behavior') === 'error_if_incomplete';
    const answer = () => found.answer(world, params, found.id);
    const body = expanded(world, whole ? store.whole(answer) : answer(), params.words('expand'));
    return { status: 200, body: JSON.stringify(body) };
  };

  const failed = (error: unknown): SandboxAnswer => {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.error }) };
  };

  const once = (question: Question): SandboxAnswer => {
    const { method, path, text, idempotencyKey } = question;
    if (!idempotencyKey || method === 'GET') return work(question);
    const request = createHash('sha256').update(`${method} ${path} ${text}`).digest('hex');
    const before = store.state.answers[idempotencyKey];
    if (before && before.request !== request) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    }
    if (before) return { status: before.status, body: before.body };
    let answer: SandboxAnswer;
    try {
      answer = work(question);
    } catch (error) {
      answer = failed(error);
    }
    store.state.answers[idempotencyKey] = { request, ...answer, at: timeOf(world) };
    return answer;
  };

  const answer = async (question: Question): Promise<SandboxAnswer> => {
    const answered = await onState(() => {
      tick(world);
      if (question.method !== 'GET') store.touch();
      try {
        return once(question);
      } catch (error) {
        return failed(error);
      }
    });
    setImmediate(delivery.run);
    return answered;
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
    answer,
    look: <T>(read: (store: Store) => T): Promise<T> => onState(() => read(store)),
    /** For the demo: something that happened at a given time, without a call. */
    happened: (
      seconds: number,
      method: string,
      path: string,
      values: Record<string, string>,
    ): Promise<string> => {
      const text = new URLSearchParams(values).toString();
      const key = path === '/v1/payment_methods' ? settings.publishableKey : settings.secretKey;
      return onState(() => {
        const { status, body } = during(world, seconds, () => work({ method, path, text, key }));
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
