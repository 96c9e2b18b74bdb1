// Kills the backend while it writes (`-- --rounds 100`, default 5), fills its disk and makes its data folder read-only.
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
