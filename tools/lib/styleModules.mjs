import { join } from 'node:path/posix';

const imports = /^(?:import|export)\s(?!type\b)[^;'"]*from '(\.[^']+|@portal\/[^']+)'/gm;

/** The files an import can mean. @param {string} from @param {string} importer */
function filesOf(from, importer) {
  if (from.startsWith('.')) return [join(importer, '..', from)];
  const [, name, ...path] = from.split('/');
  const file = ['packages', name, 'src', ...path].join('/');
  return [`${file}.ts`, `${file}/index.ts`];
}

/**
 * Modules for Storybook's `preview-stats.json`: what stylesheets import, such as the tokens. A stylesheet is evaluated while
 * Storybook is built, which leaves its imports out.
 * @param {ReadonlyMap<string, string>} sources code by path
 */
export function styleModules(sources) {
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  const waiting = [...sources.keys()].filter((path) => path.endsWith('.css.ts'));
  const seen = new Set(waiting);
  for (const path of waiting)
    for (const [, from = ''] of (sources.get(path) ?? '').matchAll(imports)) {
      const imported = filesOf(from, path).find((file) => sources.has(file));
      if (!imported) continue;
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
      if (!seen.has(imported)) waiting.push(imported);
      seen.add(imported);
    }
  return [...importers].map(([path, paths]) => ({
    id: `./${path}`,
    name: `./${path}`,
    reasons: [...paths].map((importer) => ({ moduleName: `./${importer}` })),
  }));
}
