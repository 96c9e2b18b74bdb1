import { bulkTarget, type Collection, importTexts, moveDifference } from '@portal/domain';
import { authorize } from './access.ts';
import { moveListing } from './accountActions.ts';
import { nameOf } from './audit.ts';
import type { Database, StoredListing, StoredUser } from './database.ts';
import { type Call, HttpError } from './http.ts';
import { callFor, fail, revertToBase } from './importRows.ts';
import { isClosed } from './shapes.ts';
import type { ImportRow, StoredImport } from './storedImports.ts';

/* Listings of a bulk edit that move to another vendor, each as one that is moved alone. */

const personOf = (user: StoredUser) => ({ id: user.id, name: nameOf(user) });

/** Throws unless listings can move to a user; each row checks it again. */
export function mustTakeListings({ users }: Database, to: number | undefined): void {
  const target = users.find(({ id }) => id === to) ?? fail('changes', 'Account is not valid');
  if (isClosed(target) || !target.confirmed)
    fail('changes', new HttpError('target-not-open').message);
}

/** Moves the listing of a row, or checks it. */
export function moveRow(
  call: Call,
  type: Collection,
  { changes = [] }: StoredImport,
  row: ImportRow,
  writes: boolean,
  listing: StoredListing,
): void {
  authorize(call, 'accounts.manage');
  const { users } = call.db;
  const to = bulkTarget(changes);
  const target = users.find(({ id }) => id === to);
  const former = users.find(({ accountId }) => accountId === listing.accountId);
  const { version: base } = listing;
  const moving = callFor(call, writes, { to }, listing.id);
  try {
    moveListing(moving, type);
  } catch (error) {
    const reason = error instanceof HttpError && Object(error.reply.body).error?.details?.reason;
    if (reason !== 'listing-already-there') throw error;
    row.state = 'unchanged';
    return;
  }
  row.state = writes ? 'saved' : 'changed';
  if (target) row.preview = [moveDifference(former ? personOf(former) : null, personOf(target))];
  row.done = { id: listing.id, version: listing.version, base, from: former?.id ?? null };
}

/** Moves a listing that has not changed since back to its former vendor. */
export function undoMove(undo: Call, type: Collection, row: ImportRow, from: number | null): void {
  authorize(undo, 'accounts.manage');
  if (from === null) {
    row.problems = [{ path: ['row'], message: importTexts.keptNoVendor }];
    return;
  }
  moveListing({ ...undo, body: { data: { to: from } } }, type);
  row.state = 'undone';
  revertToBase(undo, type, row);
}
