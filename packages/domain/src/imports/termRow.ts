import * as m from '#messages';
import { type FieldError, fieldProblem } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { TermName } from '../listing/collection.ts';
import { cleanSynonyms, synonymTexts } from '../listing/synonyms.ts';
import { termNameField } from '../listing/termFields.ts';
import { cellOf as exportedCell } from '../lists/exportedList.ts';
import { isEmpty, readCells, type TermsNamed, termOf, termsIn, textOf } from './importCells.ts';

/* Terms of a file. */

/** What a file can say of a term. */
export interface TermValues {
  name: string;
  synonyms: readonly string[];
  /** Id of the category of a subcategory; null for none. */
  category: number | null;
}

/** What a row says: its key, and the fields to save as calls name them. */
export interface TermRow {
  id: string;
  slug: string;
  input: Partial<TermValues>;
  errors: FieldError[];
}

/**
 * What the cells of a row say of a term, by the targets of their columns.
 *
 * @param named Finds categories.
 */
export function readTermRow(
  cells: readonly unknown[],
  targets: readonly (string | null)[],
  terms: TermName,
  named: TermsNamed,
): TermRow {
  const { cellOf, keyOf, errors, fail } = readCells(cells, targets);
  const input: Partial<TermValues> = {};
  const [name, synonyms, category] = ['name', 'synonyms', 'category'].map(cellOf);
  if (name !== undefined) {
    const field = termNameField(terms);
    const text = textOf(name)?.trim();
    if (text === undefined) fail('name', genericTexts.notValid(field.label));
    else input.name = text;
  }
  if (synonyms !== undefined) {
    const texts = termsIn(synonyms).map(textOf);
    const known = texts.filter((each) => each !== undefined);
    if (known.length < texts.length) fail('synonyms', genericTexts.notValid(synonymTexts.label));
    else input.synonyms = known;
  }
  if (category !== undefined) {
    const found = isEmpty(category) ? null : termOf(category, 'categories', named);
    if (typeof found === 'string') fail('category', m.import_no_such_term({ names: found }));
    else input.category = found;
  }
  // As well, so that one correction is enough.
  const problem =
    errors.length > 0 && input.name !== undefined && fieldProblem(termNameField(terms), input.name);
  if (problem) fail('name', problem);
  return { id: keyOf('id'), slug: keyOf('slug'), input, errors };
}

/**
 * What a row changes in a term. Other names are compared as they are exported, so that one with a semicolon, which separates them in
 * CSV, is no change.
 */
export function termChanges(was: TermValues, input: Partial<TermValues>): Partial<TermValues> {
  const { name = was.name, synonyms, category = was.category } = input;
  const names = synonyms && cleanSynonyms(synonyms, name);
  return {
    ...(name === was.name ? {} : { name }),
    ...(names && exportedCell(names) !== exportedCell(was.synonyms) ? { synonyms: names } : {}),
    ...(category === was.category ? {} : { category }),
  };
}
