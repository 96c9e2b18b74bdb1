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

/** Texts by the name of their message, with `{values}`. */
type Texts = Readonly<Record<string, string>>;

interface Span {
  start: number;
  end: number;
}

/** A text with the code of its values as a template. */
const templateOf = (text: string, values: ReadonlyMap<string, string>): string =>
  `\`${text
    .replace(/[`\\]|\$\{/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_all, name) => `\${${values.get(name)}}`)}\``;

/** The name of the message in `m.name`. */
function nameIn(node: ESTree.Node): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return undefined;
  const { object, property } = node;
  return object.type === 'Identifier' && object.name === 'm' ? property.name : undefined;
}

/** The values of a call with a message, in its code; undefined for any other. */
function valuesIn({ arguments: [first] }: ESTree.CallExpression): Map<string, Span> | undefined {
  const values = new Map<string, Span>();
  if (!first) return values;
  if (first.type !== 'ObjectExpression') return undefined;
  for (const property of first.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
    values.set(property.key.name, property.value);
  }
  return values;
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/**
 * The code with the text of each message in the place of its call, and within a table of `lazyTexts` in the place of the message: a module
 * for each would become a file where several pages share it.
 */
export function withTexts(code: string, texts: Texts, file = 'page.tsx'): string {
  const found: (Span & { text: string; values?: Map<string, Span> })[] = [];
  let tables = 0;
  const isTable = ({ callee }: ESTree.CallExpression) =>
    callee.type === 'Identifier' && callee.name === 'lazyTexts';
  const take = ({ start, end }: Span, call: ESTree.CallExpression) => {
    const text = texts[nameIn(call.callee) ?? ''];
    const values = valuesIn(call);
    const names = text === undefined ? [] : namesIn(text);
    const isWhole = values?.size === names.length && names.every((name) => values.has(name ?? ''));
    if (text !== undefined && isWhole) found.push({ start, end, text, values });
  };
  new Visitor({
    CallExpression(node) {
      if (isTable(node)) {
        tables += 1;
        found.push({ ...node.callee, text: '' });
      } else take(node, node);
    },
    'CallExpression:exit': (node) => {
      if (isTable(node)) tables -= 1;
    },
    ArrowFunctionExpression(node) {
      const { params, body } = node;
      if (tables > 0 && params.length === 0 && body.type === 'CallExpression') take(node, body);
    },
    MemberExpression(node) {
      const text = tables > 0 ? texts[nameIn(node) ?? ''] : undefined;
      if (text !== undefined && namesIn(text).length === 0)
        found.push({ start: node.start, end: node.end, text, values: new Map() });
    },
  }).visit(parseSync(file, code).program);
  found.sort((a, b) => a.start - b.start || b.end - a.end);
  const part = ({ start, end }: Span): string => {
    let result = '';
    let at = start;
    for (const { values, text, ...each } of found) {
      // One before it is done; one within another is part of its value.
      if (each.start < at || each.end > end) continue;
      const written = new Map([...(values ?? [])].map(([name, span]) => [name, part(span)]));
      const plain = values ? JSON.stringify(text) : text;
      result += code.slice(at, each.start) + (written.size > 0 ? templateOf(text, written) : plain);
      at = each.end;
    }
    return result + code.slice(at, end);
  };
  return part({ start: 0, end: code.length });
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const isOnce = (names: readonly unknown[]) => new Set(names).size === names.length;

/** The messages of a package that have neither variants, tags nor a value twice, by name. */
export function plainMessages(owner: string, locale: string): Texts {
  const folder = join(owner, 'messages', locale);
  const messages = readdirSync(join(root, folder)).flatMap((file) =>
    Object.entries<unknown>(read(join(folder, file))),
  );
  return Object.fromEntries(
    messages.flatMap(([name, text]) =>
      typeof text === 'string' && !/[<\\]/.test(text) && isOnce(namesIn(text))
        ? [[name, text]]
        : [],
    ),
  );
}

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
        filter: { id: sources, code: /\/i18n\/messages\.js|#messages/ },
        handler(code, id) {
          const [, owner = ''] = /\/(packages\/\w+|app)\/src\//.exec(id) ?? [];
          return { code: withTexts(code, textsOf(owner), id), map: null };
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
    name: 'portal:html',
    transformIndexHtml: (html) =>
      html
        .replace('<!--needs-javascript-->', textsOf('app').auth_needs_javascript ?? '')
        .replace('lang="en-NZ"', locale === 'en' ? '$&' : `lang="${locale}"`)
        .replace(/(?<=<title>)[^<]*/, textsOf('packages/domain').brand_default_portal ?? ''),
  });
  return plugins;
}
