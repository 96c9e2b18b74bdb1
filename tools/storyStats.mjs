// Adds the catalogues of texts to the module graph of the built Storybook, in which Chromatic looks for the stories of a change.
// A compiled message is a module that git ignores, so a changed text would reach no story.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueModules } from './lib/catalogueModules.mjs';
import { root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';

const file = join(root, 'storybook-static', 'preview-stats.json');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

try {
  const stats = JSON.parse(readFileSync(file, 'utf8'));
  const catalogues = globSync('{app,packages/*}/messages/*/*.json', { cwd: root }).sort();
  const sources = globSync('{app,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/\.(test|stories)\.|\/i18n\//.test(path),
  );
  const added = catalogueModules(
    catalogues.map((path) => ({ path, texts: JSON.parse(read(path)) })),
    sources.map((path) => ({ path, code: read(path) })),
  );
  writeFileSync(file, JSON.stringify({ ...stats, modules: [...stats.modules, ...added] }));
  say(`${added.length} catalogues of texts lead to their stories`);
} catch (error) {
  fail(error);
}
