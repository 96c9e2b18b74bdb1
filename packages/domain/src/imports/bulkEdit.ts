import * as m from '#messages';
import { type Action, type Actor, mayWithAll } from '../access/access.ts';
import { lazyTexts } from '../base/lazyTexts.ts';
import { type FieldError, fieldProblem, isId, selectionProblem } from '../fields/fields.ts';
import { isBlank } from '../fields/text.ts';
import { type Collection, type TermName, termNames } from '../listing/collection.ts';
import { isOfKind, type ListingValues, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { noteFields } from '../moderation/recordFields.ts';

/* One change of many listings. */

/** What a bulk edit does alone: two with what waits for a decision, one with the vendor, and two with the featured listings of an industry. */
export const bulkActionNames = ['approve', 'decline', 'move', 'feature', 'unfeature'] as const;

export type BulkActionName = (typeof bulkActionNames)[number];

/** What a bulk edit does: the first three with terms, the next two with a checkbox, and what it does alone. */
export const bulkOperations = [
  'add',
  'remove',
  'replace',
  'check',
  'uncheck',
  ...bulkActionNames,
] as const;

export type BulkOperation = (typeof bulkOperations)[number];

/** A change of a field in all selected listings. */
export interface BulkChange {
  /** Stored name; unchecked, `draft` submits what is not submitted. `status`, `account`, the vendor, and `featured` change in an edit of their own. */
  field: string;
  operation: BulkOperation;
  /** Of terms, or the user to whom listings move; none for others. */
  ids: readonly number[];
  /** The reason of a decision, for the vendors. Default: none. */
  note?: string | undefined;
}

/** What changes in an edit of its own. */
interface BulkAction {
  field: string;
  /** Who may. */
  action: Action;
  /** Of what it takes one id. Default: it takes none. */
  takes?: BulkIds;
  /** What others are told. */
  alone: () => string;
}

const decision: BulkAction = {
  field: 'status',
  action: 'listing.decide',
  alone: m.bulk_status_alone,
};
const featuring: BulkAction = {
  field: 'featured',
  action: 'term.write',
  takes: 'industries',
  alone: m.bulk_feature_alone,
};

/** The edits of their own, by their operations. */
export const bulkActions: Readonly<Record<BulkActionName, BulkAction>> = {
  approve: decision,
  decline: decision,
  move: { field: 'account', action: 'accounts.manage', takes: 'users', alone: m.bulk_move_alone },
  feature: featuring,
  unfeature: featuring,
};

const actionWith = (operation: BulkOperation | undefined): BulkAction | undefined => {
  const name = bulkActionNames.find((each) => each === operation);
  return name && bulkActions[name];
};

const actionOn = (field: unknown): BulkAction | undefined =>
  Object.values(bulkActions).find((each) => each.field === field);

/** Of what the ids of a change are. */
type BulkIds = TermName | 'users';

/** Of what the ids of a change are, which must exist; undefined without ids, and where they may be gone. */
export function bulkIds({ field, operation }: BulkChange): BulkIds | undefined {
  if (operation === 'remove') return undefined;
  return actionWith(operation)?.takes ?? termNames.find((each) => storedName(each) === field);
}

/** Terms that one change removes at most. */
const maxRemoved = 100;

/** The fields that a bulk edit can change. */
export const bulkFields = (collection: Collection): ListingField[] =>
  fieldsOfCollection(collection).filter((name) => isOfKind(name, 'terms', 'flag'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a bulk edit lacks. */
export const bulkTexts = lazyTexts({ noChanges: m.bulk_no_changes, noTerms: m.bulk_change_empty });

/** What is wrong with a change, as sent. */
function changeProblem(
  change: Record<string, unknown>,
  collection: Collection,
): string | undefined {
  const { field, ids, note = '' } = change;
  const operation = bulkOperations.find((each) => each === change.operation);
  const name = bulkFields(collection).find((each) => storedName(each) === field);
  const spec = name && specOf(name);
  if (!Array.isArray(ids)) return m.bulk_changes_not_valid();
  const action = actionWith(operation);
  if (action) {
    const isKnown = field === action.field && ids.length === (action.takes ? 1 : 0);
    if (!isKnown || !ids.every(isId)) return m.bulk_changes_not_valid();
    return action.takes ? undefined : fieldProblem(noteFields.adminNote, note);
  }
  if (operation === 'check' || operation === 'uncheck') {
    const isKnown = spec?.kind === 'flag' || (field === 'draft' && operation === 'uncheck');
    return isKnown && ids.length === 0 ? undefined : m.bulk_changes_not_valid();
  }
  if (spec?.kind !== 'terms' || !operation) return m.bulk_changes_not_valid();
  if (operation !== 'replace' && ids.length === 0) return bulkTexts.noTerms;
  if (new Set(ids).size < ids.length || ids.length > maxRemoved) return m.bulk_changes_not_valid();
  // More than a listing may have can still be removed.
  const max = operation === 'remove' ? maxRemoved : spec.max;
  return selectionProblem({ ...spec, max }, ids);
}

/** What is wrong with the changes of a bulk edit, as sent; the paths have their fields. */
export function bulkProblems(changes: unknown, collection: Collection): FieldError[] {
  const at = (path: string[], message: string): FieldError[] => [{ path, message }];
  if (!Array.isArray(changes) || changes.length === 0 || !changes.every(isRecord))
    return at(['changes'], bulkTexts.noChanges);
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    return at(['changes'], m.bulk_changes_not_valid());
  const [only] = changes.length > 1 ? changes.flatMap(({ field }) => actionOn(field) ?? []) : [];
  if (only) return at(['changes'], only.alone());
  return changes.flatMap((change) => {
    const problem = changeProblem(change, collection);
    return problem ? at(['changes', String(change.field)], problem) : [];
  });
}

/** What its user must be allowed besides the edit itself; undefined for changes of fields. */
export const bulkAction = (changes: readonly BulkChange[]): Action | undefined =>
  actionOn(changes[0]?.field)?.action;

/** Whether a bulk edit of these staff changes fields of their own listings alone: they select others only for an action. Vendors are told for each listing that is not theirs. */
export const editsOwnFields = (actor: Actor): boolean =>
  actor.staff.length > 0 && !mayWithAll(actor, 'listing.save');

/** The id of the user to whom a bulk edit moves the listings; undefined if it does something else. */
export const bulkTarget = (changes: readonly BulkChange[]): number | undefined =>
  changes[0]?.operation === 'move' ? changes[0].ids[0] : undefined;

/** The industry whose featured listings a bulk edit changes, and how; undefined if it does something else. */
export function bulkFeature(
  changes: readonly BulkChange[],
): { industry: number; features: boolean } | undefined {
  const [{ field, operation, ids } = { field: '', operation: '', ids: [] }] = changes;
  const [industry] = ids;
  if (field !== 'featured' || industry === undefined) return undefined;
  return { industry, features: operation === 'feature' };
}

/** The decision that a bulk edit makes; undefined if it changes fields. */
export function bulkDecision(
  changes: readonly BulkChange[],
): { status: 'APPROVED' | 'DECLINED'; note: string | null } | undefined {
  const [{ field, operation, note = '' } = { field: undefined, operation: undefined }] = changes;
  if (field !== 'status') return undefined;
  return {
    status: operation === 'approve' ? 'APPROVED' : 'DECLINED',
    note: isBlank(note) ? null : note,
  };
}

/** The changes of a bulk edit in stored names, for the audit log: `industries replace 3, nz check`. */
export const bulkSummary = (changes: readonly BulkChange[]): string =>
  changes.map(({ field, operation, ids }) => [field, operation, ...ids].join(' ')).join(', ');

/** The terms that a listing has after a change; those it keeps are in their order. */
function termsAfter(before: unknown, { operation, ids }: BulkChange): readonly number[] {
  const had: readonly number[] = Array.isArray(before) ? before : [];
  if (operation === 'replace') return ids;
  if (operation === 'remove') return had.filter((id) => !ids.includes(id));
  return [...had, ...ids.filter((id) => !had.includes(id))];
}

/** The changed fields of a listing, by their stored names. */
export function bulkEdited(
  values: ListingValues,
  changes: readonly BulkChange[],
): Record<string, unknown> {
  const stored = new Map<string, unknown>(Object.entries(values));
  return Object.fromEntries(
    changes.map((change) => {
      const { field, operation } = change;
      const isCheckbox = operation === 'check' || operation === 'uncheck';
      const after = isCheckbox ? operation === 'check' : termsAfter(stored.get(field), change);
      return [field, after];
    }),
  );
}
