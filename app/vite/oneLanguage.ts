import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** The file of a message compiled by Paraglide, with the function of one language only. Throws if it has no such function. */
export function messageIn(locale: string, code: string): string {
  const [, name] = /^export const (\w+) =/m.exec(code) ?? [];
  const [, written] =
    new RegExp(`^const ${locale}_${name} = ([\\s\\S]*?^};)`, 'm').exec(code) ?? [];
  if (!name || !written) throw new Error(`No message in ${locale} in:\n${code}`);
  const registry = /^import \* as registry .*$/m.exec(written.includes('registry.') ? code : '');
  return `${registry?.[0] ?? ''}\n/* @__NO_SIDE_EFFECTS__ */ export const ${name} = ${written}\n`;
}

/** Translations by the English text, with values as `{1}`, `{2}`. */
type Texts = Readonly<Record<string, string>>;

/** A string literal or template, with values as `{1}`, `{2}` in its text. */
interface Written {
  start: number;
  end: number;
  text: string;
  /** Where the values are. */
  values: readonly { start: number; end: number }[];
}

/** The literals and templates of a file in their order; not those of errors for developers. */
function writtenIn(code: string, file: string): Written[] {
  const found: Written[] = [];
  let errors = 0;
  const isError = ({ callee }: ESTree.NewExpression) =>
    callee.type === 'Identifier' && /^(?:Range|Type)?Error$/.test(callee.name);
  const keep = ({ start, end }: ESTree.Node, text: string, values: Written['values'] = []) => {
    if (errors === 0) found.push({ start, end, text, values });
  };
  new Visitor({
    NewExpression: (node) => {
      if (isError(node)) errors += 1;
    },
    'NewExpression:exit': (node) => {
      if (isError(node)) errors -= 1;
    },
    Literal: (node) => {
      if (typeof node.value === 'string') keep(node, node.value);
    },
    TemplateLiteral: (node) => {
      const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
      const text = [first, ...rest.map((part, at) => `{${at + 1}}${part}`)].join('');
      keep(node, text, node.expressions);
    },
  }).visit(parseSync(file, code).program);
  return found.sort((a, b) => a.start - b.start);
}

/** The texts of a file that `translated` looks up. */
export const translatable = (code: string, file = 'texts.ts'): string[] =>
  writtenIn(code, file).map(({ text }) => text);

/**
 * The code with other code in the place of its texts. `replace` gets a text, the code of its values and whether it is a
 * template; a text stays where it returns undefined.
 */
export function withReplaced(
  code: string,
  replace: (text: string, values: readonly string[], isTemplate: boolean) => string | undefined,
): string {
  const all = writtenIn(code, 'texts.js');
  const part = (start: number, end: number): string => {
    let result = '';
    let at = start;
    for (const { values, text, ...found } of all) {
      // One before it is done; one within a template is part of its value.
      if (found.start < at || found.end > end) continue;
      const written = values.map((value) => part(value.start, value.end));
      const other = replace(text, written, code[found.start] === '`');
      if (other === undefined) continue;
      result += code.slice(at, found.start) + other;
      at = found.end;
    }
    return result + code.slice(at, end);
  };
  return part(0, code.length);
}

/** A text with values as a template, with the code of each value. */
export const templateOf = (text: string, values: readonly string[]): string =>
  `\`${text.replace(/[`\\]|\$\{/g, '\\$&').replace(/\{(\d)\}/g, (_all, number) => {
    const value = values[Number(number) - 1];
    return value ? `\${${value}}` : '';
  })}\``;

/** The code with its string literals and templates in another language; what has no translation stays. */
export const translated = (code: string, texts: Texts): string =>
  withReplaced(code, (text, values, isTemplate) => {
    const other = Object.hasOwn(texts, text) ? texts[text] : undefined;
    if (other === undefined) return undefined;
    return isTemplate ? templateOf(other, values) : JSON.stringify(other);
  });

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The messages of a package that have neither values, variants nor tags, by name. */
export function plainMessages(owner: string, locale: string): Texts {
  const folder = join(owner, 'messages', locale);
  const messages = readdirSync(join(root, folder)).flatMap((file) =>
    Object.entries<unknown>(read(join(folder, file))),
  );
  return Object.fromEntries(
    messages.flatMap(([name, text]) =>
      typeof text === 'string' && !/[{<\\]/.test(text) ? [[name, text]] : [],
    ),
  );
}

/** The code with each call of such a message as its text: a module for each would become a file where several pages share it. */
export const withTexts = (code: string, texts: Texts): string =>
  code.replace(/\bm\.(\w+)\(\)/g, (call, name) =>
    texts[name] === undefined ? call : JSON.stringify(texts[name]),
  );

/** The code with the locale of data and of ui as constants: the dates and numbers of other languages are left out. */
export function withLocale(code: string, locale: string): string {
  const inEnglish = locale === 'en';
  return code
    .replaceAll(/\b(?:inEnglish|formatsEnglish)\(\)/g, String(inEnglish))
    .replaceAll(/\b(?:pageLocale|formatLocale)\(\)/g, JSON.stringify(inEnglish ? 'en-NZ' : locale));
}

const sources = /\/(?:packages\/\w+|app)\/src\/.*\.tsx?$/;

/** Builds the page for one language: the messages of others, and the choice between them, are left out. */
export function oneLanguage(locale: string): Plugin[] {
  const catalogues = new Map<string, Texts>();
  const textsOf = (owner: string) => {
    const known = catalogues.get(owner) ?? plainMessages(owner, locale);
    catalogues.set(owner, known);
    return known;
  };
  const plugins: Plugin[] = [
    {
      name: 'portal:one-language',
      apply: 'build',
      transform: {
        filter: { id: /\/src\/i18n\/messages\/(?!_)\w+\.js$/ },
        handler: (code) => ({ code: messageIn(locale, code), map: null }),
      },
    },
    {
      name: 'portal:plain-messages',
      apply: 'build',
      transform: {
        filter: { id: sources, code: '/i18n/messages.js' },
        handler(code, id) {
          const [, owner = ''] = /\/(packages\/\w+|app)\/src\//.exec(id) ?? [];
          return { code: withTexts(code, textsOf(owner)), map: null };
        },
      },
    },
    {
      name: 'portal:page-locale',
      apply: 'build',
      transform: {
        filter: { id: sources, code: /\b(?:(?:page|format)Locale|inEnglish|formatsEnglish)\(\)/ },
        handler: (code) => ({ code: withLocale(code, locale), map: null }),
      },
    },
  ];
  plugins.push({
    name: 'portal:no-script',
    transformIndexHtml: (html) =>
      html.replace('<!--needs-javascript-->', textsOf('app').auth_needs_javascript ?? ''),
  });
  if (locale === 'en') return plugins;
  const texts: Texts = read(`packages/domain/messages/${locale}.json`);
  return [
    ...plugins,
    {
      name: 'portal:translated',
      transform: {
        filter: { id: /\/packages\/(?:domain|data)\/src\/.*\.tsx?$/ },
        handler: (code) => ({ code: translated(code, texts), map: null }),
      },
      transformIndexHtml: (html) =>
        html
          .replace('lang="en-NZ"', `lang="${locale}"`)
          .replace(/(?<=<title>)[^<]*/, (title) => texts[title] ?? title),
    },
  ];
}
