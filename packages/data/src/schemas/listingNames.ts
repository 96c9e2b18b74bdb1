import { listingNames } from '@portal/domain';
import { ourName } from './names.ts';

/** A field named by the backend, such as one of `changed_fields`, under our name. */
export function listingFieldName(stored: string): string {
  return ourName(stored, listingNames);
}
