import type { Plugin } from 'vite';

/** Files that a page begins with, by the names in `prerender.ts`: nearly every function in them runs before it can be used. */
const first = new Set([
  'react',
  'asking',
  'base',
  'fields',
  'signing-in',
  'data',
  'router',
  'list',
]);

/**
 * Says so in the first line, so that a browser which understands it compiles all of the file while it arrives, beside the
 * page's own work, instead of each function when it is first called.
 */
export function compileAhead(): Plugin {
  return {
    name: 'portal:compile-ahead',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const missing = new Set(first);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !first.has(file.name)) continue;
          missing.delete(file.name);
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
        if (missing.size > 0)
          this.error(`No file is called ${[...missing].join(', ')}: prerender.ts names them.`);
      },
    },
  };
}
