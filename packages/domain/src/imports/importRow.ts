import * as m from '#messages';
import { type Actor, may } from '../access/access.ts';
import { selectionLimits } from '../base/limits.ts';
import { errorNameOf, type FieldError } from '../fields/fields.ts';
import { genericTexts } from '../fields/text.ts';
import type { Collection, Scope } from '../listing/collection.ts';
import {
  emptyListingValues,
  isOfKind,
  type ListingValues,
  specOf,
} from '../listing/listingFields.ts';
import { storedName } from '../listing/listingShape.ts';
import { readListing } from '../listing/readListing.ts';
import type { ListingStatus } from '../listing/status.ts';
import { waitsForVendor } from '../moderation/changeRequest.ts';
import { changedFields, visibleRevision } from '../moderation/rules.ts';
import type { ListingState, Submission, Target } from '../moderation/types.ts';
import { fold } from '../text/fold.ts';
import { type BulkChange, bulkEdited } from './bulkEdit.ts';
import {
  emailOf,
  isEmpty,
  readCells,
  readLogo,
  type TermsNamed,
  termOf,
  termsIn,
  textOf,
} from './importCells.ts';
import { importedFields } from './importKinds.ts';
import { logoTarget } from './importLogo.ts';
import type { Arrival } from './importState.ts';

/** What a row says. */
export interface ImportRow {
  id: string;
  slug: string;
  /** Email address of the vendor. */
  account: string;
  /** The fields to save, by their stored names. */
  input: Record<string, unknown>;
  /** The address of the logo, empty for none. Undefined without its column. */
  logo?: string;
  errors: FieldError[];
}

const yes = ['true', 'yes', 'ja', 'y', 'j', '1', 'x', 'wahr'];
const no = ['false', 'no', 'nein', 'n', '0', 'falsch'];

function flagOf(cell: unknown): boolean | undefined {
  if (isEmpty(cell)) return false;
  const text = fold(textOf(cell) ?? '').trim();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : undefined;
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
  const input: Record<string, unknown> = {};
  const { cellOf, keyOf, errors, fail } = readCells(cells, targets);
  for (const name of importedFields(collection)) {
    const target = storedName(name);
    const cell = cellOf(target);
    if (cell === undefined) continue;
    const notValid = () => fail(target, genericTexts.notValid(errorNameOf(specOf(name))));
    if (isOfKind(name, 'flag')) {
      input[target] = flagOf(cell);
      if (input[target] === undefined) fail(target, m.import_not_yes_or_no());
    } else if (isOfKind(name, 'terms')) {
      const found = termsIn(cell).map((term) => termOf(term, name, named));
      const lost = found.filter((id) => typeof id === 'string');
      const ids = [...new Set(found.filter((id) => typeof id === 'number'))];
      const max = selectionLimits[name];
      if (lost.length > 0 && !skipsUnknownTerms)
        fail(target, m.import_no_such_term({ names: lost.join(', ') }));
      else if (ids.length > max) fail(target, m.import_too_many_terms({ max, count: ids.length }));
      else input[target] = ids;
    } else {
      input[target] = textOf(cell);
      if (input[target] === undefined) notValid();
    }
  }
  const cell = cellOf(logoTarget);
  const logo = cell === undefined ? undefined : readLogo(cell);
  if (logo?.problem) fail(logoTarget, logo.problem);
  // The other fields as well, so that one correction is enough.
  const listed = new Set(errors.map(({ path }) => path[0]));
  if (errors.length > 0)
    errors.push(
      ...readListing(input, emptyListingValues(), { collection, draft: true }).errors.filter(
        ({ path: [name = ''] }) => !listed.has(name) && input[name] !== undefined,
      ),
    );
  return {
    id: keyOf('id'),
    slug: keyOf('slug'),
    account: emailOf(cellOf('account')),
    input,
    ...(logo ? { logo: logo.address } : {}),
    errors,
  };
}

/**
 * The submission that an import changes: of staff the live one, else the revision if there is one.
 *
 * @param scope The list in which staff selected the listing: pending ones are the revision. Default: live.
 */
export function importedSubmission(
  state: ListingState<ListingValues>,
  actor: Actor,
  scope: Scope = 'active',
): { submission: Submission<ListingValues>; target: Target } {
  const isLive = may(actor, 'listing.decide') && scope === 'active';
  const revision = isLive ? null : visibleRevision(state, actor);
  return revision
    ? { submission: revision, target: 'revision' }
    : { submission: state.live, target: 'live' };
}

/** The ids of the logos that a listing has: first that of the submission that an import changes. */
export function logosOf(state: ListingState<ListingValues>, actor: Actor): number[] {
  const { submission } = importedSubmission(state, actor);
  return [submission, state.live, visibleRevision(state, actor)].flatMap(
    (each) => each?.values.logo ?? [],
  );
}

/** Whether a listing has what a row says already: live, or as the change that the actor may see. */
export function isUnchanged(
  state: ListingState<ListingValues>,
  actor: Actor,
  collection: Collection,
  input: ImportRow['input'],
): boolean {
  return [state.live, visibleRevision(state, actor)].some((row) => {
    if (row === null) return false;
    const { values, errors } = readListing(input, row.values, { collection, draft: true });
    return errors.length === 0 && changedFields(row.values, values).length === 0;
  });
}

/** What a bulk edit changes in a listing, by the stored names of the fields; undefined if it has all of it already. */
export function bulkInput(
  state: ListingState<ListingValues>,
  actor: Actor,
  changes: readonly BulkChange[],
  scope: Scope,
): ImportRow['input'] | undefined {
  const { values, draft } = importedSubmission(state, actor, scope).submission;
  const { draft: submits, ...edited } = bulkEdited(values, changes);
  const isSubmitted = draft && submits === false;
  if (changedFields(values, edited).length === 0 && !isSubmitted) return undefined;
  return isSubmitted ? { ...edited, draft: false } : edited;
}

/** What a bulk edit changes in a field of a listing, or of `draft`. */
export interface BulkDifference {
  field: string;
  /** Whether a checkbox is checked after the edit; null for terms. */
  checked: boolean | null;
  /** Ids of terms, or of the vendor; none for a checkbox. */
  before: readonly number[];
  after: readonly number[];
  /** Of a vendor, who may have none; null without one. Default: none for other fields. */
  names?: { before: string | null; after: string | null } | undefined;
}

/** What a move of a bulk edit changes in a listing. */
export const moveDifference = (
  before: { id: number; name: string } | null,
  after: { id: number; name: string },
): BulkDifference => ({
  field: 'account',
  checked: null,
  before: before ? [before.id] : [],
  after: [after.id],
  names: { before: before?.name ?? null, after: after.name },
});

const idsIn = (value: unknown): readonly number[] => (Array.isArray(value) ? value : []);

/** What a save of a bulk edit changes in a listing, for those who check it. */
export function bulkDifferences(
  state: ListingState<ListingValues>,
  actor: Actor,
  input: ImportRow['input'],
  scope: Scope,
): BulkDifference[] {
  const { values, draft } = importedSubmission(state, actor, scope).submission;
  const { draft: submits, ...edited } = input;
  const was = new Map<string, unknown>(Object.entries(values));
  return [
    ...changedFields(values, edited).map((field) => {
      const after = edited[field];
      const checked = typeof after === 'boolean' ? after : null;
      return { field, checked, before: idsIn(was.get(field)), after: idsIn(after) };
    }),
    ...(draft && submits === false
      ? [{ field: 'draft', checked: false, before: [], after: [] }]
      : []),
  ];
}

/** Whether a save changed live fields as a revision had proposed it, so that undo would take them from the revision as well. */
export function wasProposed(
  { live, revision }: ListingState<ListingValues>,
  input: ImportRow['input'],
): boolean {
  if (!revision) return false;
  const proposed = Object.entries(revision.values).filter(([name]) => Object.hasOwn(input, name));
  const values = Object.fromEntries(proposed);
  const differs = changedFields(live.values, values);
  const stays = changedFields(input, values);
  return differs.some((name) => !stays.includes(name));
}

/** Whether a bulk edit decides on a listing: `same` if it is decided so already, `closed` if nothing of it waits for a decision. */
export function bulkDecides(
  state: ListingState<ListingValues>,
  actor: Actor,
  status: ListingStatus,
): 'open' | 'same' | 'closed' {
  const revision = visibleRevision(state, actor);
  const target = revision && !revision.draft ? revision : state.live;
  if (target.draft) return 'closed';
  if (target.status === 'PENDING') return 'open';
  return target.status === status ? 'same' : 'closed';
}

/**
 * Whether a row is saved as a draft: a draft stays one, what waits for moderation goes on waiting, and other changes are drafts where
 * listings arrive as drafts. The saves of staff apply at once.
 */
export function importsDraft(
  state: ListingState<ListingValues>,
  arrival: Arrival,
  actor: Actor,
): boolean {
  const { submission } = importedSubmission(state, actor);
  const waits = submission.status === 'PENDING' && !waitsForVendor(submission);
  if (submission.draft || waits || may(actor, 'listing.decide')) return submission.draft;
  return arrival === 'draft';
}

/** Whether undo saves a draft: so it does with what did not wait for moderation before, which no undo submits. */
export const undoesToDraft = (submission: Submission<unknown>): boolean =>
  submission.draft || submission.status !== 'PENDING' || waitsForVendor(submission);
