import { join } from 'node:path/posix';

/** The folder of a package, such as `packages/ui`. @param {string} path */
const packageOf = (path) => /^(?:app|packages\/\w+)/.exec(path)?.[0] ?? '';

/**
 * Modules for Storybook's `preview-stats.json`: each catalogue, as if every module that uses one of its texts imported it.
 * @param {readonly { path: string, texts: object }[]} catalogues @param {readonly { path: string, code: string }[]} sources
 */
export function catalogueModules(catalogues, sources) {
  const uses = sources.map(({ path, code }) => ({
    path,
    texts: new Set([...code.matchAll(/\bm\.(\w+)/g)].map(([, name = '']) => name)),
  }));
  return catalogues.map(({ path, texts }) => {
    const names = Object.keys(texts);
    const importers = uses.filter(
      (module) =>
        packageOf(module.path) === packageOf(path) && names.some((name) => module.texts.has(name)),
    );
    const name = `./${join(path)}`;
    return {
      id: name,
      name,
      reasons: importers.map((module) => ({ moduleName: `./${module.path}` })),
    };
  });
}
