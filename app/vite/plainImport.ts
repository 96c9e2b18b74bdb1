import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';
const plain = '\0portal:plain-import';
/** The module whose `import()` loads nothing but scripts. */
const from = /\/src\/auth\/useSecondStep\.tsx$/;

const table = /const __vite__mapDeps=[^;]*;\s*/;
const uses = /,__vite__mapDeps\(\[[\d,]*\]\)/g;

/**
 * Replaces Vite's helper around the `import()` of the second step of signing in, and its table of files: the helper preloads
 * styles and scripts, all of which are on the page already. Fails the build when either is not found.
 */
export function plainImport(): Plugin {
  return {
    name: 'portal:plain-import',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id, importer) => (id === helper && importer && from.test(importer) ? plain : null),
    load: (id) => (id === plain ? 'export const __vitePreload = (load) => load();' : null),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && Object.hasOwn(file.modules, plain),
        );
        if (chunk?.type !== 'chunk' || !table.test(chunk.code))
          this.error('Vite preloads in another way: update app/vite/plainImport.ts.');
        chunk.code = chunk.code.replace(table, '').replace(uses, '');
      },
    },
  };
}
