import { parseJson } from '@portal/data/internal/schemas/decode';
import { mayWhileViewing, mayWithoutFactor } from '@portal/domain';
import { clock } from '../clock.ts';
import { authorizeCall } from './access.ts';
import type { Database, StoredUser } from './database.ts';
import { applyFault, deliver, type Faults } from './faults.ts';
import { actorOf, HttpError, notFound, type OpenReply, ok, type Reply } from './http.ts';
import { unreadNotifications } from './notifications.ts';
import { match, openRoutes } from './routes.ts';
import { type DemoEmail, seed } from './seed.ts';
import { createSessions } from './sessions.ts';
import { factorRequired, isClosed, userShape } from './shapes.ts';

/** Stores responses by idempotency key, so that a repeated write has one effect. */
function createKeys() {
  const known = new Map<string, { body: string; reply: Promise<Reply> }>();
  return {
    async once(key: string, body: string, work: () => Promise<Reply>): Promise<Reply> {
      const before = known.get(key);
      if (before && before.body !== body) {
        throw new HttpError('key-reused');
      }
      if (before) return before.reply;
      const reply = work();
      known.set(key, { body, reply });
      try {
        return await reply;
      } catch (error) {
        known.delete(key);
        throw error;
      }
    },
  };
}

export interface MemoryBackendOptions {
  /** Demo account that is signed in already. Default: none. */
  as?: DemoEmail;
  faults?: Faults;
  /** Milliseconds since 1970. Default: the fixed clock of the stories. */
  now?: () => number;
}

export interface MemoryBackend {
  /** Responds as the backend would; pass it to the client. */
  fetch: typeof fetch;
  /** Replaces the faults, starting with the next call. */
  setFaults(faults: Faults): void;
  /** Expires the access tokens. */
  expireTokens(): void;
  /** Repeats the last event of the open streams: another user has changed what a page may show. */
  announceNews(): void;
  /** Calls so far, as "GET /apps". */
  calls: readonly string[];
  /** The stored data, for stories that change it. */
  db: Database;
}

const cookiePattern = /(?:^|;\s*)refresh=([^;]*)/;

/** Implements the API in memory, for stories and tests. */
export function createMemoryBackend(options: MemoryBackendOptions = {}): MemoryBackend {
  const { as, now = () => clock.getTime() } = options;
  const db = seed();
  const sessions = createSessions();
  const keys = createKeys();
  const calls: string[] = [];
  /** Tell the open streams of events after a write. */
  const streams = new Set<(repeats?: boolean) => void>();
  let faults = options.faults ?? {};
  /** Browsers hide cookies from scripts, so the current one is stored here. */
  let jar = '';

  const demo = db.users.find(({ email }) => email === as);
  if (demo) jar = sessions.start(demo.id).cookie;

  function started(
    reply: OpenReply,
    session: { jwt: string; cookie: string } | undefined,
  ): Response {
    if (!session) throw new HttpError('session-ended');
    jar = session.cookie;
    const body = { jwt: session.jwt, ...(typeof reply.body === 'object' ? reply.body : {}) };
    const headers = {
      'Set-Cookie': `refresh=${session.cookie}; Path=/; HttpOnly; SameSite=Strict`,
    };
    return Response.json(body, { status: reply.status, headers });
  }

  function response(reply: OpenReply): Response {
    if (reply.signedIn) {
      reply.signedIn.lastLogin = new Date(now()).toISOString();
      return started(reply, sessions.start(reply.signedIn.id));
    }
    if (typeof reply.body === 'string')
      return new Response(reply.body, { headers: { 'Content-Type': 'text/csv' } });
    return Response.json(reply.body, { status: reply.status });
  }

  /** A stream of events that begins with a value, and has it again whenever it has changed. */
  function streamOf(read: () => Reply, signal: AbortSignal): Response {
    const encoder = new TextEncoder();
    let sent = '';
    const body = new ReadableStream({
      start(controller) {
        const send = (repeats = false) => {
          const data = JSON.stringify(Object(read().body).data);
          if (repeats || data !== sent) controller.enqueue(encoder.encode(`data: ${data}\n\n`));
          sent = data;
        };
        streams.add(send);
        signal.addEventListener('abort', () => {
          streams.delete(send);
          controller.error(signal.reason);
        });
        send();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  }

  function userOf(request: Request): StoredUser {
    const token = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
    const user = db.users.find(({ id }) => id === sessions.userOf(token));
    if (!user || isClosed(user)) throw new HttpError('unauthenticated');
    return user;
  }

  const viewedBy = (staff: StoredUser) => db.users.find(({ id }) => id === db.viewed.get(staff.id));

  async function handle(request: Request, url: URL, path: string): Promise<Response> {
    const { method } = request;
    const cookie = cookiePattern.exec(request.headers.get('Cookie') ?? '')?.[1] ?? jar;
    if (path === '/auth/refresh') {
      const renewed = sessions.renew(cookie);
      const caller = db.users.find(({ id }) => id === sessions.userOf(renewed?.jwt ?? ''));
      if (caller && isClosed(caller)) throw new HttpError('session-ended');
      const viewed = caller && !factorRequired(caller, db) ? viewedBy(caller) : undefined;
      const user = viewed ?? caller;
      const viewer = (viewed && caller) ?? null;
      return started(ok(user ? { user: userShape(user, db, viewer) } : {}), renewed);
    }
    if (path === '/auth/logout') {
      sessions.end(cookie);
      return Response.json(
        { ok: true },
        { headers: { 'Set-Cookie': 'refresh=; Path=/; Max-Age=0' } },
      );
    }
    const multipart = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false;
    const text = multipart ? '' : await request.text();
    const body = multipart ? await request.formData() : parseJson(text);
    if (text !== '' && !request.headers.get('Content-Type')?.includes('json')) {
      throw new HttpError('unsupported-media-type');
    }
    if (text !== '' && body === undefined)
      throw new HttpError('bad-request', { message: 'The request body is not valid JSON.' });

    const open = openRoutes.get(`${method} ${path}`);
    if (open) return response(open({ db, body }));
    const caller = userOf(request);
    const found = match(method, path);
    if (!found) throw notFound();
    const lacks = factorRequired(caller, db);
    if (lacks && !mayWithoutFactor(actorOf(caller), true, found.action))
      throw new HttpError('second-factor-required');
    const viewed = found.action === 'viewAs.end' || lacks ? undefined : viewedBy(caller);
    if (viewed && !mayWhileViewing(found.action, method)) throw new HttpError('view-only');
    const user = viewed ?? caller;
    const key = method === 'GET' ? null : request.headers.get('Idempotency-Key');
    const call = {
      db,
      user,
      viewer: viewed ? caller : null,
      body,
      params: found.params,
      query: url.searchParams,
      at: new Date(now()).toISOString(),
      hasKey: key !== null,
    };
    authorizeCall(call, found.action);
    if (request.headers.get('Accept') === 'text/event-stream')
      return streamOf(() => unreadNotifications(call), request.signal);
    const work = async (): Promise<Reply> => {
      const reply = await found.handle(call);
      for (const id of db.signedOut ?? []) sessions.endAll(id);
      db.signedOut = [];
      for (const send of streams) send();
      return reply;
    };
    return response(
      key ? await keys.once(`${user.id} ${method} ${path} ${key}`, text, work) : await work(),
    );
  }

  return {
    db,
    calls,
    setFaults: (next) => {
      faults = next;
    },
    expireTokens: sessions.expireTokens,
    announceNews: () => {
      for (const send of streams) send(true);
    },
    fetch: async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const url = new URL(address, 'http://portal.test');
      const request = input instanceof Request ? input : new Request(url, init);
      const path = url.pathname.replace(/^\/api(?=\/)/, '').replace(/(.)\/$/, '$1');
      calls.push(`${request.method} ${path}`);
      try {
        const malformed = await applyFault(faults, path, request.signal);
        request.signal.throwIfAborted();
        return malformed ?? deliver(faults, path, await handle(request, url, path));
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return Response.json(error.reply.body, { status: error.reply.status });
      }
    },
  };
}
