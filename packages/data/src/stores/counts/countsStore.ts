import type { CountsApi } from '../../client/counts.ts';
import type { Counts } from '../../schemas/counts.ts';
import { type Cache, createCache } from '../cache/index.ts';

export type CountsStore = Cache<'all', Counts>;

interface CountsSetup {
  client: { counts: CountsApi };
  now?: () => number;
}

/** The numbers of the menu: one answer, asked for again after every write. */
export function createCountsStore({ client, now = Date.now }: CountsSetup): CountsStore {
  return createCache<'all', Counts>({
    now,
    keyOf: (query) => query,
    load: (_, signal) => client.counts.get({ signal }),
  });
}
