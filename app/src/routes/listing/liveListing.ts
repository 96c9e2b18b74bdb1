import { type Listing, may, type User } from '@portal/data/schemas';
import { collectionOf } from '@portal/domain';
import { paths } from '../../paths.ts';

/** Whether visitors see the listing, or an older version of it. */
export const isLive = ({ status, revision }: Listing): boolean => status === 'APPROVED' || revision;

/** The page to buy a special offer for this listing; undefined for users who may not. */
export const offerLink = (record: Listing, user: User): string | undefined =>
  isLive(record) && !record.linkHiddenAt && may(user, 'offer.buy', record)
    ? paths.newSpecialOffer(collectionOf(record), record.slug || record.id)
    : undefined;
