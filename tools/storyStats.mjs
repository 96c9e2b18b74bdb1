// Adds the catalogues of texts and the imports of stylesheets to the module graph of the built Storybook, in which Chromatic looks
// for the stories of a change. A compiled message is a module that git ignores, and a stylesheet is evaluated by the build, so a
// changed text or token would reach no story.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueModules } from './lib/catalogueModules.mjs';
import { root } from './lib/runtime.mjs';
import { fail, say } from './lib/say.mjs';
import { styleModules } from './lib/styleModules.mjs';

const file = join(root, 'storybook-static', 'preview-stats.json');
const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

try {
  const stats = JSON.parse(readFileSync(file, 'utf8'));
  const catalogues = globSync('{app,packages/*}/messages/*/*.json', { cwd: root }).sort();
  const sources = globSync('{app,packages/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(test|stories)\.|\/i18n\//.test(path))
    .map((path) => ({ path, code: read(path) }));
  const added = catalogueModules(
    catalogues.map((path) => ({ path, texts: JSON.parse(read(path)) })),
    sources,
  );
  const modules = new Map(
    stats.modules.map((/** @type {(typeof added)[number]} */ module) => [module.name, module]),
  );
  for (const module of [
    ...added,
    ...styleModules(new Map(sources.map(({ path, code }) => [path, code]))),
  ]) {
    const reasons = modules.get(module.name)?.reasons ?? [];
    modules.set(module.name, { ...module, reasons: [...reasons, ...module.reasons] });
  }
  writeFileSync(file, JSON.stringify({ ...stats, modules: [...modules.values()] }));
  say(`${added.length} catalogues of texts and the tokens lead to their stories`);
} catch (error) {
  fail(error);
}
