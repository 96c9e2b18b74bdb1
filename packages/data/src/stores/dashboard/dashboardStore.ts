import type { AnalyticsApi } from '../../client/analytics.ts';
import type { DailyUsers, Overview, Totals } from '../../schemas/analytics.ts';
import { type Cache, createCache } from '../cache/index.ts';

export interface Dashboard {
  totals: Totals;
  /** Days on which somebody registered, oldest first. */
  users: DailyUsers;
  overview: Overview;
}

export type DashboardStore = Cache<'all', Dashboard>;

interface DashboardSetup {
  client: { analytics: AnalyticsApi };
  now?: () => number;
}

/** An admin's overview: three calls at once, shown together. */
export function createDashboardStore({ client, now = Date.now }: DashboardSetup): DashboardStore {
  return createCache<'all', Dashboard>({
    now,
    keyOf: (query) => query,
    load: async (_, signal) => {
      const [totals, users, overview] = await Promise.all([
        client.analytics.totals({ signal }),
        client.analytics.dailyUsers({ signal }),
        client.analytics.overview({ signal }),
      ]);
      return { totals, users, overview };
    },
  });
}
