import { useUser } from '@portal/data/react';
import { type Listing, may, type User } from '@portal/data/schemas';
import { collectionOf, type Scope } from '@portal/domain';
import type { MenuLinkItem } from '@portal/ui/components/Menu';
import { BadgePercent, MessageSquareText, Star } from 'lucide-react';
import { useCallback } from 'react';
import { paths } from '../../paths.ts';
import { useAppServices } from '../../portal.tsx';

/** The pages around a listing that this person may open. */
export function rowLinks(listing: Listing, scope: Scope, user: User): MenuLinkItem[] {
  const collection = collectionOf(listing);
  const id = listing.slug || listing.id;
  const live = scope === 'active';
  const about = `listing=${encodeURIComponent(id)}`;
  const link = (label: string, icon: MenuLinkItem['icon'], href: string): MenuLinkItem => ({
    kind: 'link',
    label,
    icon,
    href,
  });
  return [
    ...(live && may(user, 'offer.buy', listing)
      ? [link('Special offer', BadgePercent, paths.newSpecialOffer(collection, id))]
      : []),
    ...(live && may(user, 'review.write', listing)
      ? [link('Write a review', Star, `${paths.newReview(collection)}?${about}`)]
      : []),
    ...(live && may(user, 'review.decide')
      ? [link('Reviews', MessageSquareText, `${paths.reviews(collection, 'active')}?${about}`)]
      : []),
  ];
}

/** The address of a listing's analytics; undefined when the user may not see them, or analytics are off. */
export function useAnalyticsLink(): (listing: Listing, scope: Scope) => string | undefined {
  const { flags } = useAppServices();
  const user = useUser();
  return useCallback(
    (listing, scope) => {
      const collection = collectionOf(listing);
      if (!flags.analytics || !may(user, `${listing.type}.analytics`)) return undefined;
      return paths.listingAnalytics(collection, scope, listing.slug || listing.id);
    },
    [flags, user],
  );
}
