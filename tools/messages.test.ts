import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageIn, translatable, translated } from '../app/vite/oneLanguage.ts';
import { languageNames } from '../packages/domain/src/text/languages.ts';
import { owners as builtOwners, languages } from './lib/messages.mjs';
import { pseudoMessages } from './lib/pseudo.mjs';
import { root } from './lib/runtime.mjs';

/** The backend reads its catalogues without compiling them. */
const owners = [...builtOwners, 'backend'];

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

const german: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'packages/domain/messages/de.json'), 'utf8'),
);

const domainTexts = ['packages/domain/src', 'packages/data/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => translatable(readFileSync(join(root, folder, file), 'utf8'), file)),
);

/** They are stored, sent or compared, or for developers. */
const untranslated = new Set([
  ...['Customer portal', 'Deleted account', 'The link check', 'Copy of {1}', 'Photo of {1}'],
  ...['User ID', 'Record name', 'Bearer {1}'],
  '{1}={2}; path=/; max-age=60; samesite=strict',
  ...['Unknown status {1}', 'A list of {1} pages was cut after {2}'],
]);

test('every text of the domain and the data is in German, and no other', () => {
  const texts = new Set(domainTexts);
  expect(Object.keys(german).filter((text) => !texts.has(text))).toEqual([]);
  const isCall = (text: string) => /^[A-Z|]+ (\{1\})?\//.test(text);
  const seeming = [...texts].filter(
    (text) => /^[A-Z{]/.test(text) && /[a-z]/.test(text) && text.includes(' ') && !isCall(text),
  );
  expect(seeming.filter((text) => !Object.hasOwn(german, text) && !untranslated.has(text))).toEqual(
    [],
  );
  expect([...untranslated].filter((text) => !texts.has(text))).toEqual([]);
});

test('each has the same values in German', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');
  expect(
    Object.entries(german).filter(([text, other]) => valuesOf(text) !== valuesOf(other)),
  ).toEqual([]);
});

/** `§` stands for a dollar sign. */
const js = (...lines: string[]) => lines.join('\n').replaceAll('§', '$');

test('literals and templates are translated with their values', () => {
  const texts = {
    Title: 'Titel',
    'Reason is "required"': 'Begründung `fehlt` "hier" \\',
    '{1} of {2} done': js('`{2}`, davon §{1} erledigt'),
    'Hello {1}': 'Hallo {1}',
    name: 'Name',
  };
  const code = js(
    "import a from './name';",
    "const all = ['Title', 'Reason is \"required\"', 'Other', 'toString'];",
    'const one = `§{done + 1} of §{count(`Title`)} done`;',
    'const two = `Hello §{name ? `Hello §{name}` : "name"}`;',
    'const three = `No §{"Title"}`;',
    "throw new TypeError('Title', { cause: `Hello §{name}` });",
  );
  expect(translated(code, texts)).toEqual(
    js(
      "import a from './name';",
      'const all = ["Titel", "Begründung `fehlt` \\"hier\\" \\\\", \'Other\', \'toString\'];',
      'const one = `\\`§{count(`Titel`)}\\`, davon \\§§{done + 1} erledigt`;',
      'const two = `Hallo §{name ? `Hallo §{name}` : "Name"}`;',
      'const three = `No §{"Titel"}`;',
      "throw new TypeError('Title', { cause: `Hello §{name}` });",
    ),
  );
});
