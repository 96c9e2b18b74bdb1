import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const library = fileURLToPath(new URL('../packages/ui/src', import.meta.url));
const list = /export const (\w+) = \[((?:\s*'[^']*',?)+)\s*\] as const/g;

/** The words of every list that a prop chooses from, by the name of the list. */
function readLists(): Map<string, string[]> {
  const files = globSync('**/*.{ts,tsx}', { cwd: library });
  const found = files.flatMap((file) =>
    [...readFileSync(join(library, file), 'utf8').matchAll(list)].map(
      ([, name = '', words = '']) => {
        const each = [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
        return [name, each] as const;
      },
    ),
  );
  return new Map(found);
}

/**
 * Props choose from lists such as `buttonTones`; their documentation only knows the name of the type.
 * This writes the words in its place, so that the page shows them and the controls offer them.
 */
export function wordTypes(): Plugin {
  let lists = new Map<string, string[]>();
  return {
    name: 'workbench:word-types',
    enforce: 'pre',
    buildStart() {
      lists = readLists();
    },
    transform(code) {
      if (!code.includes('.__docgenInfo=')) return;
      return code.replace(
        /\{"name":"[^"]*\[number\]","raw":"\(typeof (\w+)\)\[number\]"\}/g,
        (type, name: string) => {
          const elements = lists
            .get(name)
            ?.map((word) => ({ name: 'literal', value: `'${word}'` }));
          return elements ? JSON.stringify({ name: 'union', raw: name, elements }) : type;
        },
      );
    },
  };
}
