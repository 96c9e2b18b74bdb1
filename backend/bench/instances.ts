import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { callerOf } from '../tests/caller.ts';
import { type Balancer, startProxy } from '../tests/nginx.ts';
import { inDatabase } from '../tests/startBackend.ts';
import { type Bench, cpuOf, prepare, ticksOf } from './bench.ts';
import { heading, row } from './timing.ts';

// Measures answers a second of several instances on one PostgreSQL behind nginx, with wrk as callers:
// npm run bench:backend -- --scale --instances 1,2,4 --sizes 10000
const { values } = parseArgs({
  options: {
    scale: { type: 'boolean' },
    instances: { type: 'string', default: '1,2,4' },
    /** Apps, and as many services. */
    sizes: { type: 'string', default: '1000' },
    /** Numbers of callers. */
    callers: { type: 'string', default: '1,8,50' },
    /** Seconds of each measurement. */
    seconds: { type: 'string', default: '8' },
    only: { type: 'string', default: '' },
  },
});
const numbers = (text: string): number[] => text.split(',').map(Number);
const callers = numbers(values.callers);
const seconds = Number(values.seconds);
const { BENCH_DATABASE_URL: url, BENCH_DATABASE_PID: pid, BENCH_WRK: wrk } = process.env;
if (!url || !wrk) throw new Error('PostgreSQL and wrk are needed.');
const postgres = { url, pid: Number(pid) };

const GOAL = 1.6;

interface Call {
  what: string;
  path: string;
  headers: Record<string, string>;
}

const callsOf = async ({ server, admin }: Bench): Promise<Call[]> => {
  await inDatabase({ dataDir: '', databaseUrl: url }, (sql) =>
    sql('up_users').where({ email: 'admin@portal.test' }).update({ super: true }),
  );
  const data = { name: 'Bench', scopes: ['listings.read', 'reviews.read'] };
  const key = await admin.post('/keys', { data });
  const reader = callerOf(server.url, String(key.at('data.secret')));
  const asReader = { authorization: `Bearer ${reader.jwt}` };
  const list = '/api/directory/apps?limit=25';
  const slug = (await reader.get(list)).at('data.0.slug');
  const { headers } = await fetch(`${server.url}${list}`, { headers: asReader });
  const known = { ...asReader, 'if-none-match': String(headers.get('etag')) };
  return [
    { what: 'read: list of 25 apps', path: list, headers: asReader },
    { what: 'read: the same, unchanged (304)', path: list, headers: known },
    { what: 'read: an app with reviews', path: `/api/directory/apps/${slug}`, headers: asReader },
    {
      what: 'console: list of 10 apps',
      path: '/api/apps',
      headers: { authorization: `Bearer ${admin.jwt}` },
    },
  ].filter(({ what }) => new RegExp(values.only).test(what));
};

const runWrk = promisify(execFile);

/** Answers a second. Throws if a call fails. */
const drive = async (
  { path, headers }: Call,
  balancer: Balancer,
  atOnce: number,
  time: number,
): Promise<number> => {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const load = ['-t1', `-c${atOnce}`, `-d${time}s`, '--timeout', '30s'];
  const { stdout } = await runWrk(wrk, [...load, ...sent, `${balancer.url}${path}`]);
  const failed = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (failed) throw new Error(`${path}: ${failed[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
};

/** Milliseconds of CPU of servers, database, proxy and callers. */
const cpuNow = ({ servers }: Bench, balancer: Balancer): number[] => [
  servers.reduce((sum, each) => sum + cpuOf(each.pid ?? 0), 0),
  cpuOf(postgres.pid),
  cpuOf(balancer.pid ?? 0),
  // Ended children are wrk.
  ticksOf('self') * 10,
];

const product = await prepare({ people: 1, postgres });
try {
  for (const size of numbers(values.sizes)) {
    const alone = new Map<string, number>();
    for (const instances of numbers(values.instances)) {
      const title = `${instances} of ${size.toLocaleString('en')} apps`;
      heading(title, 'answers/s', 'of one', 'server ms', 'database', 'nginx', 'callers');
      await product.on(
        size,
        async (bench) => {
          const balancer = await startProxy(bench.servers.map((server) => server.url));
          try {
            for (const call of await callsOf(bench)) {
              await drive(call, balancer, 8, Math.ceil(seconds / 2));
              for (const atOnce of callers) {
                const before = cpuNow(bench, balancer);
                const perSecond = await drive(call, balancer, atOnce, seconds);
                const cpu = cpuNow(bench, balancer).map(
                  (now, part) => (now - (before[part] ?? 0)) / (perSecond * seconds),
                );
                const what = `${call.what}, ${atOnce} at once`;
                if (!alone.has(what)) alone.set(what, perSecond);
                const times = perSecond / (alone.get(what) ?? perSecond);
                const cells = [perSecond.toFixed(0), times.toFixed(2)];
                const goal = { words: `${GOAL}`, met: times >= GOAL };
                const parts = cpu.map((part) => part.toFixed(2));
                row(what, [...cells, ...parts], instances === 2 ? goal : undefined);
              }
            }
          } finally {
            await balancer.stop();
          }
        },
        instances,
      );
    }
  }
} finally {
  product.remove();
}
