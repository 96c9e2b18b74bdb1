// Times of the production build and the story tests.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/build.mjs';
import { run } from '../lib/run.mjs';
import { productEnv, program } from '../lib/runtime.mjs';
import { PlainError } from '../lib/say.mjs';
import { reports } from '../lib/tally.mjs';
import { median } from './measure.mjs';

const timed = async (/** @type {() => Promise<unknown>} */ work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** @param {import('./bench.mjs').Bench} bench */
export async function build({ row }) {
  const took = [];
  for (let round = 0; round < 3; round += 1)
    took.push(await timed(() => ensureBuilt({ force: true })));
  row({ what: 'production build', value: median(took), unit: 'ms', goal: '5,000 ms' });
}

/** @param {import('./bench.mjs').Bench} bench */
export async function stories({ row }) {
  const report = join(reports, 'bench-stories.json');
  // Remove the report of an earlier run.
  rmSync(report, { force: true });
  const args = ['run', '--project', 'stories', '--reporter=json', `--outputFile.json=${report}`];
  const took = await timed(() => run(program('vitest'), args, { quiet: true, env: productEnv() }));
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  if (numPassedTests !== numTotalTests)
    throw new PlainError(`${numTotalTests - numPassedTests} stories failed: npm test names them.`);
  const each = took / numTotalTests;
  row({ what: `${numTotalTests} stories as tests`, value: took, unit: 'ms' });
  row({ what: 'scaled to 300 stories', value: each * 300, unit: 'ms', goal: '30,000 ms' });
}
