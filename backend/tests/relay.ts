import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Stands between the backend and its card provider: sees every answer, and can be out of reach or lose one. */
export const startRelay = async () => {
  const answers: unknown[] = [];
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

  const server = createServer(async (asked, reply) => {
    const name = `${asked.method} ${asked.url}`;
    if (down) {
      asked.socket.destroy();
      return;
    }
    calls.push(name);
    const body = await buffer(asked);
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
      ? asked.url?.replace(/([?&]limit=)\d+/, `$1${few.limit}`)
      : asked.url;
    const onward = send(`${target}${path}`, { method: asked.method, headers: asked.headers });
    onward.end(body);
    const heard = await once(onward, 'response')
      .then(async ([answer]) => ({ answer, text: await buffer(answer) }))
      .catch(() => undefined);
    // The backend was stopped meanwhile.
    if (!heard) {
      asked.socket.destroy();
      return;
    }
    const { answer, text } = heard;
    answers.push(JSON.parse(text.toString()));
    if (last?.name.test(name)) {
      const { work } = last;
      last = undefined;
      await work();
    }
    if (lose?.test(name)) {
      if (repeated) down = true;
      if (down || !goesDown) lose = undefined;
      repeated = true;
      asked.socket.destroy();
      return;
    }
    reply.writeHead(answer.statusCode, answer.headers).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('No port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    answers,
    calls,
    open: (to: string) => {
      target = to;
      down = false;
    },
    close: () => {
      down = true;
    },
    /** Nothing seen yet, and no call treated in another way. */
    reset: () => {
      answers.length = 0;
      calls.length = 0;
      lose = first = last = instead = few = undefined;
    },
    /** The next call of this name is made, and nobody hears what came of it; `goesDown` when the SDK repeats it. */
    loseAnswerOf: (name: RegExp, then?: 'goesDown') => {
      lose = name;
      goesDown = then === 'goesDown';
      repeated = false;
    },
    /** Something that happens while the next call of this name is on its way. */
    before: (name: RegExp, work: () => Promise<unknown>) => {
      first = { name, work };
    },
    /** Something that happens while the answer to the next call of this name is on its way. */
    after: (name: RegExp, work: () => Promise<unknown>) => {
      last = { name, work };
    },
    /** Calls of this name are answered with a failure of the provider; without a name no more. */
    refuse: (name?: RegExp, status = 400, error: object = {}) => {
      instead = name && { name, status, body: { error } };
    },
    /** Calls of this name are answered with this and not by the provider; without a name no more. */
    answerWith: (name?: RegExp, body: object = {}) => {
      instead = name && { name, status: 200, body };
    },
    /** Calls of this name get so many of a list at once; without a name as many as they ask for. */
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
