import type { Import } from '@portal/data/imports';
import {
  bulkDecision,
  bulkTarget,
  type ImportKind,
  isListingKind,
  isTermName,
} from '@portal/domain';
import { m } from '../../i18n/messages.js';

/** What the texts about records of a kind call one. */
const nounOf = (type: ImportKind) => {
  if (isTermName(type)) return 'term';
  return type === 'accounts' ? 'account' : type === 'reviews' ? 'review' : 'listing';
};

/** What Undo does to how many records. `decides`: whether the user decides on listings; others submit them. */
export function undoText(
  { type, changes, counts: { created, saved, kept } }: Import,
  decides: boolean,
): string {
  const of = nounOf(type);
  const moves = bulkTarget(changes) !== undefined;
  const makesDrafts = isListingKind(type) && saved > 0 && !decides;
  const restores = moves ? m.bulk_edit_undo_moves : m.imports_undo_restores;
  return [
    ...(created > 0 ? [m.imports_undo_deletes({ of, count: created })] : []),
    ...(saved > 0 ? [restores({ of, count: saved })] : []),
    ...(kept > 0 ? [m.imports_undo_again({ count: kept })] : []),
    ...(moves ? [m.bulk_edit_undo_move_help()] : []),
    ...(bulkDecision(changes) ? [m.bulk_edit_undo_decisions_help()] : []),
    ...(makesDrafts ? [m.imports_undo_makes_drafts()] : []),
    m.imports_undo_keeps({ of }),
  ].join(' ');
}
