/** The names of a listing's fields in calls and in the database, where they differ from ours. */
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
  linkHiddenAt: 'link_hidden_at',
  lateHours: 'late_hours',
  numReviews: 'num_reviews',
  createdBy: 'created_by_obj',
  teamMembers: 'team_members',
  versionChecked: 'version_checked',
  newMessages: 'new_messages',
} as const;
