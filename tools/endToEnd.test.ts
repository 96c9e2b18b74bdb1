import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'e2e');

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

test('the tests and stories that show what only a sweep runs exist', () => {
  const stories = globSync('{app,packages/*}/src/**/*.stories.tsx', { cwd: root });
  const named = new Set(
    stories.flatMap((path) => [
      basename(path, '.stories.tsx'),
      ...[...readFileSync(`${root}/${path}`, 'utf8').matchAll(/^export const (\w+)/gm)].map(
        ([, name = '']) => name,
      ),
    ]),
  );
  const comments = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}/${path}`, 'utf8').matchAll(/\/\/ Otherwise: (.*)/g)].map(
      ([, text = '']) => `${path}: ${text}`,
    ),
  );
  const missing = comments.filter((comment) => {
    const [, text = ''] = comment.split(': ');
    const files = text.match(/\w+\/[\w/.]+\.ts\b/g) ?? [];
    const names = text.replace(/\w+\/[\w/.]+/g, '').match(/\b[A-Z]\w+/g) ?? [];
    return (
      files.some((file) => !existsSync(`${root}/${file}`)) || names.some((name) => !named.has(name))
    );
  });
  expect(missing).toEqual([]);
  expect(comments.length).toBeGreaterThan(20);
});
