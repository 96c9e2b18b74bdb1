import { type Counts, may, type User as Person } from '@portal/data/schemas';
import type { SideMenuGroup } from '@portal/ui/patterns/SideMenu';
import { LayoutDashboard, LogOut, PenLine, Sparkles, Star, Tag, User } from 'lucide-react';
import type { Flags } from '../flags.ts';
import { paths } from '../paths.ts';
import type { MenuGroup } from './menuGroup.ts';
import { allOffers, allReviews, metadata } from './menuOfAdmins.ts';
import { listingItems } from './menuOfListings.ts';

interface MenuFacts {
  user: Person;
  flags: Flags;
  counts: Counts | null;
  /** The address on screen, without its query. */
  pathname: string;
}

/** The groups of the side menu for this person, in their order. */
export function menuGroups({ user, flags, counts, pathname }: MenuFacts): SideMenuGroup[] {
  const seesAll = may(user, 'listing.listAll');
  const groups = [
    dashboard(user, flags),
    { label: 'App Listings', items: listingItems('apps', seesAll, counts) },
    { label: 'Cloud Experts', items: listingItems('services', seesAll, counts) },
    may(user, 'review.decide') ? allReviews(counts) : ownReviews,
    may(user, 'offer.decide') ? allOffers(counts) : ownOffers,
    ...(may(user, 'term.write') ? [metadata] : []),
  ];
  return groups.filter(({ items }) => items.length > 0).map((group) => lit(group, pathname));
}

/** Phones have no room for the account menu of the top bar; it stands at the drawer's foot. */
export function accountGroup(pathname: string): SideMenuGroup {
  const account = { label: 'My account', href: paths.account, icon: User, covers: [paths.account] };
  const out = { label: 'Sign out', href: paths.signOut, icon: LogOut };
  return { ...lit({ label: 'Account', items: [account, out] }, pathname), atFoot: true };
}

const ownReviews: MenuGroup = {
  label: 'Reviews',
  items: [
    { label: 'My reviews', href: paths.myReviews, icon: Star },
    {
      label: 'Write a review',
      href: paths.newReview('apps'),
      covers: [paths.newReview('services')],
      icon: PenLine,
    },
  ],
};

const ownOffers: MenuGroup = {
  label: 'Special Offers',
  items: [
    { label: 'My offers', href: paths.myOffers, covers: [paths.specialOfferPaywall], icon: Tag },
  ],
};

function dashboard(user: Person, flags: Flags): MenuGroup {
  const overview = { label: 'Dashboard', href: paths.dashboard, icon: LayoutDashboard };
  const featured = { label: 'Featured', href: paths.featured, icon: Sparkles, isNew: true };
  return {
    label: 'Dashboard',
    items: [
      ...(may(user, 'analytics.overview') && flags.analytics ? [overview] : []),
      ...(may(user, 'term.write') ? [featured] : []),
    ],
  };
}

function lit({ label, items }: MenuGroup, pathname: string): SideMenuGroup {
  return {
    label,
    items: items.map(({ covers = [], ...item }) => ({
      ...item,
      current: pathname === item.href || covers.some((path) => pathname.startsWith(path)),
    })),
  };
}
