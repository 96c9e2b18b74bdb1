import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, type Say, sayAsIs } from '@portal/domain';
import { isolated } from './isolated.ts';

/* The texts of the domain in other languages, which the portal's build takes from the same table, and those that only the backend has. */

const folders = ['../../../packages/domain/messages', '../../errors'];

interface Table {
  texts: ReadonlyMap<string, string>;
  /** Texts with values. */
  patterns: readonly (readonly [pattern: RegExp, text: string])[];
}

const tables = new Map<string, Table>();

const wordsOf = (text: string): string =>
  text.replaceAll(/\{\w+\}/g, '').replaceAll(/[^a-z]+/gi, ' ');

/** A text with fewer than two words of its own, such as `{1} to {2}`, would be found within any other. */
const isDistinct = (text: string): boolean =>
  /\{\d\}/.test(text) && /\w{2}.* \w{2}/.test(wordsOf(text));

/** Their value is the label of a field; that of others may be text of a user. */
const ofField = / is (?:required|not valid)$/;

const patternOf = (text: string): RegExp => {
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\\\{\d\\\}/g, '(.+?)')}$`, 's');
};

const textsIn = (folder: string, language: string): [text: string, translation: string][] =>
  Object.entries(
    JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8')),
  );

const read = (language: string): Table => {
  const texts = folders.flatMap((folder) => textsIn(folder, language));
  const patterns = texts
    .filter(([text]) => isDistinct(text))
    .map(([text, translation]) => [patternOf(text), translation] as const);
  return { texts: new Map(texts), patterns };
};

/** A number such as 8,000 with the separators of the language; other values stay. */
const valueIn = (language: string, value: string): string =>
  /^\d{1,3}(?:,\d{3})+$/.test(value)
    ? Number(value.replaceAll(',', '')).toLocaleString(language)
    : value;

/** A text of the domain or the backend in another language, with its values; one that neither table has stays. */
export const translate = (text: string, language: string): string => {
  if (language === 'en') return text;
  const { texts, patterns } = tables.get(language) ?? read(language);
  if (!tables.has(language)) tables.set(language, { texts, patterns });
  const known = texts.get(text);
  if (known !== undefined) return known;
  for (const [pattern, translation] of patterns) {
    const values = pattern.exec(text);
    if (!values) continue;
    return translation.replaceAll(/\{(\d)\}/g, (_all, at) => {
      const value = values[Number(at)] ?? '';
      return ofField.test(text) ? (texts.get(value) ?? value) : valueIn(language, value);
    });
  }
  return text;
};

/** Writes texts of the domain in a language, with their `{values}`. */
export const sayIn =
  (language: string): Say =>
  (text, values = {}) =>
    sayAsIs(
      translate(text, language),
      recordOf(Object.keys(values), (name) => isolated(values[name] ?? '')),
    );
