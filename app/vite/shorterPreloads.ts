import type { Plugin, Rolldown } from 'vite';

const table = /(const __vite__mapDeps=[^;]*?m\.f=)(\[[^\]]*\])/;
const uses = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/** The scripts that a chunk imports, and those that they import: they run before it does. */
function importedBy(name: string, bundle: Rolldown.OutputBundle, known = new Set<string>()) {
  const file = bundle[name];
  for (const imported of file?.type === 'chunk' ? file.imports : []) {
    if (known.has(imported)) continue;
    known.add(imported);
    importedBy(imported, bundle, known);
  }
  return known;
}

/** The code of a chunk without the files that its `import()` need not preload. */
export function withoutPreloads(code: string, isKnown: (file: string) => boolean): string {
  const files: string[] = JSON.parse(table.exec(code)?.[2] ?? '[]');
  const kept = files.filter((file) => !isKnown(file));
  return code
    .replace(table, (_all, before) => before + JSON.stringify(kept))
    .replace(uses, (_all, list: string) => {
      const places = list === '' ? [] : list.split(',').map((at) => kept.indexOf(files[+at] ?? ''));
      return `__vite__mapDeps([${places.filter((place) => place >= 0)}])`;
    });
}

/**
 * Drops from the tables of Vite's preload helper the scripts that have run whenever the chunk with the table runs; each `import()`
 * of the portal names a dozen of them. Fails the build when it finds no table.
 */
export function shorterPreloads(): Plugin {
  return {
    name: 'portal:shorter-preloads',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        let found = false;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !table.test(chunk.code)) continue;
          found = true;
          const known = importedBy(chunk.fileName, bundle);
          chunk.code = withoutPreloads(chunk.code, (file) => known.has(file));
        }
        if (!found) this.error('Vite preloads in another way: update app/vite/shorterPreloads.ts.');
      },
    },
  };
}
