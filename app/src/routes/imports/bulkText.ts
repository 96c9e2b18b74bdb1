import type { Import } from '@portal/data/imports';
import {
  type BulkActionName,
  type BulkChange,
  type BulkOperation,
  bulkFields,
  type Collection,
  isOfKind,
  type ListingField,
  specOf,
  storedName,
  type TermName,
} from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { brand } from '../../brand.ts';
import { m } from '../../i18n/messages.js';

/** What can be chosen for a field; `clear` replaces its terms with none. */
export type BulkChoice = BulkOperation | 'clear';

/** The label of a field, for which the operator may have a name. */
export const labelOf = (name: ListingField): string =>
  name === 'nzOwned' ? brand.names.nzOwned : specOf(name).label;

const takesOne = (name: ListingField): boolean => {
  const spec = specOf(name);
  return spec.kind === 'terms' && spec.max === 1;
};

/** What can be done with a field, in words. */
export function choicesOf(name: ListingField): readonly (readonly [BulkChoice, string])[] {
  if (!isOfKind(name, 'terms'))
    return [
      ['check', m.bulk_edit_yes()],
      ['uncheck', m.bulk_edit_no()],
    ];
  return takesOne(name)
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

/** What an edit does alone. */
export const actionTexts = {
  approve: m.bulk_edit_approve(),
  decline: m.bulk_edit_decline(),
  move: m.bulk_edit_move(),
  feature: m.bulk_edit_feature(),
  unfeature: m.bulk_edit_unfeature(),
} as const satisfies Record<BulkActionName, string>;

const textsOf: Readonly<Partial<Record<BulkOperation, string>>> = actionTexts;

/** A change in words, such as 'Industry: Set to Banking'. */
export function bulkText(
  collection: Collection,
  change: Import['changes'][number],
  terms: ListingTerms,
): string {
  const { field, operation, ids, name: vendor } = change;
  if (operation === 'move' && vendor) return m.bulk_edit_move_to({ name: vendor });
  const name = bulkFields(collection).find((each) => storedName(each) === field);
  if (!name) {
    const action = textsOf[operation] ?? m.bulk_edit_submit();
    return field === 'featured'
      ? m.bulk_edit_other_change({ field: action, change: namesOf(terms.industries, ids) })
      : action;
  }
  const label = labelOf(name);
  if (isOfKind(name, 'terms') && ids.length > 0) {
    const does = operation === 'replace' && takesOne(name) ? 'set' : operation;
    return m.bulk_edit_term_change({ field: label, does, terms: namesOf(terms[name], ids) });
  }
  const choice = choiceOf(change);
  const [, words = ''] = choicesOf(name).find(([each]) => each === choice) ?? [];
  return m.bulk_edit_other_change({ field: label, change: words });
}

const namesOf = (known: ListingTerms[TermName], ids: readonly number[]): string => {
  const named = new Map(known?.map(({ id, name }) => [id, name]));
  return ids.map((id) => named.get(id) ?? (known ? m.bulk_edit_gone_term() : '…')).join(', ');
};

/** What a listing has in a field of an edit, such as 'Banking, Retail', with the name of the field if others change as well. */
export function bulkValue(
  collection: Collection,
  changes: Import['changes'],
  { field, checked, names, ...ids }: Import['changed'][number]['values'][number],
  when: 'before' | 'after',
  terms: ListingTerms,
): string {
  if (names) return names[when] || m.bulk_edit_is_empty();
  const name = bulkFields(collection).find((each) => storedName(each) === field);
  const isChecked = checked === (when === 'after');
  if (field === 'featured')
    return isChecked ? m.bulk_edit_is_featured() : m.bulk_edit_is_not_featured();
  if (!name) return isChecked ? m.bulk_edit_is_draft() : m.bulk_edit_is_submitted();
  const flag = isChecked ? m.bulk_edit_is_checked() : m.bulk_edit_is_not_checked();
  const named = isOfKind(name, 'terms') ? namesOf(terms[name], ids[when]) : '';
  const words = checked === null ? named || m.bulk_edit_is_empty() : flag;
  return changes.length > 1
    ? m.bulk_edit_other_change({ field: labelOf(name), change: words })
    : words;
}
