// Measures the backend: `npm run bench:backend`, or some parts: `npm run bench:backend -- calls memory --minutes 2`.
import process from 'node:process';
import { ensureInstalled } from '../lib/install.mjs';
import { run } from '../lib/run.mjs';
import { productNode, requireNode } from '../lib/runtime.mjs';
import { fail } from '../lib/say.mjs';

try {
  requireNode();
  await ensureInstalled();
  const { code } = await run(productNode(), ['backend/bench/backend.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  fail(error);
}
