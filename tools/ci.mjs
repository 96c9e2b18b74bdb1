// The slower checks, after `npm test`, and the sum of everything that ran.
import { join } from 'node:path';
import process from 'node:process';
import { requireBrowser } from './lib/browser.mjs';
import { requirePrograms } from './lib/postgres.mjs';
import { productEnv, program } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { createTally, readPlaywright, readVitest, reports } from './lib/tally.mjs';

try {
  process.env.CHROMIUM_PATH = await requireBrowser(say);
  const tally = createTally();
  await tally.command('Production build', 'npm', ['run', '--silent', 'build']);
  await tally.command('Sizes', 'npm', ['run', '--silent', 'size']);
  await tally.command('Storybook build', 'npm', ['run', '--silent', 'build-storybook']);
  await tally.command('Pictures of every story', 'npm', [
    'run',
    '--silent',
    'visual',
    '--',
    '--built',
  ]);
  const slow = join(reports, 'slow-journeys.json');
  await tally.tests(
    'Slow journeys',
    program('playwright'),
    ['test', '--config', 'e2e/slow/playwright.config.ts'],
    {
      report: slow,
      read: readPlaywright,
      env: { ...productEnv(), PLAYWRIGHT_JSON_OUTPUT_FILE: slow },
    },
  );
  const onPostgres = 'Backend tests on PostgreSQL';
  const { missing } = requirePrograms(say);
  if (missing) tally.leftOut(onPostgres, missing);
  else {
    await tally.tests(onPostgres, 'npm', ['run', '--silent', 'test:postgres'], {
      report: join(reports, 'postgres.json'),
      read: readVitest,
    });
  }
  // Said aloud: each line has its figures, or says what could not be tried here.
  await tally.command(
    'Kill the backend while it writes, and fill its disk',
    'npm',
    ['run', '--silent', 'faults', '--', '--rounds', '20'],
    { quiet: false },
  );
  tally.finish();
} catch (error) {
  fail(error);
}
