// Runs the backend tests on PostgreSQL, including two instances on one database.
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { ensureInstalled } from './lib/install.mjs';
import { requireNginx } from './lib/nginx.mjs';
import { requirePrograms, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { productEnv, program, requireNode } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { reports } from './lib/tally.mjs';

try {
  requireNode();
  await ensureInstalled();
  const { found: programs, missing } = requirePrograms(say);
  if (!programs) {
    say(missing);
  } else {
    const { found: nginx, missing: noProxy } = requireNginx(say);
    if (noProxy) say(`Two instances: ${noProxy}`);
    const postgres = await startPostgres(programs);
    try {
      const env = productEnv();
      const report = join(reports, 'postgres.json');
      const config = 'tools/vitest.postgres.config.ts';
      const without = nginx ? [] : ['--exclude', 'tests/twoServers.postgres.ts'];
      // What can differ between databases: queries (of the contract some), races, filters and several servers on one database.
      const some = ['--tags-filter=database'];
      const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
      const { code } = await run(
        program('vitest'),
        ['run', '--config', config, ...some, ...output, ...without, ...process.argv.slice(2)],
        {
          env: {
            ...env,
            PATH: `${programs}${delimiter}${env.PATH}`,
            TEST_DATABASE_URL: postgres.url,
            TEST_NGINX: nginx,
          },
        },
      );
      process.exitCode = code;
    } finally {
      await postgres.stop();
    }
  }
} catch (error) {
  fail(error);
}
