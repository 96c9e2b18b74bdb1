// The slower checks, after `npm test`, and the sum of everything that ran.
import process from 'node:process';
import { requireBrowser } from './lib/browser.mjs';
import { fail, say } from './lib/say.mjs';
import { createTally } from './lib/tally.mjs';

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
  tally.finish();
} catch (error) {
  fail(error);
}
