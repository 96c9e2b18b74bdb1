import { useUser } from '@portal/data/react';
import { type Collection, isAdmin, type Listing } from '@portal/data/schemas';
import { ListingOffers } from '../offers/ListingOffers.tsx';
import { ListingRating } from '../reviews/ListingRating.tsx';

interface BesideListingProps {
  collection: Collection;
  /** Null for a new listing. */
  record: Listing | null;
}

/** What the directory shows beside a live listing: its reviews and special offers. */
export function BesideListing({ collection, record }: BesideListingProps) {
  const user = useUser();
  if (!record || !(record.status === 'APPROVED' || record.revision)) return null;
  const admin = isAdmin(user);
  const own = record.account !== null && record.account.id === user.account?.id;
  return (
    <>
      <ListingRating collection={collection} record={record} admin={admin} own={own} />
      <ListingOffers collection={collection} listing={record} mayBuy={own && !admin} />
    </>
  );
}
