import type { Counts } from '@portal/data/schemas';
import { type Collection, collections, shelves } from '@portal/domain';
import { Factory, FolderTree, MapPin, PenLine, Star, Tag } from 'lucide-react';
import { paths } from '../paths.ts';
import type { MenuGroup, MenuLine } from './menuGroup.ts';

export function allReviews(counts: Counts | null): MenuGroup {
  const reviews = (label: string, collection: Collection): MenuLine => ({
    label,
    href: paths.reviews(collection, 'pending'),
    covers: shelves.map((shelf) => paths.reviews(collection, shelf)),
    icon: Star,
    ...waiting(counts?.reviews[collection]),
  });
  const mine: MenuLine = {
    label: 'My reviews',
    href: paths.myReviews,
    covers: collections.map(paths.newReview),
    icon: PenLine,
  };
  return {
    label: 'Reviews',
    items: [reviews('App reviews', 'apps'), reviews('Service reviews', 'services'), mine],
  };
}

export function allOffers(counts: Counts | null): MenuGroup {
  const offers = (label: string, collection: Collection): MenuLine => ({
    label,
    href: paths.specialOffers(collection, 'pending'),
    covers: [`/special-offers/${collection}/`],
    icon: Tag,
    ...waiting(counts?.specialOffers[collection]),
  });
  return {
    label: 'Special Offers',
    items: [offers('App Offers', 'apps'), offers('Service Offers', 'services')],
  };
}

/** What listings are filed under. */
export const metadata: MenuGroup = {
  label: 'Metadata',
  items: [
    {
      label: 'Categories',
      href: paths.categories,
      covers: [paths.category('')],
      icon: FolderTree,
    },
    { label: 'Industries', href: paths.industries, icon: Factory },
    { label: 'Locations', href: paths.locations, icon: MapPin },
  ],
};

function waiting(count: number | undefined) {
  return count === undefined ? {} : { count, waiting: count > 0 };
}
