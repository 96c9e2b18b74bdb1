import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bench, type Postgres, prepare } from './bench.ts';
import { drawChart, type Results } from './chart.ts';
import { scaleCalls } from './scaleCalls.ts';
import { heading, row, timeBriefly } from './timing.ts';

// Measures every list, search, count and detail with growing numbers of apps, and of as many services, on both databases:
// npm run bench:backend -- --scale --sizes 1000,100000 --on sqlite --only search
const { values } = parseArgs({
  options: {
    scale: { type: 'boolean' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    /** `sqlite` or `postgres`; default: both. */
    on: { type: 'string' },
    /** A regular expression for the names of calls. */
    only: { type: 'string', default: '' },
    /** A file for the chart. */
    chart: { type: 'string' },
  },
});
const sizes = values.sizes.split(',').map(Number);
const only = new RegExp(values.only);

const MOST_CPU = 50;
const MOST_GROWTH = 2;
const AT_ONCE = 8;
const WARM_UP = 150;

/** Seconds of a start after an update with 100,000 apps and as many services. */
const MOST_START = 120;

const measure = async ({ server, admin, vendors }: Bench, results: Results): Promise<void> => {
  const [vendor] = vendors;
  if (!vendor) throw new Error('There is no vendor.');
  const calls = (await scaleCalls(admin, vendor)).filter(({ what }) => only.test(what));
  // Compiles the code that all calls share.
  for (let n = 0; n < WARM_UP; n += 1) await calls[n % calls.length]?.call();
  for (const { what, call, frequent } of calls) {
    const one = await timeBriefly(server, call);
    const eight = frequent ? await timeBriefly(server, call, AT_ONCE) : undefined;
    results.set(what, [...(results.get(what) ?? []), { one, eight }]);
  }
};

const milliseconds = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

const print = (title: string, results: Results): void => {
  const names = sizes.map((size) => size.toLocaleString('en'));
  heading(title, ...names, 'growth', 'p50', 'p95', 'p95 of 8', 'times', 'goal');
  let missed = 0;
  for (const [what, measured] of results) {
    const [first, last] = [measured[0], measured.at(-1)];
    if (!first || !last) continue;
    const growth = last.one.cpu / first.one.cpu;
    const waits = last.eight ? last.eight.p95 / last.one.p95 : 0;
    const met = last.one.cpu <= MOST_CPU && growth <= MOST_GROWTH && waits <= AT_ONCE;
    if (!met) missed += 1;
    const { p50, p95 } = last.one;
    const times = [p50, p95].map(milliseconds);
    const eight = last.eight ? [milliseconds(last.eight.p95), waits.toFixed(1)] : ['', ''];
    const cpu = measured.map(({ one }) => milliseconds(one.cpu));
    const cells = [...cpu, growth.toFixed(1), ...times, ...eight];
    row(what, cells, { words: '', met });
  }
  console.log(`${missed} of ${results.size} calls missed the goal.`);
};

/** CPU is that of the server and of the database, for one caller; the goals are those of the largest size. */
const measureOn = async (title: string, postgres?: Postgres): Promise<Results> => {
  const product = await prepare({ people: 2, outdated: true, ...(postgres ? { postgres } : {}) });
  const results: Results = new Map();
  const starts: number[] = [];
  try {
    for (const size of sizes)
      await product.on(size, async (bench) => {
        starts.push(bench.server.started / 1000);
        await measure(bench, results);
      });
  } finally {
    product.remove();
  }
  print(`${title}: CPU ms by listings`, results);
  heading(`${title}: seconds of a start after an update`, ...sizes.map(String), 'goal');
  const met = starts.every((seconds) => seconds <= MOST_START);
  row(
    'start',
    starts.map((seconds) => seconds.toFixed(1)),
    { words: `≤ ${MOST_START}`, met },
  );
  return results;
};

const { BENCH_DATABASE_URL: url, BENCH_DATABASE_PID: pid } = process.env;
const found = new Map<string, Results>();
if (values.on !== 'postgres') found.set('SQLite', await measureOn('SQLite'));
if (values.on !== 'sqlite' && url)
  found.set('PostgreSQL', await measureOn('PostgreSQL', { url, pid: Number(pid) }));
if (values.chart) writeFileSync(values.chart, drawChart(sizes, found));
