import * as m from '#messages';
import type { Action } from '../access/access.ts';
import { type FieldError, fieldProblem, isId, selectionProblem } from '../fields/fields.ts';
import { isBlank } from '../fields/text.ts';
import type { Collection } from '../listing/collection.ts';
import { isOfKind, type ListingValues, specOf } from '../listing/listingFields.ts';
import { fieldsOfCollection, type ListingField, storedName } from '../listing/listingShape.ts';
import { noteFields } from '../moderation/recordFields.ts';

/* One change of many listings. */

/** What a bulk edit does: the first three with terms, the next two with a checkbox, two with what waits for a decision, then one with the vendor, and two with the featured listings of an industry. */
export const bulkOperations = [
  'add',
  'remove',
  'replace',
  'check',
  'uncheck',
  'approve',
  'decline',
  'move',
  'feature',
  'unfeature',
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

/** What changes in an edit of its own: who may change it, and what others are told. */
const alone: Readonly<Record<string, { action: Action; message: () => string }>> = {
  status: { action: 'listing.decide', message: m.bulk_status_alone },
  account: { action: 'accounts.manage', message: m.bulk_move_alone },
  featured: { action: 'term.write', message: m.bulk_feature_alone },
};

/** Terms that one change removes at most. */
const maxRemoved = 100;

/** The fields that a bulk edit can change. */
export const bulkFields = (collection: Collection): ListingField[] =>
  fieldsOfCollection(collection).filter((name) => isOfKind(name, 'terms', 'flag'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  if (operation === 'approve' || operation === 'decline')
    return field === 'status' && ids.length === 0
      ? fieldProblem(noteFields.adminNote, note)
      : m.bulk_changes_not_valid();
  if (operation === 'move' || operation === 'feature' || operation === 'unfeature') {
    const isKnown = field === (operation === 'move' ? 'account' : 'featured');
    return isKnown && ids.length === 1 && ids.every(isId) ? undefined : m.bulk_changes_not_valid();
  }
  if (operation === 'check' || operation === 'uncheck') {
    const isKnown = spec?.kind === 'flag' || (field === 'draft' && operation === 'uncheck');
    return isKnown && ids.length === 0 ? undefined : m.bulk_changes_not_valid();
  }
  if (spec?.kind !== 'terms' || !operation) return m.bulk_changes_not_valid();
  if (operation !== 'replace' && ids.length === 0) return m.bulk_change_empty();
  if (new Set(ids).size < ids.length || ids.length > maxRemoved) return m.bulk_changes_not_valid();
  // More than a listing may have can still be removed.
  const max = operation === 'remove' ? maxRemoved : spec.max;
  return selectionProblem({ ...spec, max }, ids);
}

/** What is wrong with the changes of a bulk edit, as sent; the paths have their fields. */
export function bulkProblems(changes: unknown, collection: Collection): FieldError[] {
  const at = (path: string[], message: string): FieldError[] => [{ path, message }];
  if (!Array.isArray(changes) || changes.length === 0 || !changes.every(isRecord))
    return at(['changes'], m.bulk_no_changes());
  if (new Set(changes.map(({ field }) => field)).size < changes.length)
    return at(['changes'], m.bulk_changes_not_valid());
  const [only] =
    changes.length > 1 ? changes.flatMap(({ field }) => alone[String(field)] ?? []) : [];
  if (only) return at(['changes'], only.message());
  return changes.flatMap((change) => {
    const problem = changeProblem(change, collection);
    return problem ? at(['changes', String(change.field)], problem) : [];
  });
}

/** What its user must be allowed besides the edit itself; undefined for changes of fields. */
export const bulkAction = (changes: readonly BulkChange[]): Action | undefined =>
  alone[changes[0]?.field ?? '']?.action;

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
