import {
  type BulkChange,
  type BulkOperation,
  bulkFields,
  type Collection,
  isOfKind,
  type ListingField,
  specOf,
  storedName,
} from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';

/** What can be chosen for a field; `clear` replaces its terms with none. */
export type BulkChoice = BulkOperation | 'clear';

/** The label of a field, for which the operator may have a name. */
export const labelOf = (name: ListingField): string =>
  name === 'nzOwned' ? brand.names.nzOwned : specOf(name).label;

/** What can be done with a field, in words. */
export function choicesOf(name: ListingField): readonly (readonly [BulkChoice, string])[] {
  const spec = specOf(name);
  if (spec.kind !== 'terms')
    return [
      ['check', m.bulk_edit_yes()],
      ['uncheck', m.bulk_edit_no()],
    ];
  return spec.max === 1
    ? [
        ['replace', m.bulk_edit_set()],
        ['clear', m.bulk_edit_clear_one()],
      ]
    : [
        ['add', m.bulk_edit_add()],
        ['remove', m.bulk_edit_remove()],
        ['replace', m.bulk_edit_replace()],
        ['clear', m.bulk_edit_clear()],
      ];
}

/** The choice that makes a change. */
export const choiceOf = ({ operation, ids }: BulkChange): BulkChoice =>
  operation === 'replace' && ids.length === 0 ? 'clear' : operation;

const decisions: Readonly<Record<string, string>> = {
  approve: m.bulk_edit_approve(),
  decline: m.bulk_edit_decline(),
};

/** A change in words, such as 'Industry: Set to Banking'. */
export function bulkText(collection: Collection, change: BulkChange, terms: ListingTerms): string {
  const { field, operation, ids } = change;
  const name = bulkFields(collection).find((each) => storedName(each) === field);
  if (!name) return decisions[operation] ?? m.bulk_edit_submit();
  const choice = choiceOf(change);
  const words = choicesOf(name).find(([each]) => each === choice)?.[1] ?? '';
  const label = labelOf(name);
  if (!isOfKind(name, 'terms') || ids.length === 0)
    return m.bulk_edit_other_change({ field: label, change: words });
  const named = new Map(terms[name]?.map((term) => [term.id, term.name]));
  const chosen = ids.map((id) => named.get(id) ?? '…').join(', ');
  return m.bulk_edit_term_change({ field: label, change: words, terms: chosen });
}
