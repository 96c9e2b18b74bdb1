// Lists the stories and tests that show each feature. Fails if a feature has none or docs/coverage.md is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../lib/runtime.mjs';
import { fail, say } from '../lib/say.mjs';
import { coverage } from './page.mjs';
import { readTags } from './read.mjs';

try {
  const { tags, wrong: misplaced } = readTags();
  const { page, wrong, rows, shown } = coverage(tags);
  const file = join(root, 'docs', 'coverage.md');
  if (process.argv.includes('--write')) writeFileSync(file, page);
  const stale = (existsSync(file) ? readFileSync(file, 'utf8') : '') !== page;
  const problems = [
    ...misplaced,
    ...wrong,
    ...(stale ? ['docs/coverage.md is stale: npm run coverage -- --write'] : []),
  ];
  problems.forEach(say);
  say(`${rows} rows, ${shown} shown, ${tags.length} tags`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}
