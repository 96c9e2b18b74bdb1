import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

const found = (pattern: RegExp, names = /./) =>
  files.flatMap(([name, text]) =>
    names.test(name) && pattern.test(text) ? [`${name}: ${pattern.exec(text)?.[0]}`] : [],
  );

test('journeys find everything by role, name and words, as people do', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(found(/\.(locator|frameLocator|getByTestId|\$\$?|\$\$?eval|waitForSelector)\(/)).toEqual(
    [],
  );
});

test('the journeys by keyboard use no pointer', () => {
  const keyboard = /(slow.|support.)keyboard(\.spec)?\.ts$/;
  expect(files.filter(([name]) => keyboard.test(name))).toHaveLength(2);
  const pointer =
    /\.(click|dblclick|tap|hover|check|uncheck|fill|selectOption|dragTo|focus|mouse)\b/;
  expect(found(pointer, keyboard)).toEqual([]);
});
