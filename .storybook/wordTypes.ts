import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readProps } from './docs/propTable.ts';
import { readTypes } from './docs/typeTexts.ts';

const packages = fileURLToPath(new URL('../packages', import.meta.url));
const list = /export const (\w+) = \[((?:\s*'[^']*',?)+)\s*\] as const/g;

const readFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: packages })
      .filter((file) => !/\.(stories|test|sample|css)\./.test(file))
      .map((file) => [
        join(packages, file).replaceAll('\\', '/'),
        readFileSync(join(packages, file), 'utf8'),
      ]),
  );

/** The files of the library that are handed out. */
export const readLibrary = () => readFiles('ui/src');

/** The forms as well, and the records they are about. */
const readAll = () => ({
  ...readLibrary(),
  ...readFiles('forms/src'),
  ...readFiles('data/src/schemas'),
});

/** The words of every list that a prop chooses from, by the name of the list. */
function readLists(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = Object.values(files).flatMap((text) =>
    [...text.matchAll(list)].map(([, name = '', words = '']) => {
      const each = [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
      return [name, each] as const;
    }),
  );
  return new Map(found);
}

const told = /;(?=\w+\.__docgenInfo=)/;
const note = /^(\w+)\.__docgenInfo=(\{.*\})$/s;

interface Note {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string };
}

/** Of several shapes the name says more than all of them in a row. */
const isTold = ({ name, raw }: NonNullable<Note['tsType']>) =>
  name === 'union' ? !raw?.includes('{') : name !== 'unknown' || raw !== undefined;

interface Library {
  propsOf: ReturnType<typeof readProps>;
  typesOf: ReturnType<typeof readTypes>;
}

/**
 * Adds what the documentation's own reader does not see: `readonly` lists, methods, and what stands in an `Omit`;
 * and of each prop the types that it names.
 */
function complete(code: string, path: string, { propsOf, typesOf }: Library): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const [source = '', ...notes] = code.split(told);
  const whole = notes.map((text) => {
    const [, name = '', json = ''] = note.exec(text) ?? [];
    if (!name) return text;
    const taken = new RegExp(`function ${name}\\b[\\s\\S]*?: (\\w+Props)\\b`).exec(source)?.[1];
    const info: { props?: Record<string, Note> } = JSON.parse(json);
    const props = { ...info.props };
    for (const [key, { type, optional, about }] of propsOf(taken ?? `${name}Props`, folder)) {
      const known = props[key];
      if (known?.tsType && isTold(known.tsType)) continue;
      props[key] = {
        required: !optional,
        description: about,
        ...known,
        tsType: { name: type, raw: type },
      };
    }
    const types = Object.fromEntries(
      Object.entries(props).map(([key, { tsType }]) => [
        key,
        typesOf(tsType?.raw ?? tsType?.name ?? '', folder),
      ]),
    );
    return `${name}.__docgenInfo=${JSON.stringify({ ...info, props, types })}`;
  });
  return [source, ...whole].join(';');
}

/**
 * Props choose from lists such as `buttonTones`; their documentation only knows the name of the type.
 * This writes the words in its place, so that the page shows them and the controls offer them.
 */
export function wordTypes(): Plugin {
  let lists = new Map<string, string[]>();
  let library: Library = { propsOf: readProps({}), typesOf: readTypes({}, lists) };
  return {
    name: 'workbench:word-types',
    enforce: 'pre',
    buildStart() {
      const files = readAll();
      lists = readLists(files);
      library = { propsOf: readProps(files), typesOf: readTypes(files, lists) };
    },
    transform(code, id) {
      if (!code.includes('.__docgenInfo=')) return;
      return complete(code, id.split('?')[0] ?? id, library).replace(
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
