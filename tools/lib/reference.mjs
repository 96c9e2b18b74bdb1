import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The part of a declaration file that a reader needs: what it declares, with its comments, without imports. */
export const declarationsIn = (/** @type {string} */ code) =>
  code
    .replace(/^import [^;]*;\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .replaceAll('import("react").', '')
    .trim();

/** The declarations of a module; for one that only exports others again, those of the others. @returns {string} */
function declarationsOf(/** @type {string} */ file) {
  const code = readFileSync(file, 'utf8');
  if (!file.endsWith('/index.d.ts')) return declarationsIn(code);
  const sources = [...code.matchAll(/^export [^;]* from '(\.[^']+)\.js';$/gm)];
  return sources
    .map(([, source = '']) => declarationsOf(join(dirname(file), `${source}.d.ts`)))
    .join('\n\n');
}

/** When to use a part, and what its keys do, from the guide beside its source. @param {string} file */
async function guideOf(file) {
  if (!/\/(?:components|patterns)\//.test(file) || !existsSync(file)) return [];
  const { guide } = await import(pathToFileURL(file).href);
  const { useFor, notFor, keyboard } =
    /** @type {import('../../packages/ui/src/internal/guide.ts').Guide} */ (guide);
  return [
    ...useFor.map((text) => `- Use for: ${text}`),
    ...notFor.map((text) => `- Not for: ${text}`),
    ...keyboard.map(([key, does]) => `- ${key}: ${does}`),
  ];
}

/**
 * The reference of a package as one text, `llms.txt`: its README, then each entry with its guide and its declarations.
 * @param {{ name: string, folder: string, dist: string, entries: ReadonlyMap<string, string> }} built
 */
export async function referenceOf({ name, folder, dist, entries }) {
  const parts = [];
  for (const [address, file] of entries) {
    const types = join(dist, file.replace(/\.js$/, '.d.ts'));
    if (!file.endsWith('.js') || /messages/.test(address) || !existsSync(types)) continue;
    const guide = await guideOf(join(folder, 'src', dirname(file), 'guide.ts'));
    const declared = declarationsOf(types);
    parts.push(
      [`## ${name}${address.slice(1)}`, guide.join('\n'), `\`\`\`ts\n${declared}\n\`\`\``]
        .filter(Boolean)
        .join('\n\n'),
    );
  }
  return `${readFileSync(join(folder, 'README.md'), 'utf8').trim()}\n\n# Reference\n\n${parts.join('\n\n')}\n`;
}
