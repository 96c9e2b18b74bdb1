// Every check of the project that belongs to everyday work, with one command.
import { join } from 'node:path';
import { requireBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { productEnv, program, requireNode, root } from './lib/runtime.mjs';
import { fail, PlainError, say } from './lib/say.mjs';
import { createTally, readPlaywright, readVitest, reports } from './lib/tally.mjs';

try {
  requireNode();
  await ensureInstalled();
  const browser = await requireBrowser(say).catch((error) => {
    throw new PlainError(error.message);
  });
  const env = { ...productEnv(), CHROMIUM_PATH: browser };
  const tally = createTally();

  await tally.command('Lint, format and imports', program('biome'), ['ci', '--max-diagnostics=50']);
  await tally.command('Nothing unused', program('knip'), []);
  await tally.command('Types of the portal', program('tsc'), ['-b']);
  await tally.command('Types of the backend', 'npm', ['run', '--silent', 'check'], {
    cwd: join(root, 'backend'),
  });
  await tally.command('What shows each feature', 'npm', ['run', '--silent', 'coverage']);
  for (const project of ['unit', 'stories']) {
    const report = join(reports, `${project}.json`);
    await tally.tests(
      project === 'unit' ? 'Unit and backend tests' : 'Story tests',
      program('vitest'),
      [
        'run',
        '--project',
        project,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { report, read: readVitest, env },
    );
  }
  await ensureBuilt();
  const journeys = join(reports, 'journeys.json');
  await tally.tests(
    'Journeys in a browser',
    program('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    {
      report: journeys,
      read: readPlaywright,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeys },
    },
  );
  tally.finish();
} catch (error) {
  fail(error);
}
