import { formatDate, type Listing, mediaUrl, personName } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import type { ListingRow } from '@portal/ui/patterns/ListingTable';
import { paths } from '../../paths.ts';
import { waited } from '../when.ts';
import { isQueue, type ListPlace } from './listingsQuery.ts';

const statuses = { PENDING: 'pending', APPROVED: 'approved', DECLINED: 'declined' } as const;

/** The badge of a listing: a draft is not in review; what was sent back is declined until it is handed over again. */
export const badgeOf = ({ draft, status }: Listing): ListingRow['status'] =>
  draft && status !== 'DECLINED' ? 'draft' : statuses[status];

/** What kind of work a queue's row is. */
export function kindOfChange(listing: Listing): string {
  if (listing.revision) {
    const fields = listing.changedFields?.length ?? 0;
    return `${fields} ${fields === 1 ? 'change' : 'changes'} to a live listing`;
  }
  const { decidedAt, submittedAt } = listing;
  const again = decidedAt !== null && submittedAt !== null && submittedAt > decidedAt;
  return again ? 'Resubmitted after decline' : 'New listing';
}

/** A record as a row of the table. */
export function toRow(
  listing: Listing,
  place: ListPlace,
  now: number,
  analyticsHref?: string | undefined,
): ListingRow {
  const logo = listing.logo;
  const owner = listing.createdBy ?? listing.account;
  const href = paths.listing(collectionOf(listing), place.scope, listing.slug || listing.id);
  const waits = listing.status === 'PENDING' && !listing.draft;
  return {
    id: String(listing.id),
    name: listing.name,
    href,
    analyticsHref,
    logo: logo ? { src: mediaUrl(logo, 320) } : undefined,
    summary: listing.shortDescription || undefined,
    status: badgeOf(listing),
    changesLive: place.scope === 'pending' && listing.revision,
    ...(listing.rating === null || isQueue(place)
      ? {}
      : { rating: { mean: listing.rating, count: listing.numReviews } }),
    industry: listing.industries[0]?.name,
    changed: formatDate(listing.updatedAt),
    ...(isQueue(place)
      ? {
          editHref: `${href}?edit`,
          kind: kindOfChange(listing),
          waiting: waits ? waited(listing.submittedAt ?? listing.updatedAt, now) : undefined,
        }
      : {}),
    ...(place.whose === 'all' && owner
      ? { vendor: { name: personName(owner), email: owner.email ?? '' } }
      : {}),
  };
}
