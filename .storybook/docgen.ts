import { registerHooks } from 'node:module';
import type { DocgenMiddleware, StrictArgTypes } from 'storybook/internal/types';

// Storybook reads props with the API of TypeScript, which version 7 does not have: the version of this folder has one.
registerHooks({
  resolve: (name, context, next) =>
    next(name, name === 'typescript' ? { ...context, parentURL: import.meta.url } : context),
});

const simple = ['boolean', 'enum', 'number', 'string'];
/** A node, or a text that can be missing: a text can replace it. */
const textual = /^(?:ReactNode|string \| (?:null|number|ReactNode))$/;

type Row = StrictArgTypes[string];

/** A row of a table of props: its default by its description ("Default: …"), and a control unless that would break the page. */
function rowOf({ table, ...row }: Row): Row {
  const summary = (table?.type?.summary ?? '').replace(/ \| undefined$/, '');
  const stated = /\bDefault:? ([^.]+?)(?:\.(?:\s|$)| \()/.exec(row.description ?? '')?.[1];
  const fallback = (stated ?? table?.defaultValue?.summary)?.replaceAll(/[`'"]/g, '');
  // An overlay that a control opens would cover the controls; what JSON cannot express would not come back.
  const overlay = /^(?:open|defaultOpen)$/.test(row.name);
  const editable = simple.includes(row.type?.name ?? '') || summary.endsWith('[]');
  const control = textual.test(summary) ? { type: 'text' as const } : { disable: true };
  return {
    ...row,
    ...(editable && !overlay ? {} : { control }),
    table: { ...table, type: { ...table?.type, summary }, defaultValue: { summary: fallback } },
  };
}

const tableOf = (argTypes: StrictArgTypes = {}): StrictArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes)
      .filter(([, { table }]) => table?.type?.summary !== 'undefined')
      .map(([name, row]) => [name, rowOf(row)]),
  );

/** Reads the props of the library's components. Screens have none, and would take the types of the whole app. */
export const createDocgenProvider = (): DocgenMiddleware => (read) => async (input) => {
  if (!/^(?:Components|Patterns|Forms)\//.test(input.entry.title)) return undefined;
  const docs = await read(input);
  if (!docs) return docs;
  const parts = Object.entries(docs.subcomponents ?? {}).map(([name, part]) => [
    name,
    { ...part, argTypes: tableOf(part.argTypes) },
  ]);
  return { ...docs, argTypes: tableOf(docs.argTypes), subcomponents: Object.fromEntries(parts) };
};
