import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsIn, keyOf } from './declarations.mjs';

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

const fenced = (/** @type {readonly import('./declarations.mjs').Found[]} */ declarations) =>
  `\`\`\`ts\n${declarations.map(({ code }) => code).join('\n')}\n\`\`\``;

/**
 * The reference of a package as one text, `llms.txt`: its README, then each entry with its guide and its declarations, and
 * at the end the types that these name, such as the props of every field.
 * @param {{ name: string, folder: string, dist: string, entries: ReadonlyMap<string, string> }} built
 */
export async function referenceOf({ name, folder, dist, entries }) {
  const { exportsOf, typesOf } = declarationsIn((file) => readFileSync(file, 'utf8'));
  const parts = [];
  const told = new Map();
  for (const [address, file] of entries) {
    const types = join(dist, file.replace(/\.js$/, '.d.ts'));
    if (!file.endsWith('.js') || /messages/.test(address) || !existsSync(types)) continue;
    const guide = await guideOf(join(folder, 'src', dirname(file), 'guide.ts'));
    const declared = exportsOf(types);
    for (const one of declared) told.set(keyOf(one), one);
    parts.push(
      [`## ${name}${address.slice(1)}`, guide.join('\n'), fenced(declared)]
        .filter(Boolean)
        .join('\n\n'),
    );
  }
  parts.push(`## Types that these name\n\n${fenced(typesOf([...told.values()]))}`);
  return `${readFileSync(join(folder, 'README.md'), 'utf8').trim()}\n\n# Reference\n\n${parts.join('\n\n')}\n`;
}
