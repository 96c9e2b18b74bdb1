// Runs every combination of which `npm test -- --all` runs a sample: every form under every fault, every page and call for
// every role, every call with bad input, the browser tests whose facts other tests show, every story with React's warnings and
// while translation changes the page, every screen at both widths in both directions, the whole contract on PostgreSQL, every
// kind of import and a move of the database killed there, the packages in an app of Next.js, and 100 rounds of killing the
// backend. Takes more than an hour.
import { requireBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { productEnv, productNode, program, requireNode } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';

try {
  requireNode();
  await ensureInstalled();
  const env = { ...productEnv(), CHROMIUM_PATH: await requireBrowser(say), SWEEP: 'on' };
  await ensureBuilt();
  const browser = await run(
    program('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts'],
    { env },
  );
  const playStories = (/** @type {NodeJS.ProcessEnv} */ more) =>
    run(program('vitest'), ['run', '--project', 'stories'], { env: { ...env, ...more } });
  const stories = await playStories({});
  const changed = await playStories({ CHANGED_PAGE: 'on' });
  const layout = await run('npm', ['run', '--silent', 'visual', '--', '--layout'], { env });
  const roles = await run(
    program('vitest'),
    ['run', '--project', 'backend', 'roles.test', 'badInput', 'queries.slow'],
    {
      env,
    },
  );
  const postgres = await run(
    productNode(),
    ['tools/test-postgres.mjs', 'contract', 'killedImport', 'moveDatabase'],
    { env },
  );
  const outside = await run('npm', ['run', '--silent', 'outside'], { env });
  const faults = await run('npm', ['run', '--silent', 'faults', '--', '--rounds', '100'], { env });
  const parts = [browser, stories, changed, layout, roles, postgres, outside, faults];
  process.exitCode = parts.find(({ code }) => code !== 0)?.code ?? 0;
} catch (error) {
  fail(error);
}
