// Kills the backend in the middle of writing, again and again: `-- --rounds 100` for more than the usual 5.
// Then fills its disk, and takes the right to write in its data folder away.
import process from 'node:process';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { productNode, requireNode } from './lib/runtime.mjs';
import { fail } from './lib/say.mjs';

try {
  requireNode();
  await ensureInstalled();
  const { code } = await run(productNode(), ['backend/tests/faults.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
