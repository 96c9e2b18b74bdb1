import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { messageIn } from '../../app/vite/oneLanguage.ts';
import { languages } from './messages.mjs';
import { root } from './runtime.mjs';

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

/** The messages of a package; its code then imports them by the address of the package. */
function takeMessages(/** @type {string} */ name, /** @type {string} */ dist) {
  const compiled = join(root, 'packages', name, 'src/i18n/messages');
  const texts = globSync('[!_]*.js', { cwd: compiled }).map((file) =>
    messageOf(basename(file, '.js'), read(join(compiled, file))),
  );
  for (const file of ['messages', 'messages.js', 'messages.d.ts', 'registry.d.ts'])
    rmSync(join(dist, 'i18n', file), { recursive: true, force: true });
  for (const file of globSync('**/*.{js,d.ts}', { cwd: dist })) {
    const code = read(join(dist, file));
    if (!/i18n\/messages|#messages/.test(code)) continue;
    // Types of a package do not import the package by its name, which not every resolution finds.
    const messages = file.endsWith('.d.ts')
      ? `${'../'.repeat(file.split(sep).length - 1) || './'}i18n/en.js`
      : `@portal/${name}/messages`;
    const changed = code
      .replace(
        /(?:\{ m \} from '[./]+\/i18n\/messages\.js'|\* as m from '#messages')/,
        `* as m from '${messages}'`,
      )
      .replace(/import\("[./]+\/i18n\/messages\/\w+\.js"\)\.LocalizedString/g, 'string')
      // The type of a message in a table.
      .replace(
        /\(inputs\??: (?:m|import\("[./]+\/i18n\/messages\.js"\))\.(\w+)Inputs, options\?: \{[^}]*\}\) => string/g,
        (_, message) => `typeof import('${messages}').${message.toLowerCase()}`,
      );
    writeFileSync(join(dist, file), changed);
  }
  return texts;
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
  const texts = takeMessages(name, dist);
  texts.sort((a, b) => (a.name < b.name ? -1 : 1));
  const [locale] = globSync(['pageLocale.js', 'schemas/locale.js'], { cwd: dist });
  if (locale) writeFileSync(join(dist, locale), localeModule(name));
  for (const language of languages) {
    const folder = join(dist, 'i18n', language);
    mkdirSync(folder, { recursive: true });
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
