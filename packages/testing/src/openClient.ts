import { createClient } from '@portal/data/internal/client/client';
import { noTabs, type TabMessage } from '@portal/data/internal/client/tabs';
import { DataError } from '@portal/data/internal/schemas/dataError';
import { createSessionStore } from '@portal/data/internal/stores/session';
import type { SignOutMark } from '@portal/data/internal/stores/signOutMark';
import type { UserStorage } from '@portal/data/internal/stores/userCache';
import { createMemoryBackend, type MemoryBackendOptions } from './memory/memoryBackend.ts';

/** A fetch whose responses a test can hold back. */
function withHeldResponses(fetch: typeof globalThis.fetch) {
  let held: Promise<void> | undefined;
  return {
    fetch: async (...call: Parameters<typeof fetch>) => {
      const wait = held;
      const response = await fetch(...call);
      await wait;
      return response;
    },
    /** Holds the responses of all calls until `others()`, then releases them at `now()`. */
    holdResponses() {
      let now = () => {};
      held = new Promise((resolve) => {
        now = resolve;
      });
      const others = () => {
        held = undefined;
      };
      return { others, now: () => now() };
    },
  };
}

/** A client of the in-memory backend. */
export function openClient(options: MemoryBackendOptions = { as: 'vendor@portal.test' }) {
  const backend = createMemoryBackend(options);
  const { fetch, holdResponses } = withHeldResponses(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch });
  const count = (call: string) => backend.calls.filter((made) => made === call).length;
  return { backend, client, count, holdResponses };
}

/** The error code of a failed call. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof DataError ? error.code : String(error)),
  );
}

function memoryStorage(): UserStorage & { size(): number; signOutMark: SignOutMark } {
  const items = new Map<string, string>();
  let signedOutAt = 0;
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    clear: () => items.clear(),
    size: () => items.size,
    /** Shared by its tabs, as a cookie is. */
    signOutMark: {
      get: () => signedOutAt,
      set: (now: number) => {
        signedOutAt = now;
      },
    },
  };
}

interface SessionOptions extends MemoryBackendOptions {
  storage?: ReturnType<typeof memoryStorage>;
  pageData?: string;
  rest?: () => Promise<void>;
  openedAt?: number;
}

/** A session store on the in-memory backend, with a clock, tabs and responses that the test controls. */
export function openSession({
  storage = memoryStorage(),
  pageData,
  rest,
  openedAt,
  ...options
}: SessionOptions = {}) {
  const backend = createMemoryBackend(options);
  const told: TabMessage[] = [];
  let hear = (_: TabMessage) => {};
  const tabs = {
    ...noTabs(),
    tell: (message: TabMessage) => told.push(message),
    listen: (listener: (message: TabMessage) => void) => {
      const before = hear;
      hear = (message) => {
        before(message);
        listener(message);
      };
      return () => {};
    },
  };
  const { fetch, holdResponses } = withHeldResponses(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch, tabs, pageData });
  let time = Date.parse('2026-11-20T00:00:00Z');
  const session = createSessionStore({
    client,
    storage,
    signOutMark: storage.signOutMark,
    now: () => time,
    ...(rest ? { rest } : {}),
    ...(openedAt ? { openedAt } : {}),
  });
  return {
    backend,
    client,
    holdResponses,
    session,
    storage,
    told,
    hear: (message: TabMessage) => hear(message),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    kind: () => session.getState().kind,
    /** Requests that read the user. */
    asked: () =>
      backend.calls.filter((call) => ['GET /users/me', 'POST /auth/refresh'].includes(call)).length,
  };
}
