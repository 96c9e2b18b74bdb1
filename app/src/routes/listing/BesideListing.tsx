import { useUser } from '@portal/data/react';
import { type Listing, may, type User } from '@portal/data/schemas';
import { type Collection, collectionOf } from '@portal/domain';
import { paths } from '../../paths.ts';
import { ListingOffers } from '../offers/ListingOffers.tsx';
import { ListingRating } from '../reviews/ListingRating.tsx';

interface BesideListingProps {
  collection: Collection;
  /** Null for a new listing. */
  record: Listing | null;
}

const isLive = ({ status, revision }: Listing): boolean => status === 'APPROVED' || revision;

/** Where a special offer for this listing is bought; undefined for users who may not. */
export const offerLink = (record: Listing, user: User): string | undefined =>
  isLive(record) && may(user, 'offer.buy', record)
    ? paths.newSpecialOffer(collectionOf(record), record.slug || record.id)
    : undefined;

/** What the directory shows beside a live listing: its reviews and special offers. */
export function BesideListing({ collection, record }: BesideListingProps) {
  const user = useUser();
  if (!record || !isLive(record)) return null;
  return (
    <>
      <ListingRating
        collection={collection}
        record={record}
        mayReview={may(user, 'review.write', record)}
        mayReadAll={may(user, 'review.decide')}
      />
      <ListingOffers
        collection={collection}
        listing={record}
        mayBuy={may(user, 'offer.buy', record)}
      />
    </>
  );
}
