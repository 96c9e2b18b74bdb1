import { type Names, ourName } from './names.ts';

/** The only place that knows how the backend calls the fields of a listing. */
export const listingNames = {
  shortDescription: 'summary',
  longDescription: 'description',
  freeTrial: 'trial',
  nzOwned: 'nz',
  adminNote: 'note',
  internalNote: 'internal_note',
  changedFields: 'changed_fields',
  submittedAt: 'submitted_at',
  decidedAt: 'decided_at',
  numReviews: 'num_reviews',
  createdBy: 'created_by_obj',
  teamMembers: 'team_members',
  versionChecked: 'version_checked',
} as const satisfies Names;

/** A field named by the backend, such as one of `changed_fields`, under our name. */
export function listingFieldName(stored: string): string {
  return ourName(stored, listingNames);
}
