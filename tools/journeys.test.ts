import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../e2e');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')] as const);

const found = (pattern: RegExp, names = /./) =>
  files.flatMap(([name, text]) =>
    names.test(name) && pattern.test(text) ? [`${name}: ${pattern.exec(text)?.[0]}`] : [],
  );

test('journeys find everything by role, name and words, as people do', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(found(/\.(locator|frameLocator|getByTestId|\$\$?|\$\$?eval|waitForSelector)\(/)).toEqual(
    [],
  );
  // A page's own deeds take a selector as their first words; those of what was found take none.
  const deeds = 'click|dblclick|tap|hover|check|uncheck|setChecked|focus|innerText|innerHTML';
  const answers = 'textContent|inputValue|isVisible|isHidden|isEnabled|isDisabled|isChecked';
  expect(found(new RegExp(`\\.(${deeds}|${answers})\\(\\s*['"\`]`))).toEqual([]);
  // These take words of their own, and after a selector a second argument that is no settings.
  const first = /\(\s*(['"`])(?:(?!\1).)*\1,\s*/.source;
  const worded = 'fill|press|type|setInputFiles|getAttribute|dispatchEvent|dragAndDrop';
  expect(found(new RegExp(`\\.(?:${worded})${first}[^\\s{)]`))).toEqual([]);
  expect(found(new RegExp(`\\.selectOption${first}[^\\s)]`))).toEqual([]);
});

/** Files of e2e with scripts that run in the page: each measures something, or brings about what no person can. */
const measuring = [
  'support/faults/authForms.ts',
  'support/faults/faultTable.ts',
  'support/faults/fullDevice.ts',
  'support/inPage.ts',
  'support/keyboard.ts',
  'support/painted.ts',
  'support/pictures.ts',
  'support/safety/hostile.ts',
  'support/stillness.ts',
  'support/usable/axe.ts',
  'support/usable/looks.ts',
  'support/usable/screens.ts',
];
/** The measures of a screen, asked by name. */
const asksAMeasure = /\.(?:evaluate|waitForFunction)\((?:looks\.\w+|isBusy)\b/g;
const intoThePage =
  /\.(evaluate\w*|waitForFunction|addInitScript|addScriptTag|setContent|exposeFunction)\(/;
const ofTheDocument =
  /\b(document|contentDocument|querySelector\w*|getElements?By\w+|elementFromPoint|Runtime\.evaluate)\b|javascript:/;
const code = (text: string) => text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');

const reaching = (text: string) => {
  const own = code(text).replace(asksAMeasure, '');
  return (intoThePage.exec(own) ?? ofTheDocument.exec(own))?.[0];
};

test('no journey reaches into the document past what people find', () => {
  const names = files.map(([name]) => name);
  expect(measuring.filter((name) => !names.includes(name))).toEqual([]);
  expect(measuring.filter((name) => name.endsWith('.spec.ts'))).toEqual([]);
  expect(
    files.flatMap(([name, text]) => {
      const found = measuring.includes(name) ? undefined : reaching(text);
      return found ? [`${name}: ${found}`] : [];
    }),
  ).toEqual([]);
  // A measure looks, and presses nothing that it found by a selector.
  const pressed =
    /(querySelector|getElement|elementFromPoint)[^;]*\.(click|focus|submit|requestSubmit|remove|dispatchEvent)\(/;
  expect(files.flatMap(([name, text]) => (pressed.test(code(text)) ? [name] : []))).toEqual([]);
});

test('the journeys by keyboard use no pointer', () => {
  const keyboard = /(slow.|support.)keyboard(\.spec)?\.ts$/;
  expect(files.filter(([name]) => keyboard.test(name))).toHaveLength(2);
  const pointer =
    /\.(click|dblclick|tap|hover|check|uncheck|fill|selectOption|dragTo|focus|mouse)\b/;
  expect(found(pointer, keyboard)).toEqual([]);
});
