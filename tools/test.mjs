// The project's tests with one command. `--all` adds the slower ones, as `.ci/run` does; names of parts run those alone,
// such as `npm test -- backend stories`. docs/testing.md says what each part proves.
import { join } from 'node:path';
import process from 'node:process';
import { requireBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requirePrograms } from './lib/postgres.mjs';
import { productEnv, program, requireNode, root } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';
import { createTally, readCounts, readPlaywright, readVitest, reports } from './lib/tally.mjs';

const npm = (/** @type {string} */ script, /** @type {string[]} */ ...args) =>
  /** @type {const} */ ([
    'npm',
    ['run', '--silent', script, ...(args.length ? ['--', ...args] : [])],
  ]);

/**
 * The parts by name; `all` makes some of them thorough and adds the slow ones.
 * @param {NodeJS.ProcessEnv} env @param {boolean} all
 */
function createParts(env, all) {
  const tally = createTally();
  const vitestEnv = all ? { ...env, TEST_ROLES: 'all' } : env;
  const vitest = (
    /** @type {string} */ title,
    /** @type {string[]} */ projects,
    /** @type {string[]} */ ...options
  ) => {
    const report = join(reports, `${projects[0]}.json`);
    const output = ['--silent=passed-only', '--reporter=dot', '--reporter=json'];
    const chosen = projects.flatMap((project) => ['--project', project]);
    return tally.tests(
      title,
      program('vitest'),
      ['run', ...chosen, ...options, ...output, `--outputFile.json=${report}`],
      { report, read: readVitest, env: vitestEnv },
    );
  };
  const command = (
    /** @type {string} */ title,
    /** @type {readonly [string, readonly string[]]} */ [name, args],
    options = {},
  ) => tally.command(title, name, [...args], options);

  /** @type {Record<string, () => Promise<unknown>>} */
  const everyday = {
    async static() {
      await command('Types of the portal', [program('tsc'), ['-b']]);
      await command('Types of the backend', npm('check'), { cwd: join(root, 'backend') });
      await command('Lint, format and imports', [program('biome'), ['ci', '--max-diagnostics=50']]);
      await command('Nothing unused', [program('knip'), []]);
      await command('What shows each feature', npm('coverage'));
    },
    unit: () => vitest('Unit tests', ['unit']),
    // Tests of the backend wait for servers half of their time.
    backend: () =>
      vitest('Backend tests', ['backend', ...(all ? ['slow-backend'] : [])], '--maxWorkers=150%'),
    async stories() {
      if (!all) return vitest('Story tests', ['stories']);
      // Every story once: played, checked and compared with its screenshots.
      if (!(await command('Storybook build', npm('build-storybook')))) return undefined;
      await tally.tests('Stories and their screenshots', ...npm('visual', '--built'), {
        report: join(reports, 'stories.json'),
        read: readCounts,
      });
    },
    async e2e() {
      await ensureBuilt();
      await command('Sizes', npm('size'), { quiet: false });
      const report = join(reports, 'e2e.json');
      const chosen = all ? [] : ['--grep', '@everyday'];
      await tally.tests(
        'End-to-end tests',
        program('playwright'),
        ['test', '--config', 'e2e/playwright.config.ts', ...chosen],
        { report, read: readPlaywright, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
      );
    },
  };
  const slow = {
    async postgres() {
      const { missing } = requirePrograms(say);
      if (missing) return tally.leftOut('Backend tests on PostgreSQL', missing);
      await tally.tests('Backend tests on PostgreSQL', ...npm('test:postgres'), {
        report: join(reports, 'postgres.json'),
        read: readVitest,
      });
    },
    // Printed: each line has its figures, or says what could not be tried here.
    faults: () =>
      command('Kill the backend while it writes, and fill its disk', npm('faults'), {
        quiet: false,
      }),
  };
  return { tally, everyday, slow };
}

try {
  requireNode();
  await ensureInstalled();
  const browser = await requireBrowser(say).catch((error) => {
    throw new PlainError(error.message);
  });
  const words = process.argv.slice(2);
  const all = words.includes('--all');
  const wanted = words.filter((word) => word !== '--all');
  const { tally, everyday, slow } = createParts({ ...productEnv(), CHROMIUM_PATH: browser }, all);
  const known = { ...everyday, ...slow };
  const unknown = wanted.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new PlainError(
      `There is no part ${unknown.join(', ')}. Parts: ${Object.keys(known).join(', ')}.`,
    );
  const chosen = new Map(
    Object.entries(all || wanted.length > 0 ? known : everyday).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    ),
  );
  const run = async (/** @type {string[]} */ ...names) => {
    for (const name of names) {
      await chosen.get(name)?.();
      chosen.delete(name);
    }
  };
  // Neither keeps both cores busy.
  await Promise.all([run('static'), run('unit')]);
  await run(...chosen.keys());
  tally.finish();
} catch (error) {
  fail(error);
}
