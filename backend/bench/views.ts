import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Bench } from './bench.ts';
import { idsOf } from './calls.ts';
import { timingHeading, timingRow } from './table.ts';
import { time } from './timing.ts';

const DAYS = 1_000;
const END = '2026-11-20';

/** So many days of views: a thousand days of each of some listings, in place of those there are. */
export const fillViews = (dataDir: string, rows: number): void => {
  const database = new Database(join(dataDir, 'portal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec('delete from daily_views');
  database
    .prepare(
      `insert into daily_views (document_id, listing_type, listing_id, day, views, created_at, updated_at)
       with recursive days(n) as (select 0 union all select n + 1 from days where n < ${DAYS - 1}),
       listings(n) as (select 1 union all select n + 1 from listings where n < ${rows / DAYS})
       select hex(randomblob(12)), 'apps', listings.n, date('${END}', '-' || days.n || ' days'), abs(random()) % 200, 0, 0
       from days cross join listings`,
    )
    .run();
  database.close();
};

/** Thirty days of one listing out of all of them. */
export const measureViews = async ({ server, admin }: Bench, rows: number): Promise<void> => {
  const ids = idsOf(await admin.get('/apps?pagination[pageSize]=20&sort=createdAt:asc'));
  const range = `start_date=2026-10-22&end_date=${END}`;
  timingHeading(`${rows.toLocaleString('en')} days of views`);
  const call = (n: number) => admin.get(`/analytics/apps/${ids[n % ids.length]}?${range}`);
  timingRow('30 days of an app', await time(server, { calls: 200, call }));
};
