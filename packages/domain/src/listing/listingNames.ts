import { namesOf, recordOf } from '../base/recordOf.ts';
import { listingShape, storedName } from './listingShape.ts';

/** The names of a listing's fields in calls and in the database, where they may differ from ours. */
export const listingNames: Readonly<Record<string, string>> = {
  ...recordOf(namesOf(listingShape), storedName),
  adminNote: 'note',
  internalNote: 'internal_note',
  changedFields: 'changed_fields',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
  linkHiddenAt: 'link_hidden_at',
  lateHours: 'late_hours',
  numReviews: 'num_reviews',
  createdBy: 'created_by_obj',
  versionChecked: 'version_checked',
  newMessages: 'new_messages',
};
