import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import type {} from 'vitest/config';

const imports = /^import .* from ['"]\.\.\/\w+\.js['"];?$/gm;

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /^(?!_)\w+\.js$/.test(file))
    .map((file) => join(folder, file));

/** The modules of a package's messages as one. */
function inOneModule(folder: string): string {
  const codes = filesIn(folder).map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(codes.flatMap((code) => code.match(imports) ?? []));
  return [...imported, ...codes.map((code) => code.replace(imports, ''))].join('\n');
}

/**
 * Loads all messages of a package as one module: a page without a build, such as that of a story, would make a request for each
 * of its hundreds of modules. Builds keep the modules, of which each page then has only its own.
 */
export const messagesInOne = (): Plugin => ({
  name: 'portal:messages-in-one',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/messages\/_index\.js$/ },
    // With a query, since Storybook looks for components in every `.js`, for minutes in one of this length.
    handler: (source, importer) => `${join(dirname(importer ?? ''), source)}?in-one`,
  },
  // Vitest stores modules by the text of their file, which names the messages alone.
  configureVitest({ defineCacheKeyGenerator }) {
    defineCacheKeyGenerator(({ id }) =>
      id.endsWith('?in-one') ? readFileSync(join(dirname(id), '../.compiled'), 'utf8') : undefined,
    );
  },
  load: {
    filter: { id: /\/messages\/_index\.js\?in-one$/ },
    handler(id) {
      const folder = dirname(id);
      this.addWatchFile(join(folder, '../.compiled'));
      return inOneModule(folder);
    },
  },
});
