import * as m from '#messages';
import { type Actor, may } from '../access/access.ts';
import { errorNameOf, type FieldError } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { Collection, TermName } from '../listing/collection.ts';
import { isOfKind, type ListingValues, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, storedName } from '../listing/listingShape.ts';
import { changedFields } from '../moderation/rules.ts';
import type { ListingState } from '../moderation/types.ts';
import { fold } from '../text/fold.ts';
import type { Arrival } from './importState.ts';

/** The ids of the terms with a name; there can be several, such as subcategories of two categories. */
export type TermsNamed = (terms: TermName, name: string) => readonly number[];

/** How names of terms are compared. */
export const foldedTerm = (name: string): string => fold(name).trim();

/** What a row says. */
export interface ImportRow {
  id: string;
  slug: string;
  /** Email address of the vendor. */
  account: string;
  /** The fields to save, by their stored names. */
  input: Record<string, unknown>;
  errors: FieldError[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (cell: unknown) => cell === undefined || cell === null || cell === '';

const textOf = (cell: unknown): string | undefined => {
  if (isEmpty(cell)) return '';
  if (typeof cell === 'string') return cell;
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : undefined;
};

const yes = ['true', 'yes', 'ja', 'y', 'j', '1', 'x', 'wahr'];
const no = ['false', 'no', 'nein', 'n', '0', 'falsch'];

function flagOf(cell: unknown): boolean | undefined {
  if (isEmpty(cell)) return false;
  const text = fold(textOf(cell) ?? '').trim();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
}

/** The names of terms in a cell, or the records of our own export. */
function termsIn(cell: unknown): unknown[] {
  if (isEmpty(cell)) return [];
  if (Array.isArray(cell)) return cell;
  return String(textOf(cell) ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function termOf(term: unknown, terms: TermName, named: TermsNamed): number | string {
  const name = isRecord(term) ? String(term.name ?? '') : String(term);
  const found = named(terms, foldedTerm(name));
  const own = isRecord(term) ? found.find((id) => id === term.id) : undefined;
  return own ?? found[0] ?? name;
}

/**
 * What the cells of a row say, by the targets of their columns.
 *
 * @param named Finds terms.
 * @param skipsUnknownTerms Whether names of no term are left out, instead of being an error. Default false.
 */
export function readImportRow(
  cells: readonly unknown[],
  targets: readonly (string | null)[],
  collection: Collection,
  named: TermsNamed,
  skipsUnknownTerms = false,
): ImportRow {
  const errors: FieldError[] = [];
  const input: Record<string, unknown> = {};
  const fail = (target: string, message: string) => errors.push({ path: [target], message });
  const cellOf = (target: string) => {
    const place = targets.indexOf(target);
    // Spreadsheets leave out empty cells at the end.
    return place >= cells.length ? '' : (cells[place] ?? undefined);
  };
  if (cells.length > targets.length)
    fail('row', m.import_too_many_cells({ count: cells.length, columns: targets.length }));
  for (const name of fieldsOfCollection(collection)) {
    const target = storedName(name);
    const cell = cellOf(target);
    if (cell === undefined) continue;
    const notValid = () => fail(target, genericTexts.notValid(errorNameOf(specOf(name))));
    if (isOfKind(name, 'flag')) {
      input[target] = flagOf(cell);
      if (input[target] === undefined) notValid();
    } else if (isOfKind(name, 'terms')) {
      const found = termsIn(cell).map((term) => termOf(term, name, named));
      const lost = found.filter((id) => typeof id === 'string');
      if (lost.length > 0 && !skipsUnknownTerms)
        fail(target, m.import_no_such_term({ names: lost.join(', ') }));
      else input[target] = found.filter((id) => typeof id === 'number');
    } else {
      input[target] = textOf(cell);
      if (input[target] === undefined) notValid();
    }
  }
  const account = cellOf('account');
  const keyOf = (target: 'id' | 'slug') => (textOf(cellOf(target)) ?? '').trim();
  return {
    id: keyOf('id'),
    slug: keyOf('slug'),
    account: (textOf(isRecord(account) ? account.email : account) ?? '').trim(),
    input,
    errors,
  };
}

/** Whether a listing has these values already: live, or as the change that waits. */
export function isUnchanged(state: ListingState<ListingValues>, values: ListingValues): boolean {
  return [state.live, state.revision].some(
    (row) => row !== null && changedFields(row.values, values).length === 0,
  );
}

/**
 * Whether a row is saved as a draft: a draft stays one, a change of a live listing is one where listings arrive as drafts, and what
 * waits for moderation goes on waiting.
 */
export function importsDraft(
  state: ListingState<ListingValues>,
  arrival: Arrival,
  actor: Actor,
): boolean {
  if (may(actor, 'listing.decide')) return state.live.draft;
  if (state.revision) return state.revision.draft;
  return state.live.draft || (state.live.status !== 'PENDING' && arrival === 'draft');
}

/** Names of the fields in errors, for a line of a file. */
export function problemLine({ path, message }: FieldError): string {
  return `${path.join('.')}: ${message}`;
}
