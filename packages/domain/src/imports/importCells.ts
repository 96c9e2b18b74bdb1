import * as m from '#messages';
import { textLimits } from '../base/limits.ts';
import type { FieldError } from '../fields/fields.ts';
import { countSymbols, genericTexts, isStorable } from '../fields/text.ts';
import type { TermName } from '../listing/collection.ts';
import { foldedTerm } from '../listing/synonyms.ts';
import { cleanAddress } from '../text/address.ts';
import { safeLink } from '../text/link.ts';

/* The cells of a row. */

/** The ids of the terms with a name; there can be several, such as subcategories of two categories. */
export type TermsNamed = (terms: TermName, name: string) => readonly number[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a cell says nothing. */
export const isEmpty = (cell: unknown) => cell === undefined || cell === null || cell === '';

/** The text of a cell; undefined if it has none. */
export const textOf = (cell: unknown): string | undefined => {
  if (isEmpty(cell)) return '';
  if (typeof cell === 'string') return isStorable(cell) ? cell : undefined;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : undefined;
};

/** The email address of a vendor in a cell, or in the record of our own export. */
export const emailOf = (cell: unknown): string =>
  (textOf(isRecord(cell) ? cell.email : cell) ?? '').trim();

/** The slug or ID of a listing in a cell, or in the record of our own export. */
export const addressOf = (cell: unknown): string =>
  (textOf(isRecord(cell) ? cell.slug || cell.id : cell) ?? '').trim();

/** The names of terms in a cell, or the records of our own export. */
export function termsIn(cell: unknown): unknown[] {
  if (isEmpty(cell)) return [];
  if (Array.isArray(cell)) return cell;
  return String(textOf(cell) ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The id of a term that a cell names; the name of one that does not exist. */
export function termOf(term: unknown, terms: TermName, named: TermsNamed): number | string {
  const name = isRecord(term) ? String(term.name ?? '') : String(term);
  const found = named(terms, foldedTerm(name));
  const own = isRecord(term) ? found.find((id) => id === term.id) : undefined;
  return own ?? found[0] ?? name;
}

/** What a cell says, where it can be told before the listing is known. Our own exports have paths, which are those of its present logo. */
export function readLogo(cell: unknown): { address: string; problem?: string } {
  const isPicture = typeof cell === 'object' && cell !== null && 'url' in cell;
  const text = textOf(isPicture ? cell.url : cell);
  if (text === undefined) return { address: '', problem: m.import_logo_no_address() };
  const address = cleanAddress(text);
  const isOwn = isPicture || address === '' || /^\/(?!\/)/.test(address);
  const problem = isOwn ? undefined : logoProblem(address);
  return problem ? { address, problem } : { address };
}

/** What is wrong with the address of an image that is to be loaded. */
export function logoProblem(address: string): string | undefined {
  if (countSymbols(address) > textLimits.link) return genericTexts.max(textLimits.link);
  return safeLink(address) === null ? m.import_logo_no_address() : undefined;
}

/** The cells of a row by the targets of their columns, and what is wrong with them. */
export function readCells(cells: readonly unknown[], targets: readonly (string | null)[]) {
  const errors: FieldError[] = [];
  const fail = (target: string, message: string) => errors.push({ path: [target], message });
  if (cells.length > targets.length)
    fail('row', m.import_too_many_cells({ count: cells.length, columns: targets.length }));
  /** Undefined for a target that the row does not have. */
  const cellOf = (target: string): unknown => {
    const place = targets.indexOf(target);
    // Spreadsheets leave out empty cells at the end.
    return place >= cells.length ? '' : (cells[place] ?? undefined);
  };
  const keyOf = (target: 'id' | 'slug'): string => (textOf(cellOf(target)) ?? '').trim();
  return { errors, fail, cellOf, keyOf };
}
