import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');

/** The matching lines of these files, without comments. */
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

test('end-to-end tests find elements by role, name and text', () => {
  const selectors = /\.(locator|frameLocator|getByTestId|\$\$?|\$\$?eval|waitForSelector)\(/;
  expect(found(selectors, '**/*.ts')).toEqual([]);
  // Methods of a page take a selector first; methods of a locator take none.
  const methods = 'click|dblclick|tap|hover|check|uncheck|focus|innerText|textContent|inputValue';
  expect(found(new RegExp(`\\.(${methods}|is[A-Z]\\w+)\\(['"\`]`), '**/*.ts')).toEqual([]);
});

test('end-to-end tests run no script of their own in the page', () => {
  const scripts = /\.(evaluate\w*|waitForFunction|add(Init|Script)\w+|setContent|exposeFunction)\(/;
  const own = found(scripts, '**/*.spec.ts');
  // Only the shared checks of a screen, by name.
  expect(own.filter((line) => !/\((looks\.\w+|isBusy)\b/.test(line))).toEqual([]);
});

test('keyboard tests use no pointer', () => {
  const pointer =
    /\.(click|dblclick|tap|hover|check|uncheck|fill|selectOption|dragTo|focus|mouse)\b/;
  expect(found(pointer, '{slow,support}/keyboard*.ts')).toEqual([]);
});
