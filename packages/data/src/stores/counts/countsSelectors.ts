import type { Collection } from '@portal/domain';
import type { Counts } from '../../schemas/counts.ts';

/** Number beside "Pending listings": what waits for an admin, or what a vendor has that is not approved. */
export function pendingCount(counts: Counts, collection: Collection, admin: boolean): number {
  return admin ? counts[collection].waiting : counts[collection].minePending;
}
