import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pseudoMessages } from './pseudo.mjs';
import { root } from './runtime.mjs';
import { PlainError } from './say.mjs';

/*
 * Catalogues: `messages/<locale>/<area>.json` beside the sources that use them. Paraglide compiles each message to a function in
 * `src/i18n`, which is not committed.
 */

/** The packages with catalogues. */
export const owners = [
  'packages/domain',
  'packages/data',
  'packages/ui',
  'packages/forms',
  'app',
  'backend',
];
/** The languages that have catalogues, English first; the portal is built in each. */
export const languages = [
  'en',
  ...readdirSync(join(root, 'packages/domain/messages'))
    .filter((name) => name !== 'en')
    .sort(),
];

/** A catalogue as JSON in which the tags begin with U+0002, so that `richText` takes no `<` of a value for a tag. @param {object} catalogue */
const markTags = (catalogue) => JSON.stringify(catalogue).replace(/<(?=\/?\w+>)/g, '\\u0002');

/** Of Paraglide's runtime only the locale is needed: pages are built for one, or have it in their `lang`. */
const runtime = `/** @typedef {string} LocalizedString */
/** @template Inputs, Options, Markup @typedef {unknown} MessageMetadata */

let readLocale = () => globalThis.document?.documentElement.lang || 'en';

/** The language of the page; in Node English, or what a server says. */
export const getLocale = () => readLocale();

/** @param {() => string} read */
export const overwriteGetLocale = (read) => {
  readLocale = read;
};

/** Set by builds for one language. @type {string | undefined} */
export const experimentalStaticLocale = undefined;
`;

/** Of Paraglide's registry only plurals are needed, and the numbers in texts with plurals. Making rules takes far longer than using them, and a list uses them in each row. */
const registry = `/** @type {Record<string, Intl.PluralRules>} */
const known = {};

/** @param {string} locale @param {unknown} input @param {Intl.PluralRulesOptions} options */
export const plural = (locale, input, options) =>
  (known[locale + options.type] ??= new Intl.PluralRules(locale, options)).select(
    /** @type {number} */ (input),
  );

/** A whole number as texts print it, such as 1,234 or 1.234; in English without Intl, which a page should not wait for. @param {string} locale @param {unknown} value */
export const number = (locale, value) =>
  typeof value !== 'number'
    ? value
    : locale.startsWith('en')
      ? String(value).replace(/\\B(?=(\\d{3})+$)/g, ',')
      : value.toLocaleString(locale);
`;

/** Prints the numbers that a text has plurals of as the rest of the screen does. @param {string} code Of a compiled message. */
function withNumbers(code) {
  const names = [...code.matchAll(/registry\.plural\("[^"]+", i\?\.(\w+)/g)].map(
    ([, name]) => name,
  );
  if (names.length === 0) return code;
  const printed = new RegExp(`\\$\\{i\\?\\.(${[...new Set(names)].join('|')})\\}`, 'g');
  let locale = 'en';
  return code
    .split('\n')
    .map((line) => {
      locale = /registry\.plural\("([^"]+)"/.exec(line)?.[1] ?? locale;
      return line.replace(printed, `\${registry.number("${locale}", i?.$1)}`);
    })
    .join('\n');
}

/** Without Paraglide's `export *`, behind which Storybook looks for `m` in each of the hundreds of modules, once for each importer. */
const onlyAsM = `export * as m from './messages/_index.js';\n`;
/** Of these all modules import the messages one by one or as a namespace. */
const ofNames = ['packages/domain', 'packages/data', 'backend'];

/** @param {string} text @param {string} file */
function parse(text, file) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PlainError(`${file} is no valid JSON: ${/** @type {Error} */ (error).message}`);
  }
}

/** Compiles the catalogues that have changed. Rejects with a `PlainError` that names an invalid file. */
export async function compileMessages() {
  for (const owner of owners) await compileMessagesOf(owner);
}

/** The modules of messages as one, for Node and for pages without a build, which would load hundreds. */
function inOneModule(/** @type {string} */ folder) {
  const codes = readdirSync(folder)
    .filter((file) => /^(?!_)\w+\.js$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('../', './'));
  const own = /^import .* from '.\/\w+\.js';?$/gm;
  const imported = new Set(codes.flatMap((code) => code.match(own) ?? []));
  return [...imported, ...codes.map((code) => code.replace(own, ''))].join('\n');
}

/** The languages by their own names, which are a message of the domain. */
function languagesModule(/** @type {ReadonlyMap<string, string>} */ texts) {
  const names = languages.map((language) => [
    language,
    JSON.parse(texts.get(join(language, 'text.json')) ?? '{}').language_name,
  ]);
  return `export const languageNames = /** @type {const} */ (${JSON.stringify(Object.fromEntries(names))});\n`;
}

async function compileMessagesOf(/** @type {string} */ owner) {
  const folder = join(root, owner, 'messages');
  const outdir = join(root, owner, 'src/i18n');
  const stamp = join(outdir, '.compiled');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const hash = createHash('sha256');
  for (const input of ['tools/lib/messages.mjs', 'tools/lib/pseudo.mjs', 'package-lock.json'])
    hash.update(readFileSync(join(root, input)));
  for (const [file, text] of texts) hash.update(`${file}\n${text}`);
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Paraglide reads a project from a folder, and says nothing about a file that is no catalogue.
  const project = join(root, 'node_modules/.cache/messages', owner, 'project.inlang');
  rmSync(dirname(project), { recursive: true, force: true });
  const write = (/** @type {string} */ file, /** @type {object} */ content) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, markTags(content));
  };
  for (const [file, text] of texts) {
    const catalogue = parse(text, join(owner, 'messages', file));
    write(join(dirname(project), file), catalogue);
    if (file.startsWith(`en${sep}`))
      write(join(dirname(project), file.replace('en', 'en-XA')), pseudoMessages(catalogue));
  }
  const areas = files.filter((file) => file.startsWith(`en${sep}`)).map((file) => file.slice(3));
  write(join(project, 'settings.json'), {
    baseLocale: 'en',
    locales: [...languages, 'en-XA'],
    telemetry: 'off',
    modules: [join(root, 'node_modules/@inlang/plugin-message-format/dist/index.js')],
    'plugin.inlang.messageFormat': { pathPattern: areas.map((area) => `./{locale}/${area}`) },
  });
  const { compile } = await import('@inlang/paraglide-js');
  await compile({
    project,
    outdir,
    outputStructure: 'message-modules',
    strategy: ['globalVariable', 'baseLocale'],
    emitReadme: false,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    experimentalStaticLocale: 'undefined',
  });
  const names = areas.flatMap((area) => Object.keys(JSON.parse(texts.get(join('en', area)) ?? '')));
  for (const name of names)
    if (!existsSync(join(outdir, 'messages', `${name}.js`)))
      throw new PlainError(`The message ${name} of ${owner} does not compile.`);
  const messages = join(outdir, 'messages');
  for (const file of readdirSync(messages)) {
    const code = readFileSync(join(messages, file), 'utf8');
    const printed = withNumbers(code);
    if (printed !== code) writeFileSync(join(messages, file), printed);
  }
  rmSync(join(outdir, 'server.js'));
  writeFileSync(join(outdir, 'runtime.js'), runtime);
  writeFileSync(join(outdir, 'registry.js'), registry);
  if (!ofNames.includes(owner)) writeFileSync(join(outdir, 'messages.js'), onlyAsM);
  if (owner === 'packages/domain')
    writeFileSync(join(outdir, 'languages.js'), languagesModule(texts));
  writeFileSync(join(outdir, 'inOne.js'), inOneModule(join(outdir, 'messages')));
  writeFileSync(stamp, wanted);
}
