import { createClient } from '../client/client.ts';
import { noTabs, type TabMessage } from '../client/tabs.ts';
import { createSessionStore } from '../stores/session.ts';
import type { UserStorage } from '../stores/userCache.ts';
import { withHeldAnswers } from './holdAnswers.ts';
import { createMemoryBackend, type MemoryBackendOptions } from './memory/memoryBackend.ts';

function memoryStorage(): UserStorage & { size(): number } {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value),
    clear: () => items.clear(),
    size: () => items.size,
  };
}

/** A session on the backend in memory, with a clock, tabs and answers that a test moves. */
export function openSession({
  storage = memoryStorage(),
  ...options
}: MemoryBackendOptions & { storage?: ReturnType<typeof memoryStorage> } = {}) {
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
  const { fetch, holdAnswers } = withHeldAnswers(backend.fetch);
  const client = createClient({ baseUrl: 'http://portal.test', fetch, tabs });
  let time = Date.parse('2026-11-20T00:00:00Z');
  const session = createSessionStore({ client, storage, now: () => time });
  return {
    backend,
    client,
    holdAnswers,
    session,
    storage,
    told,
    hear: (message: TabMessage) => hear(message),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    kind: () => session.getState().kind,
    asked: () => backend.calls.filter((call) => call === 'GET /users/me').length,
  };
}
