import { type Listing, may, type User } from '@portal/data/schemas';
import { collectionOf, type Scope } from '@portal/domain';
import type { MenuLinkItem } from '@portal/ui/components/Menu';
import { BadgePercent, MessageSquareText, Star } from 'lucide-react';
import { m } from '../../i18n/messages.js';
import { paths } from '../../paths.ts';
import { menuLink } from './listingRows.ts';

/** Links to pages about a listing that the user may open. */
export function rowLinks(listing: Listing, scope: Scope, user: User): MenuLinkItem[] {
  const collection = collectionOf(listing);
  const id = listing.slug || listing.id;
  const live = scope === 'active';
  const shown = live && !listing.linkHiddenAt;
  const about = `listing=${encodeURIComponent(id)}`;
  return [
    ...(shown && may(user, 'offer.buy', listing)
      ? [menuLink(m.listings_special_offer(), BadgePercent, paths.newSpecialOffer(collection, id))]
      : []),
    ...(shown && may(user, 'review.write', listing)
      ? [menuLink(m.listings_write_review(), Star, `${paths.newReview(collection)}?${about}`)]
      : []),
    ...(live && may(user, 'review.listAll')
      ? [
          menuLink(
            m.listings_reviews(),
            MessageSquareText,
            `${paths.reviews(collection, 'active')}?${about}`,
          ),
        ]
      : []),
  ];
}
