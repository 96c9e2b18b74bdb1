import { globSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DocgenMiddleware, StrictArgTypes } from 'storybook/internal/types';
import typescript from 'typescript';

// Storybook reads props with the API of TypeScript, which version 7 does not have: the version of this folder has one.
registerHooks({
  resolve: (name, context, next) =>
    next(name, name === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
});

/** What the project is for the tables: one program of all components and their stories, which no story changes. */
const project = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: 'ESNext',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['packages/ui/src', 'packages/forms/src'],
  exclude: ['**/*.test.*'],
});

// Storybook would take the nearest tsconfig.json, which has no stories, and build a program again for each of them.
const config = fileURLToPath(new URL('../tsconfig.json', import.meta.url));
const { sys } = typescript;
const { fileExists, readFile } = sys;
sys.fileExists = (path) => (path.endsWith('/tsconfig.json') ? path === config : fileExists(path));
sys.readFile = (path, encoding) => (path === config ? project : readFile(path, encoding));

const simple = ['boolean', 'enum', 'number', 'string'];
/** A node, or a text that can be missing: a text can replace it. */
const textual = /^(?:ReactNode|string \| (?:null|number|ReactNode))$/;

type Row = StrictArgTypes[string];

interface Declared {
  folder: string;
  list: readonly string[];
}

let declared: Declared[] | undefined;
/** Every list of texts in the sources, such as the choices of a prop. */
const allDeclared = (): readonly Declared[] => {
  declared ??= globSync('packages/{ui,domain,forms}/src/**/*.{ts,tsx}')
    .filter((path) => !/\.(?:test|stories)\./.test(path))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'[\w-]+'(?:\s*[,|]\s*'[\w-]+')+/g)].map(
        ([list]) => ({
          folder: dirname(path),
          list: list.match(/[\w-]+/g) ?? [],
        }),
      ),
    );
  return declared;
};

/** The choices of a prop in the order of their declaration: the type checker has that in which it met them. */
function inOrder(choices: readonly unknown[], folder: string): string[] | undefined {
  const lists = allDeclared().filter(({ list }) =>
    choices.every((choice) => list.includes(String(choice))),
  );
  const found = lists.find((each) => each.folder === folder) ?? lists[0];
  return found?.list.filter((choice) => choices.includes(choice));
}

/** A row of a table of props: its default by its description ("Default: …"), and a control unless that would break the page. */
function rowOf({ table, ...row }: Row, folder: string): Row {
  const choices = row.type?.name === 'enum' ? inOrder(row.type.value, folder) : undefined;
  const type = choices ? { ...row.type, name: 'enum' as const, value: choices } : row.type;
  const summary =
    choices?.map((choice) => `"${choice}"`).join(' | ') ??
    (table?.type?.summary ?? '').replace(/ \| undefined$/, '');
  const stated = /\bDefault:? ([^.]+?)(?:\.(?:\s|$)| \()/.exec(row.description ?? '')?.[1];
  const fallback = (stated ?? table?.defaultValue?.summary)?.replaceAll(/[`'"]/g, '');
  // An overlay that a control opens would cover the controls; what JSON cannot express would not come back.
  const overlay = /^(?:open|defaultOpen)$/.test(row.name);
  const editable = simple.includes(row.type?.name ?? '') || summary.endsWith('[]');
  const control = textual.test(summary) ? { type: 'text' as const } : { disable: true };
  return {
    ...row,
    ...(type ? { type } : {}),
    ...(editable && !overlay ? {} : { control }),
    table: { ...table, type: { ...table?.type, summary }, defaultValue: { summary: fallback } },
  };
}

const tableOf = (folder: string, argTypes: StrictArgTypes = {}): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([, { table }]) => table?.type?.summary !== 'undefined')
      .map(([name, row]) => [name, rowOf(row, folder)]),
  );

/** Reads the props of the library's components. Screens have none, and would take the types of the whole app. */
export const createDocgenProvider = (): DocgenMiddleware => (read) => async (input) => {
  if (!/^(?:Components|Patterns|Forms)\//.test(input.entry.title)) return undefined;
  const docs = await read(input);
  if (!docs) return docs;
  const folder = normalize(dirname(docs.path));
  const parts = Object.entries(docs.subcomponents ?? {}).map(([name, part]) => [
    name,
    { ...part, argTypes: tableOf(folder, part.argTypes) },
  ]);
  return {
    ...docs,
    argTypes: tableOf(folder, docs.argTypes),
    subcomponents: Object.fromEntries(parts),
  };
};
