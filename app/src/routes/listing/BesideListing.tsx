import { useUser } from '@portal/data/react';
import { isAdmin, type Listing, type User } from '@portal/data/schemas';
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

const isOwn = ({ account }: Listing, user: User): boolean =>
  account !== null && account.id === user.account?.id;

/** Where a special offer for this listing is bought; undefined for users who may not. */
export const offerLink = (record: Listing, user: User): string | undefined =>
  isLive(record) && isOwn(record, user) && !isAdmin(user)
    ? paths.newSpecialOffer(collectionOf(record), record.slug || record.id)
    : undefined;

/** What the directory shows beside a live listing: its reviews and special offers. */
export function BesideListing({ collection, record }: BesideListingProps) {
  const user = useUser();
  if (!record || !isLive(record)) return null;
  const admin = isAdmin(user);
  const own = isOwn(record, user);
  return (
    <>
      <ListingRating collection={collection} record={record} admin={admin} own={own} />
      <ListingOffers collection={collection} listing={record} mayBuy={own && !admin} />
    </>
  );
}
