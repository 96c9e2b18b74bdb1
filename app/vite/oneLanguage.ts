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

/** The code with its string literals and templates in another language; what has no translation stays. */
export function translated(code: string, texts: Texts): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const keep = ({ start, end }: ESTree.Node, text: string) => edits.push({ start, end, text });
  new Visitor({
    Literal(node) {
      const text = typeof node.value === 'string' ? texts[node.value] : undefined;
      if (text !== undefined) keep(node, JSON.stringify(text));
    },
    TemplateLiteral(node) {
      const [first, ...rest] = node.quasis.map(({ value }) => value.cooked ?? '');
      const text = texts[[first, ...rest.map((part, at) => `{${at + 1}}${part}`)].join('')];
      if (text === undefined) return;
      const valueAt = (at: string) => {
        const value = node.expressions[Number(at) - 1];
        return value ? code.slice(value.start, value.end) : '';
      };
      const escapedText = text.replace(/[`\\]|\$\{/g, '\\$&');
      keep(node, `\`${escapedText.replace(/\{(\d)\}/g, (_all, at) => `\${${valueAt(at)}}`)}\``);
    },
  }).visit(parseSync('texts.js', code).program);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code);
}

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The messages of a package that have neither values nor variants, by name. */
export function plainMessages(owner: string, locale: string): Texts {
  const folder = join(owner, 'messages', locale);
  const messages = readdirSync(join(root, folder)).flatMap((file) =>
    Object.entries<unknown>(read(join(folder, file))),
  );
  return Object.fromEntries(
    messages.flatMap(([name, text]) =>
      typeof text === 'string' && !/[{\\]/.test(text) ? [[name, text]] : [],
    ),
  );
}

/** The code with each call of such a message as its text: a module for each would become a file where several pages share it. */
export const withTexts = (code: string, texts: Texts): string =>
  code.replace(/\bm\.(\w+)\(\)/g, (call, name) =>
    texts[name] === undefined ? call : JSON.stringify(texts[name]),
  );

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
        filter: { id: /\/(?:packages\/\w+|app)\/src\/.*\.tsx?$/, code: '/i18n/messages.js' },
        handler(code, id) {
          const [, owner = ''] = /\/(packages\/\w+|app)\/src\//.exec(id) ?? [];
          return { code: withTexts(code, textsOf(owner)), map: null };
        },
      },
    },
  ];
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
      transformIndexHtml: (html) => html.replace('lang="en-NZ"', `lang="${locale}"`),
    },
  ];
}
