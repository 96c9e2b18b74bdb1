import type { SessionsApi } from '../../client/sessions.ts';
import type { OpenSession } from '../../schemas/openSession.ts';
import { type Cache, createCache } from '../cache/index.ts';

export type OpenSessionsStore = Cache<'all', OpenSession[]>;

interface OpenSessionsSetup {
  client: { sessions: SessionsApi };
  now?: () => number;
}

/** Where the user is signed in; asked for again after a sign-out elsewhere and after a new password. */
export function createOpenSessionsStore({
  client,
  now = Date.now,
}: OpenSessionsSetup): OpenSessionsStore {
  return createCache<'all', OpenSession[]>({
    now,
    keyOf: (query) => query,
    load: (_, signal) => client.sessions.list({ signal }),
  });
}
