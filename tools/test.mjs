// Runs the project's tests. `--all` adds the slow ones, as `.ci/run` does; names run only those parts, such as
// `npm test -- backend stories`; `--record` stores the CPU seconds that later runs are compared with. docs/testing.md describes
// each part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { requireBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNginx } from './lib/nginx.mjs';
import { requirePrograms } from './lib/postgres.mjs';
import { requirePromtool } from './lib/promtool.mjs';
import { run as execute } from './lib/run.mjs';
import { productEnv, productNode, program, requireNode, root } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';
import {
  createTally,
  readCounts,
  readPlaywright,
  readTagged,
  readVitest,
  reports,
} from './lib/tally.mjs';

/** Without npm, which passes no signal on. */
const tool = (/** @type {string} */ file, /** @type {string[]} */ ...args) =>
  /** @type {const} */ ([productNode(), [join(root, 'tools', file), ...args]]);

/** Parts of the second lane, which takes about as long as the first one with the others. */
const second = ['backend', 'postgres'];
/** Parts that wait for nothing: they take what the other two lanes leave. */
const spare = ['static'];

/**
 * The parts by name; `all` runs some of them in full and adds the slow ones.
 * @param {NodeJS.ProcessEnv} env @param {boolean} all
 */
function createParts(env, all) {
  const tally = createTally();
  const vitestEnv = all ? env : { ...env, TEST_SAMPLE: 'on' };
  const vitest = (
    /** @type {string} */ title,
    /** @type {string} */ project,
    /** @type {import('./lib/meter.mjs').Lane} */ lane = 'first',
  ) => {
    const report = join(reports, `${project}.json`);
    const options = all ? [] : ['--exclude', '**/*.slow.test.ts'];
    const output = ['--silent=passed-only', '--reporter=dot', '--reporter=json'];
    return tally.tests(
      title,
      program('vitest'),
      ['run', '--project', project, ...options, ...output, `--outputFile.json=${report}`],
      { report, read: readVitest, env: vitestEnv, lane },
    );
  };
  const command = (
    /** @type {string} */ title,
    /** @type {readonly [string, readonly string[]]} */ [name, args],
    options = {},
  ) => tally.command(title, name, [...args], options);
  const beside = (
    /** @type {string} */ title,
    /** @type {readonly [string, readonly string[]]} */ check,
    options = {},
  ) => command(title, check, { ...options, lane: 'spare' });

  /** @type {Record<string, () => Promise<unknown>>} */
  const everyday = {
    async static() {
      // One checker takes less work than several, which each check what their files share. Without collection of garbage they
      // take up to 2 GB, 300 MB more, and a fifth less work.
      const types = (/** @type {string} */ title, /** @type {string} */ project) =>
        beside(title, [program('tsc'), ['-p', join(root, project), '--checkers', '1']], {
          env: { ...env, GOGC: 'off' },
        });
      await types('Types of the portal', '.');
      await types('Types of the server, without pages', 'backend');
      await types('Types of the backend tests', 'backend/tests');
      await beside('Lint, format and imports', [program('biome'), ['ci', '--max-diagnostics=50']]);
      await beside('Unused code', [program('knip'), []]);
      await beside('Feature coverage', tool('coverage/coverage.mjs'));
    },
    unit: () => vitest('Unit tests', 'unit'),
    backend: () => vitest('Backend tests', 'backend', 'second'),
    async stories() {
      if (!all) return vitest('Story tests', 'stories');
      await tally.tests('Stories and their screenshots', ...tool('visual/visual.mjs'), {
        report: join(reports, 'stories.json'),
        read: readCounts,
      });
    },
  };
  const slow = {
    async e2e() {
      await ensureBuilt();
      await command('Bundle sizes', tool('size.mjs'), { prints: true });
      const report = join(reports, 'e2e.json');
      // As it is deployed. Outside of the project, whose packages would be found from its folders.
      const folder = mkdtempSync(join(tmpdir(), 'portal-standalone-'));
      try {
        if (!(await command('Server with the packages it needs', tool('standalone.mjs', folder))))
          return;
        await tally.tests(
          'End-to-end tests',
          program('playwright'),
          ['test', '--config', 'e2e/playwright.config.ts'],
          {
            report,
            read: readPlaywright,
            env: { ...env, PORTAL_FOLDER: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
          },
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    async postgres() {
      const { missing } = requirePrograms(say);
      if (missing) return tally.skip('Backend tests on PostgreSQL', missing);
      const { missing: noProxy } = requireNginx(say);
      if (noProxy) tally.skip('Two instances behind nginx', noProxy);
      await tally.tests('Backend tests on PostgreSQL', ...tool('test-postgres.mjs'), {
        report: join(reports, 'postgres.json'),
        read: readTagged,
        lane: 'second',
      });
    },
    async alerts() {
      const title = 'Alerts fire when they should';
      const { found, missing } = requirePromtool(say);
      if (!found) return tally.skip(title, missing);
      const rules = join(root, 'deploy/prometheus');
      const check = ['check', 'rules', join(rules, 'alerts.yml')];
      await command('Alert rules in Prometheus', [found, check]);
      await command(title, [found, ['test', 'rules', join(rules, 'alerts.test.yml')]]);
    },
    storybook: () => command('Storybook opens', tool('visual/opens.mjs')),
    // The packages as others install them; the npm registry gives what the app needs beyond the project.
    async outside() {
      const title = 'Packages in an app outside of the repository';
      const asked = ['view', 'vite', 'version', '--fetch-retries=0', '--fetch-timeout=20000'];
      const { code } = await execute('npm', asked, { env: process.env, quiet: true });
      if (code !== 0) return tally.skip(title, 'The npm registry does not answer.');
      await tally.tests(title, ...tool('outside.mjs'), {
        report: join(reports, 'outside.json'),
        read: readCounts,
      });
    },
    // Printed for its figures and for what could not be tested here.
    faults: () =>
      command('Backend kill and full-disk tests', tool('faults.mjs', '--rounds', '1'), {
        prints: true,
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
  const record = words.includes('--record');
  const wanted = words.filter((word) => !word.startsWith('--'));
  const { tally, everyday, slow } = createParts({ ...productEnv(), CHROMIUM_PATH: browser }, all);
  const known = { ...everyday, ...slow };
  const unknown = wanted.filter((name) => !(name in known));
  if (unknown.length > 0)
    throw new PlainError(
      `Unknown part ${unknown.join(', ')}. Parts: ${Object.keys(known).join(', ')}.`,
    );
  const chosen = new Map(
    Object.entries(all || wanted.length > 0 ? known : everyday).filter(
      ([name]) => wanted.length === 0 || wanted.includes(name),
    ),
  );
  const run = async (/** @type {string[]} */ ...names) => {
    for (const name of names)
      await chosen
        .get(name)?.()
        .catch((error) => tally.broken(name, error));
  };
  const names = [...chosen.keys()];
  const isFirst = (/** @type {string} */ name) => ![...second, ...spare].includes(name);
  // The first two each have about half of the cores.
  await Promise.all([
    run(...names.filter(isFirst)),
    run(...names.filter((name) => second.includes(name))),
    run(...names.filter((name) => spare.includes(name))),
  ]);
  tally.finish({ record });
} catch (error) {
  fail(error);
}
