import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { anApp, type Caller, signIn } from './caller.ts';

/** A proxy between the backend and its card provider. It records each different response, and can be unreachable or lose one. */
export const startRelay = async () => {
  const responses = new Set<string>();
  const calls: string[] = [];
  let target = '';
  let down = true;
  let lose: RegExp | undefined;
  let goesDown = false;
  let repeated = false;
  let first: { name: RegExp; work: () => Promise<unknown> } | undefined;
  let last: typeof first;
  let instead: { name: RegExp; status: number; body: object } | undefined;
  let few: { name: RegExp; limit: number } | undefined;

  // Otherwise it may close an idle connection just as the next call is sent.
  const server = createServer({ keepAliveTimeout: 0 }, async (incoming, reply) => {
    const name = `${incoming.method} ${incoming.url}`;
    if (down) {
      incoming.socket.destroy();
      return;
    }
    calls.push(name);
    const body = await buffer(incoming);
    if (instead?.name.test(name)) {
      const { status, body: text } = instead;
      reply.writeHead(status, { 'Content-Type': 'application/json' });
      reply.end(JSON.stringify(text));
      return;
    }
    if (first?.name.test(name)) {
      const { work } = first;
      first = undefined;
      await work();
    }
    const path = few?.name.test(name)
      ? incoming.url?.replace(/([?&]limit=)\d+/, `$1${few.limit}`)
      : incoming.url;
    const onward = send(`${target}${path}`, { method: incoming.method, headers: incoming.headers });
    onward.end(body);
    const upstream = await once(onward, 'response')
      .then(async ([response]) => ({ response, text: await buffer(response) }))
      .catch(() => undefined);
    // The backend was stopped in the meantime.
    if (!upstream) {
      incoming.socket.destroy();
      return;
    }
    const { response, text } = upstream;
    responses.add(text.toString());
    if (last?.name.test(name)) {
      const { work } = last;
      last = undefined;
      await work();
    }
    if (lose?.test(name)) {
      if (repeated) down = true;
      if (down || !goesDown) lose = undefined;
      repeated = true;
      incoming.socket.destroy();
      return;
    }
    reply.writeHead(response.statusCode, response.headers).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    responses,
    calls,
    open: (to: string) => {
      target = to;
      down = false;
    },
    close: () => {
      down = true;
    },
    /** Forgets all responses and calls, and treats every call normally. */
    reset: () => {
      responses.clear();
      calls.length = 0;
      lose = first = last = instead = few = undefined;
    },
    /** The next call of this name is made, but its response is lost; `goesDown` when the SDK retries it. */
    loseResponseOf: (name: RegExp, then?: 'goesDown') => {
      lose = name;
      goesDown = then === 'goesDown';
      repeated = false;
    },
    /** Runs work before the next call of this name is passed on. */
    before: (name: RegExp, work: () => Promise<unknown>) => {
      first = { name, work };
    },
    /** Runs work before the response of the next call of this name is returned. */
    after: (name: RegExp, work: () => Promise<unknown>) => {
      last = { name, work };
    },
    /** Calls of this name fail with an error of the provider. Without a name, none does. */
    reject: (name?: RegExp, status = 400, error: object = {}) => {
      instead = name && { name, status, body: { error } };
    },
    /** Calls of this name return this body without reaching the provider. Without a name, none does. */
    respondWith: (name?: RegExp, body: object = {}) => {
      instead = name && { name, status: 200, body };
    },
    /** Limits the page size of calls of this name. Without a name, no call is limited. */
    givePagesOf: (limit: number, name?: RegExp) => {
      few = name && { name, limit };
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/* Calls that the payment page and the operators of the card provider make, and purchases. */

export const KEY = 'sk_test_sandbox_ofThisTest';

type Values = Record<string, string>;

/** `url` is a function because the provider starts with the tests. */
export const billingClientOf = (url: () => string) => {
  const provider = async (method: string, path: string, values: Values = {}, key = KEY) => {
    const text = new URLSearchParams(values).toString();
    const reads = method === 'GET';
    const response = await fetch(`${url()}${path}${reads && text ? `?${text}` : ''}`, {
      method,
      headers: { Authorization: `Bearer ${key}` },
      ...(reads ? {} : { body: new URLSearchParams(text) }),
    });
    return { status: response.status, body: await response.json() };
  };

  const tokenOf = async (number: string): Promise<string> => {
    const card = { number, exp_month: '4', exp_year: '2040', cvc: '123' };
    const values = Object.fromEntries(Object.entries(card).map(([k, v]) => [`card[${k}]`, v]));
    const { body } = await provider(
      'POST',
      '/v1/payment_methods',
      { type: 'card', ...values },
      'pk_test_sandbox',
    );
    return body.id;
  };

  const press = (clientSecret: unknown, outcome: 'complete' | 'fail') =>
    provider(
      'POST',
      '/sandbox/authenticate',
      { client_secret: String(clientSecret), outcome },
      'pk_test_sandbox',
    );

  /** Resolves once the backend has accepted every event. */
  const settled = async (): Promise<void> => {
    const deadline = Date.now() + 60_000;
    let waiting: { type: string }[] = [];
    while (Date.now() < deadline) {
      const { body } = await provider('GET', '/v1/events', { limit: '100' });
      waiting = body.data.filter(
        (event: { pending_webhooks: number }) => event.pending_webhooks > 0,
      );
      if (waiting.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`Not accepted: ${waiting.map(({ type }) => type).join(', ')}`);
  };

  const addCard = async (who: Caller, number = '4242424242424242'): Promise<string> => {
    const id = await tokenOf(number);
    const response = await who.post('/me/stripe/payment-method', { id });
    if (response.status !== 200 || !response.text.includes(id))
      throw new Error(`The card was not added: ${response.text}`);
    return id;
  };

  return { provider, tokenOf, press, settled, addCard };
};

export const offerOn = (listing: unknown, more: object = {}) => ({
  data: {
    title: 'Two for one',
    description: 'All winter.',
    link: 'https://a.nz',
    label: 'Claim',
    listing,
    ...more,
  },
});
export const buy = (who: Caller, body: object, attempt = 'one') =>
  who.post('/special-offers', body, { 'Idempotency-Key': attempt });
/** The URL of a live listing. */
export const listingOf = async (who: Caller) => {
  const { at } = await who.post('/apps', anApp());
  await decideListing(who, at('data.id'), { status: 'APPROVED', version: at('data.version') });
  return String(at('data.url'));
};
const decideListing = async ({ url }: Caller, id: unknown, decision: object) => {
  const admin = await signIn(url, 'admin');
  const data = { note: null, internal_note: null, ...decision };
  const response = await admin.patch(`/apps/${id}`, { data });
  if (response.status !== 200) throw new Error(`The listing was not decided: ${response.text}`);
};
export const offersOn = async (who: Caller, url: string) =>
  JSON.parse((await who.get(`/special-offers${url}`)).text).data;
