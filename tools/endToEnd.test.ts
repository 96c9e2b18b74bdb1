import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');

/** The lines of these files with what is looked for, without comments. */
function found(pattern: RegExp, names: string): string[] {
  const files = globSync(names, { cwd: folder });
  expect(files.length).toBeGreaterThan(0);
  return files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) && pattern.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
}

test('journeys find everything by role, name and words, as people do', () => {
  const selectors = /\.(locator|frameLocator|getByTestId|\$\$?|\$\$?eval|waitForSelector)\(/;
  expect(found(selectors, '**/*.ts')).toEqual([]);
  // A page's own methods take a selector first; those of what was found take none.
  const methods = 'click|dblclick|tap|hover|check|uncheck|focus|innerText|textContent|inputValue';
  expect(found(new RegExp(`\\.(${methods}|is[A-Z]\\w+)\\(['"\`]`), '**/*.ts')).toEqual([]);
});

test('no journey runs a script of its own in the page', () => {
  const scripts = /\.(evaluate\w*|waitForFunction|add(Init|Script)\w+|setContent|exposeFunction)\(/;
  const own = found(scripts, '**/*.spec.ts');
  // The measures of a screen, asked by name.
  expect(own.filter((line) => !/\((looks\.\w+|isBusy)\b/.test(line))).toEqual([]);
});

test('the journeys by keyboard use no pointer', () => {
  const pointer =
    /\.(click|dblclick|tap|hover|check|uncheck|fill|selectOption|dragTo|focus|mouse)\b/;
  expect(found(pointer, '{slow,support}/keyboard*.ts')).toEqual([]);
});
