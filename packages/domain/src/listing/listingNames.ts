import { namesOf, recordOf } from '../base/recordOf.ts';
import { listingShape, snake, storedName } from './listingShape.ts';

/** The names of a listing's fields in calls and in the database, where they may differ from ours. */
export const listingNames: Readonly<Record<string, string>> = {
  ...recordOf(namesOf(listingShape), storedName),
  ...recordOf(
    [
      ...['internalNote', 'changedFields', 'submittedAt', 'decidedAt', 'linkHiddenAt', 'lateHours'],
      ...['numReviews', 'versionChecked', 'newMessages'],
    ],
    snake,
  ),
  adminNote: 'note',
  createdBy: 'created_by_obj',
};
