import type { Listing } from '@portal/data/schemas';
import type { SubmitWords } from '../core/SubmitBar.tsx';
import { m } from '../i18n/messages.js';

export type ListingRole = 'vendor' | 'admin';

type ListingMode = 'new' | 'draft' | 'pending' | 'changes' | 'declined' | 'live';

export function listingMode(
  record: Pick<Listing, 'draft' | 'status' | 'request'> | null,
): ListingMode {
  if (!record) return 'new';
  // A declined listing stays declined, with its note, while it is saved as a draft.
  if (record.status === 'DECLINED') return 'declined';
  // While its vendor works on requested changes, a draft is still about them.
  if (record.request?.open) return 'changes';
  if (record.draft) return 'draft';
  return record.status === 'APPROVED' ? 'live' : 'pending';
}

/**
 * Identifies what is edited: a new listing, the listing itself, or the pending changes to it, which have
 * the same id.
 */
function copyOf(record: Pick<Listing, 'id' | 'status' | 'revision'> | null): string {
  if (!record) return 'new';
  const isRevision = record.revision && record.status !== 'APPROVED';
  return isRevision ? `${record.id}/revision` : String(record.id);
}

/** Identifies a form and its local drafts. A vendor edits the live listing and its pending changes in one form. */
export function formKey(record: Parameters<typeof copyOf>[0], role: ListingRole): string {
  return record && role === 'vendor' ? String(record.id) : copyOf(record);
}

interface ListingActions {
  submit: SubmitWords;
  /** Null for admins, whose saves are direct, and for a listing that was submitted already. */
  draft: SubmitWords | null;
}

const saveDraft = {
  label: m.listing_save_draft(),
  busyLabel: m.listing_saving(),
  doneLabel: m.listing_draft_saved(),
};
const submitForReview = {
  label: m.listing_submit_for_review(),
  shortLabel: m.listing_submit(),
  busyLabel: m.listing_submitting(),
  doneLabel: m.listing_submitted(),
};
const submitChanges = { ...submitForReview, label: m.listing_submit_changes() };
const create = {
  label: m.listing_create(),
  busyLabel: m.listing_creating(),
  doneLabel: m.listing_created(),
};
const saveChanges = {
  label: m.listing_save_changes(),
  busyLabel: m.listing_saving(),
  doneLabel: m.listing_saved(),
};

export function listingActions(mode: ListingMode, role: ListingRole): ListingActions {
  if (role === 'admin') return { submit: mode === 'new' ? create : saveChanges, draft: null };
  if (mode === 'pending') return { submit: submitChanges, draft: null };
  return { submit: submitForReview, draft: saveDraft };
}
