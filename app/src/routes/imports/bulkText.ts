import {
  type BulkChange,
  bulkFields,
  type Collection,
  isOfKind,
  specOf,
  storedName,
} from '@portal/domain';
import type { ListingTerms } from '@portal/forms/listing';
import { m } from '../../i18n/messages.js';

const operations = {
  add: m.bulk_edit_add(),
  remove: m.bulk_edit_remove(),
  replace: m.bulk_edit_replace(),
  check: m.bulk_edit_check_box(),
  uncheck: m.bulk_edit_uncheck_box(),
  approve: m.bulk_edit_approve(),
  decline: m.bulk_edit_decline(),
};

/** A change in words, such as 'Industries: Set to Banking'. */
export function bulkText(collection: Collection, change: BulkChange, terms: ListingTerms): string {
  const { field, operation, ids } = change;
  const name = bulkFields(collection).find((each) => storedName(each) === field);
  if (!name) return field === 'status' ? operations[operation] : m.bulk_edit_submit();
  const { label, ...spec } = specOf(name);
  const isOne = spec.kind === 'terms' && spec.max === 1;
  const words =
    operation !== 'replace'
      ? operations[operation]
      : ids.length > 0
        ? isOne
          ? m.bulk_edit_set()
          : operations.replace
        : isOne
          ? m.bulk_edit_clear_one()
          : m.bulk_edit_clear();
  if (!isOfKind(name, 'terms') || ids.length === 0)
    return m.bulk_edit_other_change({ field: label, change: words });
  const named = new Map(terms[name]?.map((term) => [term.id, term.name]));
  const chosen = ids.map((id) => named.get(id) ?? '…').join(', ');
  return m.bulk_edit_term_change({ field: label, change: words, terms: chosen });
}
