import { type ClaimKind, claimTimes } from '@portal/domain';
import { callerMay } from './access.ts';
import type { StoredClaim } from './database.ts';
import { type Call, notFound, type Reply, record } from './http.ts';
import { findSeen } from './listingReads.ts';
import { isClosed, listingShape } from './shapes.ts';

/* Which moderators have a record open. */

type Claimed = Pick<StoredClaim, 'kind' | 'id'>;

function claimedBy({ params }: Call, kind: ClaimKind): Claimed {
  const id = Number(params.id);
  if (!(id >= 1)) throw notFound();
  return { kind, id };
}

const isSame = (a: Claimed, b: Claimed): boolean => a.kind === b.kind && a.id === b.id;

const isCurrent = ({ seenAt }: StoredClaim, { at }: Call): boolean =>
  Date.parse(at) - Date.parse(seenAt) < claimTimes.endsAfter;

function shapes(call: Call, wanted: (claim: StoredClaim) => boolean) {
  const { db } = call;
  return db.claims
    .filter((claim) => wanted(claim) && isCurrent(claim, call))
    .toSorted((a, b) => a.since.localeCompare(b.since))
    .flatMap(({ kind, id, userId, since }) => {
      const user = db.users.find((each) => each.id === userId);
      if (!user || isClosed(user) || !callerMay({ user, db }, 'claim.save')) return [];
      const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
      return [{ kind, id, user: { id: user.id, name }, since }];
    });
}

export const listClaims = (call: Call): Reply => record(shapes(call, () => true));

/** Whether the record is in review; throws 404 for one that the caller may not see. */
function isPending(call: Call, { kind, id }: Claimed): boolean {
  if (kind === 'apps' || kind === 'services') {
    const { status, draft } = listingShape(findSeen(call, kind), 'pending', call);
    return status === 'PENDING' && !draft;
  }
  const rows: readonly { id: number; status: string }[] =
    kind === 'reviews' ? call.db.reviews : call.db.offers;
  const row = rows.find((each) => each.id === id);
  if (!row) throw notFound();
  return row.status.startsWith('P');
}

export function saveClaim(call: Call, kind: ClaimKind): Reply {
  const { db, user, at } = call;
  const claimed = claimedBy(call, kind);
  if (!isPending(call, claimed)) return record([]);
  const own = db.claims.find((claim) => isSame(claim, claimed) && claim.userId === user.id);
  if (!own) db.claims.push({ ...claimed, userId: user.id, since: at, seenAt: at });
  else Object.assign(own, isCurrent(own, call) ? {} : { since: at }, { seenAt: at });
  return record(shapes(call, (claim) => isSame(claim, claimed)));
}

export function endClaim(call: Call, kind: ClaimKind): Reply {
  const { db, user } = call;
  const claimed = claimedBy(call, kind);
  db.claims = db.claims.filter((claim) => !isSame(claim, claimed) || claim.userId !== user.id);
  return record(null);
}
