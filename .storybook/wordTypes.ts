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

/** The source files of the ui package. */
export const readLibrary = () => readFiles('ui/src');

/** The ui package, the forms and the schemas. */
const readAll = () => ({
  ...readLibrary(),
  ...readFiles('forms/src'),
  ...readFiles('data/src/schemas'),
});

/** The values of every `as const` list, by its name. */
function readLists(files: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = Object.values(files).flatMap((text) =>
    [...text.matchAll(list)].map(([, name = '', words = '']) => {
      const each = [...words.matchAll(/'([^']*)'/g)].map(([, word = '']) => word);
      return [name, each] as const;
    }),
  );
  return new Map(found);
}

const separator = /;(?=\w+\.__docgenInfo=)/;
const note = /^(\w+)\.__docgenInfo=(\{.*\})$/s;

interface Note {
  required?: boolean;
  description?: string;
  tsType?: { name: string; raw?: string; elements?: { name: 'literal'; value: string }[] };
}

const words = /^'[^']*'(?: \| '[^']*')+$/;

/** The docgen type of a prop: a union where the type or its declaration lists words, so that its control offers them. */
export function typeNote(type: string, declaration: string): NonNullable<Note['tsType']> {
  const [, declared = ''] = /^type \w+ =\s*([^;]*);$/.exec(declaration) ?? [];
  const union = [type, declared].find((text) => words.test(text));
  if (!union) return { name: type, raw: type };
  const elements = union.split(' | ').map((value) => ({ name: 'literal' as const, value }));
  return { name: 'union', raw: type, elements };
}

/** Whether docgen's type is worth showing. For a union of object types the name is clearer. */
const isReadable = ({ name, raw }: NonNullable<Note['tsType']>) =>
  name === 'union' ? !raw?.includes('{') : name !== 'unknown' || raw !== undefined;

interface Library {
  propsOf: ReturnType<typeof readProps>;
  typesOf: ReturnType<typeof readTypes>;
}

/**
 * Adds what react-docgen misses: `readonly` lists, methods and props from `Omit`; and the declarations of the types that each
 * prop names.
 */
function complete(code: string, path: string, { propsOf, typesOf }: Library): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  const [source = '', ...notes] = code.split(separator);
  const whole = notes.map((text) => {
    const [, name = '', json = ''] = note.exec(text) ?? [];
    if (!name) return text;
    const declared = new RegExp(`function ${name}\\b[\\s\\S]*?: (\\w+Props)\\b`).exec(source)?.[1];
    const info: { props?: Record<string, Note> } = JSON.parse(json);
    const props = { ...info.props };
    for (const [key, { type, optional, about }] of propsOf(declared ?? `${name}Props`, folder)) {
      const known = props[key];
      if (known?.tsType && isReadable(known.tsType)) continue;
      props[key] = {
        required: !optional,
        description: about,
        ...known,
        tsType: typeNote(type, typesOf(type, folder)),
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
 * Replaces types such as `(typeof buttonTones)[number]` with their values in the generated docs, so that pages and controls
 * list them.
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
