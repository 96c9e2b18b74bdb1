// Starts Storybook.
import process from 'node:process';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { program, requireNode } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  requireNode();
  await ensureInstalled();
  const { code } = await run(program('storybook'), [
    'dev',
    '--port',
    '6006',
    ...process.argv.slice(2),
  ]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
