import * as m from '#messages';
import { lazyTexts } from '../base/lazyTexts.ts';
import { textLimits } from '../base/limits.ts';
import { fieldProblem, type TextField } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import { fold } from '../text/fold.ts';

/* Other names of a term, such as CRM, by which searches, pickers and imports find it as by its name. */

/** Most other names that can be set. A term that others were merged into may have more. */
export const maxSynonyms = 50;

export const synonymTexts = lazyTexts({
  label: m.term_synonyms,
  changed: (names: readonly string[]) =>
    names.length === 0
      ? m.term_synonyms_removed()
      : m.term_synonyms_changed({ names: names.join(', ') }),
  taken: (name: string, term: string) => m.term_synonym_taken({ name, term }),
});

/** A name as others are compared with it: folded, with one space between words. */
export const foldedTerm = (name: string): string => fold(name).trim().replaceAll(/\s+/g, ' ');

/** The names in a text with one in each line. */
export const synonymsIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');

/** Other names as they are stored for a term: each once, without the name itself. */
export function cleanSynonyms(names: readonly string[], name: string): string[] {
  const seen = new Set([foldedTerm(name)]);
  return synonymsIn(names.join('\n')).filter((each) => {
    const key = foldedTerm(each);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A term by its names. */
interface TermNames {
  name: string;
  synonyms: readonly string[];
}

/** Which of the names that a term is given another term has already, in a message; undefined for none. */
export function takenSynonym(
  given: readonly string[],
  others: readonly TermNames[],
): string | undefined {
  const byName = new Map(given.map((name) => [foldedTerm(name), name]));
  for (const other of others)
    for (const each of [other.name, ...other.synonyms]) {
      const name = byName.get(foldedTerm(each));
      if (name !== undefined) return synonymTexts.taken(name, other.name);
    }
  return undefined;
}

/** The given names that a term does not have yet as other names. */
export const addedSynonyms = (known: readonly string[], given: readonly string[]): string[] => {
  const has = new Set(known.map(foldedTerm));
  return given.filter((name) => !has.has(foldedTerm(name)));
};

/** What other names a term gets when another one is merged into it: the name and the other names of that one. */
export function mergedSynonyms(into: TermNames, from: TermNames): string[] {
  return addedSynonyms(into.synonyms, cleanSynonyms([from.name, ...from.synonyms], into.name));
}

/** The other names that stay when a merged term, which added some, is restored. */
export function unmergedSynonyms(
  synonyms: readonly string[],
  added: readonly string[],
): readonly string[] {
  const gone = new Set(added.map(foldedTerm));
  return synonyms.filter((name) => !gone.has(foldedTerm(name)));
}

/** Whether the other names of a term are no longer those that a caller has seen, nor already the wanted ones, as in a retry after a lost response. */
export function synonymsChanged(
  { name, synonyms }: TermNames,
  seen: readonly string[],
  wanted: readonly string[],
): boolean {
  const textOf = (names: readonly string[]) => cleanSynonyms(names, name).join('\n');
  return ![seen, wanted].map(textOf).includes(textOf(synonyms));
}

/**
 * The other names that a call gives a term, as they are stored; a message if they are invalid.
 *
 * @param max Most of them. Names that a caller has seen may be more.
 */
export function readSynonyms(
  value: unknown,
  name: string,
  max = maxSynonyms,
): readonly string[] | string {
  const label = synonymTexts.label;
  if (!Array.isArray(value)) return genericTexts.notValid(label);
  const rule: TextField = { kind: 'line', label, max: textLimits.name };
  const names: string[] = [];
  for (const each of value) {
    if (typeof each !== 'string') return genericTexts.notValid(label);
    const problem = fieldProblem(rule, each);
    if (problem) return problem;
    names.push(each);
  }
  const clean = cleanSynonyms(names, name);
  return clean.length > max ? m.term_synonyms_max({ count: max }) : clean;
}

/** Words of a search that follow each other, and the terms that they name. */
export interface NamedWords<Term> {
  words: readonly string[];
  terms: readonly Term[];
}

/**
 * The words of a search, folded, divided into those that name terms and single other ones. A listing matches if it contains the
 * words of each part or has one of its terms. Of names that overlap, the first one counts, and the longest of those that begin
 * with the same word.
 *
 * @param named The terms of a folded name.
 */
export function partsOfSearch<Term>(
  words: readonly string[],
  named: (name: string) => readonly Term[],
): NamedWords<Term>[] {
  const parts: NamedWords<Term>[] = [];
  let from = 0;
  while (from < words.length) {
    let part: NamedWords<Term> = { words: words.slice(from, from + 1), terms: [] };
    for (let count = words.length - from; count > 0; count -= 1) {
      const run = words.slice(from, from + count);
      const terms = named(run.join(' '));
      if (terms.length === 0) continue;
      part = { words: run, terms };
      break;
    }
    parts.push(part);
    from += part.words.length;
  }
  return parts;
}
