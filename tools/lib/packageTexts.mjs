import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { messageIn, templateOf, withReplaced } from '../../app/vite/oneLanguage.ts';
import { languages } from './messages.mjs';
import { root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/*
 * The texts of a built package: `i18n/<language>.js` exports each, and its own code imports them from
 * `@portal/<package>/messages`, so that a bundler can replace this one module.
 */

/**
 * A text that a package exports: its type, what its editor shows, and its module in each language.
 * @typedef {{ name: string, type: string, remark: string, codeIn: (language: string) => string }} Text
 */

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/** The entries of each package for its texts, as in `exports`, with their files. @type {readonly (readonly [string, string])[]} */
export const textEntries = [
  ['./messages', './i18n/en.js'],
  ...languages.map(
    (language) => /** @type {const} */ ([`./messages/${language}`, `./i18n/${language}.js`]),
  ),
];

/** A message of a catalogue, from the module that Paraglide compiled. @returns {Text} */
function messageOf(/** @type {string} */ name, /** @type {string} */ code) {
  const [, inputs = ''] = /^\/\*\* @typedef \{\{(.*)\}\} \w+Inputs \*\/$/m.exec(code) ?? [];
  const values = inputs.trim().replaceAll('NonNullable<unknown>', 'unknown').replaceAll(',', ';');
  const [, table = ''] = /^\/\*\*\n((?:\* \|.*\n)+)/m.exec(code) ?? [];
  const [, only] = /^\* \| output \|\n.*\n\* \| "(.*)" \|\n$/.exec(table) ?? [];
  return {
    name,
    type: values ? `(values: { ${values} }) => string` : '() => string',
    remark: only === undefined ? `/**\n${table} */` : `/** ${only} */`,
    codeIn: (language) => messageIn(language, code),
  };
}

/** The messages of a package with catalogues; its code then imports them by the address of the package. */
function takeMessages(/** @type {string} */ name, /** @type {string} */ dist) {
  const compiled = join(root, 'packages', name, 'src/i18n/messages');
  const texts = globSync('[!_]*.js', { cwd: compiled }).map((file) =>
    messageOf(basename(file, '.js'), read(join(compiled, file))),
  );
  for (const file of ['messages', 'messages.js', 'messages.d.ts', 'registry.d.ts'])
    rmSync(join(dist, 'i18n', file), { recursive: true });
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const code = read(join(dist, file));
    if (!code.includes('i18n/messages')) continue;
    const changed = code
      .replace(/\{ m \} from '[./]+\/i18n\/messages\.js'/, `* as m from '@portal/${name}/messages'`)
      .replace(/import\("[./]+\/i18n\/messages\/\w+\.js"\)\.LocalizedString/g, 'string');
    writeFileSync(join(dist, file), changed);
  }
  return texts;
}

const translations = new Map(
  languages
    .slice(1)
    .map((language) => [
      language,
      /** @type {Record<string, string>} */ (
        JSON.parse(read(join(root, 'packages/domain/messages', `${language}.json`)))
      ),
    ]),
);

/** The names of the texts of domain and data: their first words. */
function namesOfTexts() {
  /** @type {Map<string, string>} */
  const names = new Map();
  const taken = new Set();
  for (const text of Object.keys(translations.get(languages[1] ?? '') ?? {})) {
    const words = text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
    const name = ['text', ...words.slice(0, 8)].join('_');
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}_${count}`;
    taken.add(unique);
    names.set(text, unique);
  }
  return names;
}

/** The texts in the code of a package without catalogues, in whose place it then has their names. */
function takeTexts(/** @type {string} */ name, /** @type {string} */ dist) {
  const names = namesOfTexts();
  /** @type {Map<string, Text>} */
  const texts = new Map();
  for (const file of globSync('**/*.js', { cwd: dist })) {
    const code = read(join(dist, file));
    const changed = withReplaced(code, (text, values) => {
      const own = names.get(text);
      if (!own) return undefined;
      const ids = values.map((_, at) => `value${at + 1}`);
      const known = texts.get(own);
      const type =
        ids.length === 0 ? 'string' : `(${ids.map((id) => `${id}: unknown`).join(', ')}) => string`;
      if (known && known.type !== type)
        throw new PlainError(`“${text}” is with values and without in @portal/${name}.`);
      texts.set(own, {
        name: own,
        type,
        remark: `/** ${text} */`,
        codeIn(language) {
          const written = translations.get(language)?.[text] ?? text;
          return ids.length === 0
            ? `export const ${own} = ${JSON.stringify(written)};\n`
            : `/* @__NO_SIDE_EFFECTS__ */ export const ${own} = (${ids.join(', ')}) => ${templateOf(written, ids)};\n`;
        },
      });
      return ids.length === 0 ? `_m.${own}` : `_m.${own}(${values.join(', ')})`;
    });
    if (changed === code) continue;
    if (/[{,]\s*_m\.\w+\s*:/.test(changed))
      throw new PlainError(`A text is the name of a property in ${file} of @portal/${name}.`);
    writeFileSync(join(dist, file), `import * as _m from '@portal/${name}/messages';\n${changed}`);
  }
  mkdirSync(join(dist, 'i18n'));
  return [...texts.values()];
}

/** Dates, numbers and money of a built package follow its texts, so that a server and the browser write the same. */
const localeModule = (
  /** @type {string} */ name,
) => `import { locale } from '@portal/${name}/messages';
export const pageLocale = () => locale;
export const inEnglish = () => locale === 'en-NZ';
`;

/** Moves the texts of a compiled package to modules of each language. */
export function extractTexts(/** @type {string} */ name, /** @type {string} */ dist) {
  const hasCatalogues = globSync('i18n/messages.js', { cwd: dist }).length > 0;
  const texts = hasCatalogues ? takeMessages(name, dist) : takeTexts(name, dist);
  texts.sort((a, b) => (a.name < b.name ? -1 : 1));
  const [locale] = globSync(['pageLocale.js', 'schemas/locale.js'], { cwd: dist });
  if (locale) writeFileSync(join(dist, locale), localeModule(name));
  for (const language of languages) {
    const folder = join(dist, 'i18n', language);
    mkdirSync(folder);
    for (const { name, codeIn } of texts)
      writeFileSync(join(folder, `${name}.js`), codeIn(language));
    const own = language === 'en' ? 'en-NZ' : language;
    const lines = texts.map(({ name }) => `export * from './${language}/${name}.js';`);
    if (locale) lines.unshift(`export const locale = '${own}';`);
    writeFileSync(`${folder}.js`, `${lines.join('\n')}\n`);
  }
  const types = texts.map(
    ({ name, type, remark }) => `${remark}\nexport declare const ${name}: ${type};`,
  );
  if (locale)
    types.unshift('/** Of dates, numbers and money. */\nexport declare const locale: string;');
  writeFileSync(join(dist, 'i18n/en.d.ts'), `${types.join('\n')}\n`);
  for (const language of languages.slice(1))
    writeFileSync(join(dist, 'i18n', `${language}.d.ts`), "export * from './en.js';\n");
}
