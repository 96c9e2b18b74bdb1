// Measures the backend: `npm run bench:backend`, or some parts: `npm run bench:backend -- calls memory --minutes 2`.
// `npm run bench:backend -- --scale` measures growing numbers of listings, on SQLite and PostgreSQL, and
// `npm run bench:backend -- --scale --instances 1,2,4` several instances on one PostgreSQL behind nginx.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { findOrInstall } from '../lib/apt.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { requireNginx } from '../lib/nginx.mjs';
import { requirePrograms, startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { runScript } from '../lib/runScript.mjs';
import { productEnv, productNode, requireNode } from '../lib/runtime.mjs';
import { fail, say } from '../lib/say.mjs';

/** A load generator that takes little of the machine it measures. */
const requireWrk = () => {
  const find = () => ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((file) => existsSync(file));
  return findOrInstall({ name: 'wrk', package: 'wrk', find }, say);
};

async function measureScale() {
  requireNode();
  await ensureInstalled();
  const several = process.argv.includes('--instances');
  const needed = [requirePrograms(say), ...(several ? [requireNginx(say), requireWrk()] : [])];
  for (const { missing } of needed) if (missing) say(missing);
  if (several && needed.some(({ missing }) => missing)) return;
  const [programs, nginx, wrk] = needed.map(({ found }) => found);
  const postgres = programs ? await startPostgres(programs) : undefined;
  try {
    const env = {
      ...productEnv(),
      BENCH_DATABASE_URL: postgres?.url,
      BENCH_DATABASE_PID: String(postgres?.pid),
      TEST_NGINX: nginx,
      BENCH_WRK: wrk,
    };
    const script = several ? 'backend/bench/instances.ts' : 'backend/bench/scale.ts';
    process.exitCode = (await run(productNode(), [script, ...process.argv.slice(2)], { env })).code;
  } finally {
    await postgres?.stop();
  }
}

if (process.argv.includes('--scale')) await measureScale().catch(fail);
else await runScript('backend/bench/backend.ts');
