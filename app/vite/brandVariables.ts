import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { variableName } from '@portal/ui/theme/variables';

/** Built beside the pages, because only the build knows the names of its CSS variables. */
export const themeEntry = '@portal/ui/theme';

type Vars = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes how the build names each CSS variable of the theme, from which the server makes the styles of a brand. */
export async function writeBrandVariables(root: string, dist: string): Promise<void> {
  const compiled = pathToFileURL(join(root, 'node_modules/.prerender/theme.mjs')).href;
  const { vars } = (await import(compiled)) as { vars: Vars };
  const names = Object.entries(vars).flatMap(([group, of]) =>
    Object.entries(of).map(([name, value]) => {
      const [, own] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
      if (!own) throw new Error(`${group}.${name} is no CSS variable: ${value}`);
      return [variableName(group, name), own];
    }),
  );
  // The server sends no file whose name begins with a dot.
  await writeFile(join(dist, '.brand-variables.json'), JSON.stringify(Object.fromEntries(names)));
}
