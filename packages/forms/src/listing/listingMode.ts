import type { Listing } from '@portal/data/schemas';
import type { SubmitWords } from '../core/SubmitBar.tsx';

/** Who edits a listing. */
export const listingRoles = ['vendor', 'admin'] as const;
export type ListingRole = (typeof listingRoles)[number];

/** What is being edited. */
export const listingModes = ['new', 'draft', 'pending', 'declined', 'live'] as const;
export type ListingMode = (typeof listingModes)[number];

type RecordState = Pick<Listing, 'draft' | 'status'>;

/** What is being edited, by the record; null is a new one. */
export function listingMode(record: RecordState | null): ListingMode {
  if (!record) return 'new';
  // What was sent back stays so, with its note, while it is mended in drafts.
  if (record.status === 'DECLINED') return 'declined';
  if (record.draft) return 'draft';
  return record.status === 'APPROVED' ? 'live' : 'pending';
}

/**
 * Names the copy that is edited: a new one, the listing itself, or the changes to it that wait for a decision.
 * Both copies of a listing have its id.
 */
export function copyOf(record: Pick<Listing, 'id' | 'status' | 'revision'> | null): string {
  if (!record) return 'new';
  const waits = record.revision && record.status !== 'APPROVED';
  return waits ? `${record.id}/revision` : String(record.id);
}

/**
 * Names the copy in whose form text is offered again. A vendor writes the same change from the live listing as from what
 * waits beside it, so the text comes along when another tab has handed one in meanwhile.
 */
export function keptUnder(record: Parameters<typeof copyOf>[0], role: ListingRole): string {
  return record && role === 'vendor' ? String(record.id) : copyOf(record);
}

export interface ListingActions {
  submit: SubmitWords;
  /** Null where there is nothing to hold back: an admin's save is direct, and what waits for review was handed over. */
  draft: SubmitWords | null;
}

const saveDraft: SubmitWords = {
  label: 'Save draft',
  busyLabel: 'Saving',
  doneLabel: 'Draft saved',
};
const submitForReview: SubmitWords = {
  label: 'Submit for review',
  shortLabel: 'Submit',
  busyLabel: 'Submitting',
  doneLabel: 'Submitted',
};
const submitChanges: SubmitWords = { ...submitForReview, label: 'Submit changes' };
const create: SubmitWords = {
  label: 'Create listing',
  busyLabel: 'Creating',
  doneLabel: 'Created',
};
const saveChanges: SubmitWords = { label: 'Save changes', busyLabel: 'Saving', doneLabel: 'Saved' };

/** What the buttons do; `draft` is null where nothing can be kept as a draft. */
export function listingActions(mode: ListingMode, role: ListingRole): ListingActions {
  if (role === 'admin') return { submit: mode === 'new' ? create : saveChanges, draft: null };
  if (mode === 'pending') return { submit: submitChanges, draft: null };
  return { submit: submitForReview, draft: saveDraft };
}
