// Thirty days of one listing out of ten million days: npm run bench:views
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { signIn } from '../tests/caller.ts';
import { startBackend } from '../tests/startBackend.ts';

const ROWS = Number(process.env.ROWS ?? 10_000_000);
const DAYS = 1_000;
const CALLS = 200;
const END = '2026-11-20';

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));

const fill = (): void => {
  const database = new Database(join(dataDir, 'portal.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec('delete from daily_views');
  database
    .prepare(
      `insert into daily_views (document_id, listing_type, listing_id, day, views, created_at, updated_at)
       with recursive days(n) as (select 0 union all select n + 1 from days where n < ${DAYS - 1}),
       listings(n) as (select 1 union all select n + 1 from listings where n < ${ROWS / DAYS})
       select hex(randomblob(12)), 'apps', listings.n, date('${END}', '-' || days.n || ' days'), abs(random()) % 200, 0, 0
       from days cross join listings`,
    )
    .run();
  const rows = database.prepare('select count(*) from daily_views').pluck().get();
  console.log(
    `${Number(rows).toLocaleString('en')} days of ${(ROWS / DAYS).toLocaleString('en')} listings`,
  );
  database.close();
};

/** The time under which that share of the calls stays. */
const below = (sorted: number[], share: number): string =>
  `${(sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)} ms`;

try {
  const first = await startBackend({ dataDir });
  await signIn(first.url, 'admin');
  await first.kill();
  fill();
  const server = await startBackend({ dataDir });
  const admin = await signIn(server.url, 'admin');
  const ids = (await admin.get('/apps?pagination[pageSize]=20')).at('data');
  const listings = Array.isArray(ids) ? ids.map(({ id }) => Number(id)) : [];
  const range = `start_date=2026-10-22&end_date=${END}`;
  const times: number[] = [];
  for (let made = 0; made < CALLS + 20; made += 1) {
    const begun = performance.now();
    const answer = await admin.get(`/analytics/apps/${listings[made % listings.length]}?${range}`);
    const took = performance.now() - begun;
    if (answer.status !== 200) throw new Error(answer.text);
    // The first calls warm up the program, not the data.
    if (made >= 20) times.push(took);
  }
  times.sort((a, b) => a - b);
  console.log(
    `30 days of one listing, ${CALLS} calls over HTTP: median ${below(times, 0.5)}, 95 % under ${below(times, 0.95)}, slowest ${below(times, 0.999)}`,
  );
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
