import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { m } from '../app/src/i18n/messages.js';
import { messageIn, plainMessages, withTexts } from '../app/vite/oneLanguage.ts';
import { languageNames } from '../packages/domain/src/text/languages.ts';
import { languages, owners } from './lib/messages.mjs';
import { pseudoMessages } from './lib/pseudo.mjs';
import { root } from './lib/runtime.mjs';

const sourcesOf = (owner: string) =>
  readdirSync(join(root, owner, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!i18n).*\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, owner, 'src', file), 'utf8'))
    .join('\n');

const catalogueOf = (owner: string, language: string): Record<string, unknown> => {
  const folder = join(root, owner, 'messages', language);
  const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  return Object.assign({}, ...files.map((text) => JSON.parse(text)));
};

test.each(owners)('every message of %s is used', (owner) => {
  const used = new Set([...sourcesOf(owner).matchAll(/\bm\.(\w+)/g)].map(([, name]) => name));
  // The compiler reads it: the languages by their own names.
  if (owner === 'packages/domain') used.add('language_name');
  expect(Object.keys(catalogueOf(owner, 'en')).filter((name) => !used.has(name))).toEqual([]);
});

/** The values and tags of each message. */
const partsOf = (owner: string, language: string) =>
  Object.entries(catalogueOf(owner, language))
    .map(([name, message]) => {
      const parts = JSON.stringify(message).match(/\{\w+\}|<\w+>/g) ?? [];
      return `${name} ${[...new Set(parts)].sort().join(' ')}`;
    })
    .sort();

test('numbers in texts with plurals are grouped as in their language', () => {
  expect(m.imports_run({ count: 999 })).toBe('Import 999 rows');
  expect(m.imports_run({ count: 1_234_567 })).toBe('Import 1,234,567 rows');
  expect(m.imports_run({ count: 1012 }, { locale: 'de' })).toBe('1.012 Zeilen importieren');
  // Formatted by the caller.
  expect(m.imports_run({ count: '12k' })).toBe('Import 12k rows');
});

test('the portal offers the languages that have catalogues', () => {
  expect(Object.keys(languageNames)).toEqual(languages);
  for (const owner of owners)
    expect(readdirSync(join(root, owner, 'messages')).sort()).toEqual([...languages].sort());
});

const others = languages.slice(1).flatMap((language) => owners.map((owner) => [owner, language]));

test.each(others)(
  'every message of %s is in %s, with the same values and tags',
  (owner, language) => {
    expect(partsOf(owner ?? '', language ?? '')).toEqual(partsOf(owner ?? '', 'en'));
  },
);

test('the pseudo-locale is 40 % longer and keeps values, tags and variants', () => {
  const variants = { declarations: ['input count'], match: { 'count=one': 'One' } };
  expect(
    pseudoMessages({ terms: 'I accept <terms>all {count} terms</terms>', things: [variants] }),
  ).toEqual({
    terms: '[Í áççépt <terms>áll {count} térmš</terms> ėxtrå wö]',
    things: [{ declarations: ['input count'], match: { 'count=one': '[Óñé ėx]' } }],
  });
});

const compiled = `import { getLocale, experimentalStaticLocale } from '../runtime.js';
import * as registry from "../registry.js"
const en_files = () => {
	return registry.plural("en", 1)
};
const de_files = () => {
	return \`Dateien\`
};
export const files = ((inputs = {}, options = {}) => {
	return getLocale() === "de" ? de_files(inputs) : en_files(inputs)
});`;

test('a build for one language has only its messages', () => {
  expect(messageIn('de', compiled).trim()).toBe(
    '/* @__NO_SIDE_EFFECTS__ */ export const files = () => {\n\treturn `Dateien`\n};',
  );
  expect(messageIn('en', compiled)).toContain('import * as registry');
  expect(() => messageIn('fr', compiled)).toThrow('No message in fr');
});

/** `§` stands for a dollar sign. */
const js = (...lines: string[]) => lines.join('\n').replaceAll('§', '$');

test('a build has a message with its values in the place of its call', () => {
  const texts = {
    title: 'Titel',
    done: js('`{all}`, davon {count} erledigt'),
    hello: 'Hallo "{name}"',
  };
  const code = js(
    'const one = m.done({ count: n + 1, all: count(m.title()) });',
    'const two = m.hello({ name: name ? m.hello({ name }) : "name" });',
    'const other = [m.files({ count }), m.hello(values), m.hello({ ...values }), m.title];',
  );
  expect(withTexts(code, texts)).toBe(
    js(
      'const one = `\\`§{count("Titel")}\\`, davon §{n + 1} erledigt`;',
      'const two = `Hallo "§{name ? `Hallo "§{name}"` : "name"}"`;',
      'const other = [m.files({ count }), m.hello(values), m.hello({ ...values }), m.title];',
    ),
  );
});

test('a build has the texts of a table in the place of their messages', () => {
  const texts = { title: 'Titel', most: 'Höchstens {count}' };
  const code =
    'const all = lazyTexts({ a: { title: m.title }, most: () => m.most({ count: limits.links }), b: line(m.title) });';
  expect(withTexts(code, texts)).toBe(
    js(
      'const all = ({ a: { title: "Titel" }, most: `Höchstens §{limits.links}`, b: line("Titel") });',
    ),
  );
});

test('a build leaves no table of texts to write at runtime', () => {
  const texts = plainMessages('packages/domain', 'de');
  const folder = join(root, 'packages/domain/src');
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!i18n).*\.ts$/.test(file) && !/\.test\.ts$|lazyTexts/.test(file))
    .filter((file) =>
      /\(\) =>\s*m\./.test(withTexts(readFileSync(join(folder, file), 'utf8'), texts, file)),
    );
  expect(left).toEqual([]);
});
