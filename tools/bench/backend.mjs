// Measures the backend: `npm run bench:backend`, or some parts: `npm run bench:backend -- calls memory --minutes 2`.
// `npm run bench:backend -- --scale` measures growing numbers of listings, on SQLite and PostgreSQL.
import process from 'node:process';
import { ensureInstalled } from '../lib/install.mjs';
import { requirePrograms, startPostgres } from '../lib/postgres.mjs';
import { run } from '../lib/run.mjs';
import { runScript } from '../lib/runScript.mjs';
import { productEnv, productNode, requireNode } from '../lib/runtime.mjs';
import { fail, say } from '../lib/say.mjs';

async function measureScale() {
  requireNode();
  await ensureInstalled();
  const { found: programs, missing } = requirePrograms(say);
  if (missing) say(missing);
  const postgres = programs ? await startPostgres(programs) : undefined;
  try {
    const env = {
      ...productEnv(),
      BENCH_DATABASE_URL: postgres?.url,
      BENCH_DATABASE_PID: String(postgres?.pid),
    };
    const args = ['backend/bench/scale.ts', ...process.argv.slice(2)];
    process.exitCode = (await run(productNode(), args, { env })).code;
  } finally {
    await postgres?.stop();
  }
}

if (process.argv.includes('--scale')) await measureScale().catch(fail);
else await runScript('backend/bench/backend.ts');
